import { useCallback, useSyncExternalStore } from 'react'
import type { ComponentChoice, LibraryComponentRecord } from '@heddle/document'
import { freeName } from '@heddle/document/operations'
import { list, text } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { showUsage } from '../../commands/data/usage-places.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { isObject } from '../../fields/sample-fields.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { readersOf } from './component-edits.ts'
import type { PartEdit } from './part-section.tsx'
import { TextsInside } from './texts-inside.tsx'
import { words } from './words.ts'
import styles from './component.module.css'

const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

const CHOICES = list({
  label: { en: words.choices },
  item: {
    value: text({ label: { en: words.choice.value }, bindable: false }),
    label: text({ label: { en: words.choice.label }, bindable: false }),
  },
  itemLabel: 'label',
  bindable: false,
})
const FIRST_CHOICE = { options: [{ value: words.choice.name, label: '' }], defaultValue: words.choice.name }

/** An item that was only just added has no value yet: it gets a free one. */
function toChoices(items: readonly Json[]): readonly ComponentChoice[] {
  const choices = items.filter(isObject).map(({ value = '', label = '' }) => ({ value: toText(value), label: toText(label) }))
  const taken = new Set(choices.map(({ value }) => value))
  return choices.map((choice) => {
    if (choice.value !== '') return choice
    const value = freeName(words.choice.name, (name) => taken.has(name), { separator: '' })
    taken.add(value)
    return { ...choice, value }
  })
}

const toText = (value: Json): string => (typeof value === 'string' ? value : '')

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
        onChange={(next) =>
          set(
            { name, type: next, ...(next === 'choice' && FIRST_CHOICE), ...withGroup(group), ...withDescription(description) },
            'type',
          )
        }
      />
      {type === 'choice' && (
        <FieldControl
          field={CHOICES}
          label={words.choices}
          value={(value.options ?? []).map((option) => ({ ...option }))}
          isMixed={false}
          nodeId={component.rootElementId}
          onCommit={(next) => Array.isArray(next) && set({ ...value, options: toChoices(next) }, 'options')}
          onShow={() => undefined}
          onShowEnd={() => undefined}
        />
      )}
      <TextsInside
        value={value}
        onChange={(texts) => {
          const { texts: _, ...others } = value
          set({ ...others, ...(texts.length > 0 && { texts }) }, 'texts')
        }}
      />
      {errorOf('options') !== undefined && (
        <p role="alert" className={styles.wrong}>
          {errorOf('options')}
        </p>
      )}
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
