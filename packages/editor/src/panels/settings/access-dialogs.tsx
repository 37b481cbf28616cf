import { useState } from 'react'
import type { Id } from '@heddle/document'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAccessChange } from './use-access-change.ts'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.access

interface DialogProps {
  /** Of the one to change; absent for a new one. */
  readonly id?: Id
  readonly onClose: () => void
}

/** Asks for the name of a role, as what signs visitors in gives it to them. */
export function RoleDialog({ id, onClose }: DialogProps) {
  const { newId } = useEditor()
  const role = useSite().access?.roles?.[id ?? '']
  const [name, setName] = useState(role?.name ?? '')
  const { wrong, set, forget } = useAccessChange()
  const apply = () => {
    const label = role ? words.changes.role : words.changes.addRole
    if (set(label, { roles: { [id ?? newId()]: { name: name.trim() } } })) onClose()
  }
  return (
    <FormDialog
      title={role ? words.editRole(role.name) : words.addRole}
      cancel={words.cancel}
      submit={role ? words.apply : words.create}
      className={styles.form}
      onClose={onClose}
      onSubmit={apply}
    >
      <TextField
        label={words.roleName}
        value={name}
        error={wrong || undefined}
        autoFocus
        onChange={(text) => {
          forget()
          setName(text)
        }}
      />
    </FormDialog>
  )
}

/** Asks for the name of a group, and for the roles that whoever belongs to it has. */
export function GroupDialog({ id, onClose }: DialogProps) {
  const { newId } = useEditor()
  const { roles = {}, groups = {} } = useSite().access ?? {}
  const group = groups[id ?? '']
  const [name, setName] = useState(group?.name ?? '')
  const [chosen, setChosen] = useState<readonly Id[]>(group?.roles ?? [])
  const { wrong, set, forget } = useAccessChange()
  const apply = () => {
    const label = group ? words.changes.group : words.changes.addGroup
    const known = chosen.filter((role) => Object.hasOwn(roles, role))
    if (set(label, { groups: { [id ?? newId()]: { name: name.trim(), roles: known } } })) onClose()
  }
  return (
    <FormDialog
      title={group ? words.editGroup(group.name) : words.addGroup}
      cancel={words.cancel}
      submit={group ? words.apply : words.create}
      className={styles.form}
      onClose={onClose}
      onSubmit={apply}
    >
      <TextField
        label={words.groupName}
        value={name}
        error={wrong || undefined}
        autoFocus
        onChange={(text) => {
          forget()
          setName(text)
        }}
      />
      <div role="group" aria-label={words.groupRoles} className={styles.fields}>
        <span className={styles.label}>{words.groupRoles}</span>
        {Object.keys(roles).length === 0 && <p className={styles.none}>{words.noRoles}</p>}
        {Object.entries(roles)
          .toSorted(([, a], [, b]) => a.name.localeCompare(b.name))
          .map(([role, { name: label }]) => (
            <Switch
              key={role}
              label={label}
              isOn={chosen.includes(role)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
            />
          ))}
      </div>
    </FormDialog>
  )
}
