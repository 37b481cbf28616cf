import { useState, type ReactNode } from 'react'
import type { Id } from '@heddle/document'
import type { AccessValues } from '@heddle/document/operations'
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
  return (
    <NameDialog
      title={role ? words.editRole(role.name) : words.addRole}
      label={words.roleName}
      name={role?.name}
      step={role ? words.changes.role : words.changes.addRole}
      valuesOf={(name) => ({ roles: { [id ?? newId()]: { name } } })}
      onClose={onClose}
    />
  )
}

/** Asks for the name of a group, and for the roles that whoever belongs to it has. */
export function GroupDialog({ id, onClose }: DialogProps) {
  const { newId } = useEditor()
  const { roles = {}, groups = {} } = useSite().access ?? {}
  const group = groups[id ?? '']
  const [chosen, setChosen] = useState<readonly Id[]>(group?.roles ?? [])
  const known = chosen.filter((role) => Object.hasOwn(roles, role))
  return (
    <NameDialog
      title={group ? words.editGroup(group.name) : words.addGroup}
      label={words.groupName}
      name={group?.name}
      step={group ? words.changes.group : words.changes.addGroup}
      valuesOf={(name) => ({ groups: { [id ?? newId()]: { name, roles: known } } })}
      onClose={onClose}
    >
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
    </NameDialog>
  )
}

interface NameDialogProps {
  readonly title: string
  readonly label: string
  /** Of the one to change; absent for a new one. */
  readonly name: string | undefined
  /** Name of the step in the history. */
  readonly step: string
  readonly valuesOf: (name: string) => AccessValues
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** Asks for a name and whatever else stands in it; says at the name why it cannot be so. */
function NameDialog({ title, label, name: given, step, valuesOf, children, onClose }: NameDialogProps) {
  const [name, setName] = useState(given ?? '')
  const { wrong, set, forget } = useAccessChange()
  return (
    <FormDialog
      title={title}
      cancel={words.cancel}
      submit={given === undefined ? words.create : words.apply}
      className={styles.form}
      onClose={onClose}
      onSubmit={() => {
        if (set(step, valuesOf(name.trim()))) onClose()
      }}
    >
      <TextField
        label={label}
        value={name}
        error={wrong || undefined}
        autoFocus
        onChange={(text) => {
          forget()
          setName(text)
        }}
      />
      {children}
    </FormDialog>
  )
}
