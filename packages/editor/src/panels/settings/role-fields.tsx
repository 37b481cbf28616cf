import { ROLE_TYPES, type RoleType } from '@heddle/document'
import type { PluginAuth } from '@heddle/kit'
import { useSite } from '../../session/use-document.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAccessChange } from './use-access-change.ts'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.access

/** Where roles stand in the user object: as the plugin says, unless the site says otherwise. */
export function RoleFields({ auth }: { readonly auth: PluginAuth | undefined }) {
  const { access = {} } = useSite()
  const { set } = useAccessChange()
  const type = access.roleType ?? auth?.roleType ?? 'array-string'
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
  return (
    <div role="group" aria-label={words.where} className={styles.fields}>
      <TextField
        label={words.roleKey}
        hint={words.roleKeyHint}
        value={access.roleKey ?? ''}
        placeholder={auth?.roleKey ?? 'roles'}
        isMono
        onCommit={(key) => set(words.changes.set, { roleKey: orNull(key) })}
      />
      <Select<RoleType>
        label={words.roleType}
        value={type}
        options={ROLE_TYPES.map((value) => ({ value, label: words[value] }))}
        onChange={(roleType) => set(words.changes.set, { roleType })}
      />
      {type === 'array-object' && (
        <TextField
          label={words.roleNameKey}
          value={access.roleNameKey ?? ''}
          placeholder={auth?.roleNameKey ?? 'name'}
          isMono
          onCommit={(key) => set(words.changes.set, { roleNameKey: orNull(key) })}
        />
      )}
    </div>
  )
}
