import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '@heddle/document'
import { useSite } from '../../session/use-document.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { GroupDialog, RoleDialog } from './access-dialogs.tsx'
import { useAccessChange } from './use-access-change.ts'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.access
type Named = { readonly name: string }

/** The roles of the site, and the groups that are made of them. */
export function AccessLists() {
  const { roles = {}, groups = {} } = useSite().access ?? {}
  const [open, setOpen] = useState<{ readonly kind: 'role' | 'group'; readonly id?: Id }>()
  const { wrong, set } = useAccessChange()
  const close = () => setOpen(undefined)
  const rolesOf = (ids: readonly Id[]) => ids.map((id) => roles[id]?.name ?? '?').join(', ') || words.noRole
  const Dialog = open?.kind === 'role' ? RoleDialog : GroupDialog
  return (
    <>
      <NamedList
        title={words.roles}
        none={words.noRoles}
        add={words.addRole}
        edit={words.editRole}
        remove={words.deleteRole}
        items={roles}
        onOpen={(id) => setOpen({ kind: 'role', ...(id !== undefined && { id }) })}
        onRemove={(id) => set(words.changes.deleteRole, { roles: { [id]: null } })}
      />
      <NamedList
        title={words.groups}
        none={words.noGroups}
        add={words.addGroup}
        edit={words.editGroup}
        remove={words.deleteGroup}
        items={groups}
        noteOf={(id) => rolesOf(groups[id]?.roles ?? [])}
        onOpen={(id) => setOpen({ kind: 'group', ...(id !== undefined && { id }) })}
        onRemove={(id) => set(words.changes.deleteGroup, { groups: { [id]: null } })}
      />
      {wrong && (
        <p className={styles.error} role="alert">
          {wrong}
        </p>
      )}
      {open && <Dialog key={open.id ?? 'new'} {...(open.id !== undefined && { id: open.id })} onClose={close} />}
    </>
  )
}

interface NamedListProps {
  readonly title: string
  readonly none: string
  readonly add: string
  readonly edit: (name: string) => string
  readonly remove: (name: string) => string
  readonly items: Readonly<Record<Id, Named>>
  readonly noteOf?: (id: Id) => string
  /** Without an id: a new one. */
  readonly onOpen: (id?: Id) => void
  readonly onRemove: (id: Id) => void
}

function NamedList({ title, none, add, edit, remove, items, noteOf, onOpen, onRemove }: NamedListProps) {
  const sorted = Object.entries(items).toSorted(([, a], [, b]) => a.name.localeCompare(b.name))
  return (
    <div role="group" aria-label={title}>
      <div className={styles.row}>
        <span className={styles.label}>{title}</span>
        <IconButton icon={Plus} size={24} label={add} onPress={() => onOpen()} />
      </div>
      {sorted.length === 0 && <p className={styles.none}>{none}</p>}
      <ul>
        {sorted.map(([id, { name }]) => (
          <li key={id} className={styles.redirect}>
            <button
              type="button"
              className={styles.open}
              aria-label={edit(name)}
              {...(noteOf && { 'aria-description': noteOf(id) })}
              onClick={() => onOpen(id)}
            >
              <span className={styles.path}>{name}</span>
              {noteOf && <span className={styles.status}>{noteOf(id)}</span>}
            </button>
            <IconButton icon={Trash2} size={24} label={remove(name)} onPress={() => onRemove(id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
