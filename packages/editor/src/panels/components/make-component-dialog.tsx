import { useState } from 'react'
import { isBinding, type Id } from '@heddle/document'
import { freeName, offeredLiterals, type NewProperty, type OfferedLiteral } from '@heddle/document/operations'
import { makeComponent } from '../../commands/components/component-changes.ts'
import { words as commandWords } from '../../commands/components/words.ts'
import { fieldsOf } from '../../commands/selection.ts'
import type { Editor } from '../../session/editor.ts'
import { nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './components-panel.module.css'

/** Asks for the name of a component that is about to be made, and for what its instances set for themselves. */
export function MakeComponentDialog() {
  const { session } = useEditor()
  const ids = useValue(session.componentDraft)
  return ids === undefined || ids.length === 0 ? null : <Asking key={ids.join()} ids={ids} />
}

/** A literal that may become a property. */
interface Choice extends OfferedLiteral {
  readonly name: string
  readonly type: string
  readonly options?: NonNullable<NewProperty['options']>
  readonly shows: string
  readonly isOn: boolean
}

function Asking({ ids }: { readonly ids: readonly Id[] }) {
  const editor = useEditor()
  const { session, view } = editor
  const [first = ''] = ids
  const alike = ids.length > 1 ? offeredLiterals(view, ids, fieldsOf(editor)) : undefined
  const [isEach, setEach] = useState(alike !== undefined)
  const [name, setName] = useState(() => freeComponentName(editor, nodeName(editor, first)))
  const [folder, setFolder] = useState('')
  const [changed, setChanged] = useState<Readonly<Record<string, Partial<Choice>>>>({})
  const [wrong, setWrong] = useState<string>()
  const offered = isEach ? alike : ids.flatMap((id) => offeredLiterals(view, [id], fieldsOf(editor)) ?? [])
  const choices = choicesOf(editor, offered ?? [], changed)
  const close = () => {
    session.componentDraft.value = undefined
  }
  const create = () => {
    const properties = choices.filter(({ isOn }) => isOn)
    const refused = makeComponent(editor, { name, folder, ids, isEach: isEach && ids.length > 1, properties })
    setWrong(refused)
    if (refused === undefined) close()
  }
  return (
    <FormDialog
      title={commandWords.make}
      cancel={words.dialog.cancel}
      submit={words.dialog.create}
      className={styles.form}
      onClose={close}
      onSubmit={create}
    >
      <TextField
        label={words.name}
        value={name}
        error={wrong}
        autoFocus
        onChange={(text) => {
          setName(text)
          setWrong(undefined)
        }}
      />
      <TextField label={words.folderName} value={folder} onChange={setFolder} />
      {alike && (
        <div>
          <Segmented
            label={words.dialog.how}
            isWide
            value={isEach ? 'each' : 'one'}
            segments={[
              { value: 'each', label: words.dialog.each(ids.length) },
              { value: 'one', label: words.dialog.one },
            ]}
            onChange={(next) => setEach(next === 'each')}
          />
          <p className={styles.quiet}>{isEach ? words.dialog.eachWhy : words.dialog.oneWhy}</p>
        </div>
      )}
      <fieldset>
        <legend className={styles.label}>{words.dialog.properties}</legend>
        {choices.length === 0 && <p className={styles.quiet}>{words.dialog.noProperties}</p>}
        <ul className={styles.choices}>
          {choices.map((choice) => {
            const key = keyOf(choice)
            const set = (part: Partial<Choice>) => setChanged({ ...changed, [key]: { ...changed[key], ...part } })
            return (
              <li key={key} className={styles.choice}>
                <input id={key} type="checkbox" checked={choice.isOn} onChange={({ target }) => set({ isOn: target.checked })} />
                <label htmlFor={key}>
                  <span className={styles.shows}>{choice.shows}</span>
                  <span className={styles.quiet}>
                    {labelOf(editor, choice)}
                    {choice.differs && ` · ${words.dialog.differs}`}
                  </span>
                </label>
                <TextField
                  label={words.dialog.propertyName(choice.shows)}
                  isLabelHidden
                  value={choice.name}
                  isDisabled={!choice.isOn}
                  onChange={(text) => set({ name: text })}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
    </FormDialog>
  )
}

const keyOf = ({ nodeId, field }: OfferedLiteral): string => `${nodeId}-${field}`

function freeComponentName({ view }: Editor, name: string): string {
  const taken = new Set(view.of('library-component').map((component) => component.name))
  return freeName(name, (free) => taken.has(free))
}

/** Kinds of fields whose values mean the same wherever they are read. */
const KINDS: ReadonlySet<string> = new Set([
  'text',
  'number',
  'boolean',
  'choice',
  'color',
  'length',
  'icon',
  'image',
  'file',
  'video',
  'list',
  'object',
  'date-time',
  'value',
])

function choicesOf(
  editor: Editor,
  offered: readonly OfferedLiteral[],
  changed: Readonly<Record<string, Partial<Choice>>>,
): readonly Choice[] {
  const names = new Set<string>()
  return offered.flatMap((literal): readonly Choice[] => {
    const field = fieldOf(editor, literal)
    if (!field || !KINDS.has(field.kind)) return []
    const name = freeName(propertyName(editor, literal), (free) => names.has(free), { separator: '' })
    names.add(name)
    const type = field.kind === 'date-time' && 'precision' in field ? String(field.precision) : field.kind
    const options = field.kind === 'choice' && field.options.map(({ value, label }) => ({ value, label: label.en }))
    const usual = {
      ...literal,
      name,
      type,
      ...(options && { options }),
      shows: shownValue(editor, literal),
      isOn: literal.differs,
    }
    return [{ ...usual, ...changed[keyOf(literal)] }]
  })
}

function fieldOf({ view, definitions }: Editor, { nodeId, field }: OfferedLiteral) {
  return definitions.get(nodeOf(view, nodeId)?.element ?? '')?.fields[field]
}

function labelOf(editor: Editor, literal: OfferedLiteral): string {
  return `${nodeName(editor, literal.nodeId)} · ${fieldOf(editor, literal)?.label.en ?? literal.field}`
}

/** `title` for the text of a node called Title; else the field's own name. */
function propertyName({ view, definitions }: Editor, { nodeId, field }: OfferedLiteral): string {
  const node = nodeOf(view, nodeId)
  const isText = definitions.get(node?.element ?? '')?.inlineText === field
  const name = isText && node?.name ? node.name : field
  const [first = '', ...others] = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')
  return [first.toLowerCase(), ...others.map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join('') || field
}

function shownValue({ view, session }: Editor, { nodeId, field }: OfferedLiteral): string {
  const values = nodeOf(view, nodeId)?.props[field] ?? {}
  const value = values[session.language.value] ?? Object.values(values)[0]
  if (value === undefined || isBinding(value)) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
