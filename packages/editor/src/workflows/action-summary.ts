import { inLanguage, isBinding, isByLanguage, type ActionRecord, type Id, type WorkflowRecord } from '@heddle/document'
import type { ActionDefinition, ActionParameter } from '@heddle/kit'
import { describeCode, referenceName } from '../session/describe-code.ts'
import type { Editor } from '../session/editor.ts'
import { variableOf } from '../session/inside/inner-variable.ts'
import { nodeName } from '../session/tree.ts'
import { words } from './words.ts'

/** A part of a line: plain words, or a value in them. */
export interface SummaryPart {
  readonly text: string
  readonly kind: 'words' | 'value' | 'bound' | 'missing'
}

const PLACEHOLDER = /\{(\w+)\}/g
const LONGEST = 40
/** Parameters whose literal is the id of something of the project. */
const NAMING: ReadonlySet<ActionParameter['kind']> = new Set([
  'variable',
  'collection',
  'page',
  'workflow',
  'popup',
  'node',
  'plugin',
  'trigger',
])

/**
 * What an action does in one line, made from its values: `Set status to 'paid'`. A name that somebody gave it stands instead.
 * @param actions those of its workflow, whose results its formulas may name
 */
export function summaryOf(
  { name, type, args }: ActionRecord,
  definition: ActionDefinition | undefined,
  editor: Editor,
  actions: WorkflowRecord['actions'] = {},
): readonly SummaryPart[] {
  if (name) return [{ text: name, kind: 'words' }]
  if (!definition) return [{ text: words.unknownAction(type), kind: 'missing' }]
  const { summary = definition.label, parameters } = definition
  const parts: SummaryPart[] = []
  let last = 0
  for (const match of summary.en.matchAll(PLACEHOLDER)) {
    const before = summary.en.slice(last, match.index)
    if (before) parts.push({ text: before, kind: 'words' })
    last = match.index + match[0].length
    const parameter = parameters[match[1] ?? '']
    if (!parameter || parameter.when?.(args) === false) continue
    const part = valuePart(args[match[1] ?? ''] ?? parameter.default, parameter, editor, actions)
    if (part) parts.push(part)
  }
  const rest = summary.en.slice(last)
  return trimmed(rest ? [...parts, { text: rest, kind: 'words' }] : parts)
}

/** Without the room before a value that is left out at the end. */
function trimmed(parts: readonly SummaryPart[]): readonly SummaryPart[] {
  const last = parts.at(-1)
  return last ? [...parts.slice(0, -1), { ...last, text: last.text.trimEnd() }] : parts
}

/** The line as one text, for screen readers and search. */
export function summaryText(parts: readonly SummaryPart[]): string {
  return parts.map(({ text }) => text).join('')
}

function valuePart(
  given: unknown,
  { kind, field, default: preset }: ActionParameter,
  editor: Editor,
  actions: WorkflowRecord['actions'],
): SummaryPart | undefined {
  const { view, session } = editor
  const languages = { defaultLanguage: view.defaultLanguage() ?? '', languages: view.languages() }
  const value = isByLanguage(given) ? inLanguage(given, session.language.value, languages) : given
  if (isBinding(value))
    return { text: shorten(describeCode(withResults(value.code, editor, actions), editor.view)), kind: 'bound' }
  // An empty text is a value where any may stand; a text that is left out is not.
  if (value === undefined || value === null || (value === '' && (kind !== 'value' || preset !== undefined))) {
    // A text may be left out; what names something may not.
    if (NAMING.has(kind)) return { text: words.notChosen, kind: 'missing' }
    return kind === 'text' || preset !== undefined ? undefined : { text: words.empty, kind: 'missing' }
  }
  if (NAMING.has(kind) && !Array.isArray(value)) {
    const name = nameOf(String(value), editor)
    return name === undefined ? { text: words.goneTarget, kind: 'missing' } : { text: name, kind: 'value' }
  }
  if (field?.kind === 'choice') {
    const option = field.options.find((one) => one.value === value)
    return { text: option?.label.en ?? textOf(value), kind: 'words' }
  }
  if (Array.isArray(value)) return { text: shorten(value.map((one) => itemText(one, editor)).join(', ')), kind: 'value' }
  return { text: shorten(typeof value === 'string' && kind !== 'text' ? `'${value}'` : textOf(value)), kind: 'value' }
}

const RESULT = /\bcontext\.workflow\[(['"])([a-z0-9]{16})\1\]/g

/** A formula that names what other actions gave by what those are called. */
function withResults(code: string, { actions: known }: Editor, actions: WorkflowRecord['actions']): string {
  return code.replaceAll(RESULT, (whole, _quote: string, id: string) => {
    const action = actions[id]
    return action ? (action.name ?? known.all.value?.get(action.type)?.label.en ?? action.type) : whole
  })
}

/** What people call the thing with an id. */
function nameOf(id: Id, editor: Editor): string | undefined {
  const { view } = editor
  const [ownerId = '', key] = id.split('-')
  const record = view.get(ownerId)
  // What an element gives has no record of its own.
  if (key !== undefined) return record && referenceName(view, 'variables', id)
  if (record?.kind === 'node') return nodeName(editor, id)
  if (record && 'name' in record) return record.name
  return variableOf(view, id)?.name ?? view.of('library-component').find(({ triggers }) => triggers?.[id])?.triggers?.[id]?.name
}

/** An item of a list: what it names, or what it says. */
function itemText(value: unknown, editor: Editor): string {
  if (isBinding(value)) return describeCode(value.code, editor.view)
  if (value === '') return words.notChosen
  return (typeof value === 'string' ? nameOf(value, editor) : undefined) ?? textOf(value)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line
}
