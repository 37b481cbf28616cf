import { useState } from 'react'
import { useSite } from '../session/use-document.ts'
import { Switch } from '../ui/switch.tsx'
import { words } from './words.ts'
import lists from '../visitor-lists/visitor-lists.module.css'
import styles from './accounts.module.css'

/** The roles of the site, each on or off. */
export function RoleChoice({
  chosen,
  onChange,
}: {
  /** Ids of roles. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  const { roles = {} } = useSite().access ?? {}
  const sorted = Object.entries(roles).toSorted(([, a], [, b]) => a.name.localeCompare(b.name))
  // Once taken away they cannot be given again, so they stay in sight until the window is closed.
  const [gone] = useState(() => chosen.filter((id) => !roles[id]))
  const offered = [
    ...sorted.map(([id, { name }]) => ({ id, name })),
    ...gone.map((id) => ({ id, name: words.unknownRoleOf(id) })),
  ]
  return (
    <div role="group" aria-label={words.roles} className={styles.choice}>
      <span className={styles.label}>{words.roles}</span>
      {offered.map(({ id, name }) => (
        <Switch
          key={id}
          label={name}
          isOn={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      <p className={lists.none}>{sorted.length === 0 ? words.noRoles : words.rolesHint}</p>
    </div>
  )
}
