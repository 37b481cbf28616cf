import { Plus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Id, LibraryComponentRecord } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addPart, changePart, removePart, type ComponentPart, type PartOf } from './component-edits.ts'
import { words } from './words.ts'
import styles from './component.module.css'

export interface PartSectionProps<Part extends ComponentPart> {
  readonly component: LibraryComponentRecord
  readonly part: Part
  /** What stands behind the name. */
  readonly glance: (value: PartOf<Part>) => string
  /** What can be set of one beside its name. */
  readonly renderFields: (edit: PartEdit<Part>) => ReactNode
}

/** A part that is being changed. */
export interface PartEdit<Part extends ComponentPart> {
  readonly id: Id
  readonly value: PartOf<Part>
  /** What is wrong with the last value that was refused, by the field. */
  readonly errorOf: (field: string) => string | undefined
  readonly set: (value: PartOf<Part>, field: string) => void
}

/** Parts of a component by name; a press opens one. */
export function PartSection<Part extends ComponentPart>({ component, part, glance, renderFields }: PartSectionProps<Part>) {
  const editor = useEditor()
  const [open, setOpen] = useState<Id>()
  const [fresh, setFresh] = useState<Id>()
  const parts = Object.entries(component[part] ?? {}) as readonly (readonly [Id, PartOf<Part>])[]
  const add = () => {
    const id = addPart(editor, component, part)
    setOpen(id)
    setFresh(id)
  }
  return (
    <PanelSection title={words.titles[part]} actions={<IconButton icon={Plus} size={24} label={words.add(part)} onPress={add} />}>
      {parts.length === 0 && <p className={styles.none}>{words.why[part]}</p>}
      <ul className={styles.parts}>
        {parts.map(([id, value]) => (
          <li key={id}>
            <button
              type="button"
              className={classNames(styles.part, id === open && styles.picked)}
              aria-expanded={id === open}
              onClick={() => setOpen(id === open ? undefined : id)}
            >
              <span className={styles.partName}>{value.name}</span>
              <span className={styles.glance}>{glance(value)}</span>
            </button>
            {id === open && (
              <OnePart
                component={component}
                part={part}
                id={id}
                value={value}
                isFresh={id === fresh}
                onDone={() => setOpen(undefined)}
              >
                {renderFields}
              </OnePart>
            )}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

/** Name and fields of a part, and the way to delete it. */
export function OnePart<Part extends ComponentPart>({
  component,
  part,
  id,
  value,
  isFresh,
  onDone,
  children,
}: {
  readonly component: LibraryComponentRecord
  readonly part: Part
  readonly id: Id
  readonly value: PartOf<Part>
  /** It was only just made: its name is typed over at once. */
  readonly isFresh: boolean
  readonly onDone: () => void
  readonly children: (edit: PartEdit<Part>) => ReactNode
}) {
  const editor = useEditor()
  const [wrong, setWrong] = useState<{ readonly field: string; readonly message: string }>()
  const set = (next: PartOf<Part>, field: string) => {
    const message = changePart(editor, component.id, part, id, next)
    setWrong(message === undefined ? undefined : { field, message })
  }
  const errorOf = (field: string) => (wrong?.field === field ? wrong.message : undefined)
  return (
    <div className={styles.editing} role="group" aria-label={value.name}>
      <div className={styles.nameRow}>
        <TextField
          label={words.partName}
          value={value.name}
          error={errorOf('name')}
          isMono
          autoFocus={isFresh}
          onCommit={(text) => set({ ...value, name: text.trim() }, 'name')}
        />
        <IconButton
          icon={X}
          size={24}
          label={words.remove(value.name)}
          onPress={() => {
            removePart(editor, component, part, id)
            onDone()
          }}
        />
      </div>
      {children({ id, value, errorOf, set })}
    </div>
  )
}
