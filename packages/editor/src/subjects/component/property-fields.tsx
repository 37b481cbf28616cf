import { useCallback, useSyncExternalStore } from 'react'
import type { LibraryComponentRecord } from '@heddle/document'
import { showUsage } from '../../commands/data/usage-places.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readersOf } from './component-edits.ts'
import type { PartEdit } from './part-section.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

/** Kind, group and description of a property, and what reads it. */
export function PropertyFields({
  component,
  edit: { id, value, set, errorOf },
}: {
  readonly component: LibraryComponentRecord
  readonly edit: PartEdit<'properties'>
}) {
  const { name, type, group = '', description = '' } = value
  return (
    <>
      <Select
        label={words.kind}
        value={type}
        options={KINDS.some((kind) => kind.value === type) ? KINDS : [...KINDS, { value: type, label: type }]}
        onChange={(next) => set({ name, type: next, ...withGroup(group), ...withDescription(description) }, 'type')}
      />
      <TextField
        label={words.group}
        value={group}
        error={errorOf('group')}
        onCommit={(text) => {
          const { group: _, ...others } = value
          set({ ...others, ...withGroup(text.trim()) }, 'group')
        }}
      />
      <TextField
        label={words.describe}
        hint={words.describeHint}
        value={description}
        error={errorOf('description')}
        onCommit={(text) => {
          const { description: _, ...others } = value
          set({ ...others, ...withDescription(text.trim()) }, 'description')
        }}
      />
      <Feeds component={component} id={id} />
    </>
  )
}

const withGroup = (group: string) => (group === '' ? {} : { group })
const withDescription = (description: string) => (description === '' ? {} : { description })

/** The places inside that read a property; a press goes there. */
function Feeds({ component, id }: { readonly component: LibraryComponentRecord; readonly id: string }) {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.store.listen(listener), [editor])
  const known = useSyncExternalStore(subscribe, () => JSON.stringify(readersOf(editor, component, 'properties', id)))
  const places = JSON.parse(known) as ReturnType<typeof readersOf>
  return (
    <div className={styles.feeds}>
      <span className={styles.label}>{words.feeds}</span>
      {places.length === 0 && <span className={styles.none}>{words.feedsNothing}</span>}
      {places.map((place) => (
        <button
          key={`${place.id}/${place.path}`}
          type="button"
          className={styles.fed}
          onClick={() => showUsage(editor, place.id)}
        >
          {place.name} › {place.where}
        </button>
      ))}
    </div>
  )
}
