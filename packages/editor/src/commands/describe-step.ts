import { isBinding, type DocumentRecord, type Id } from '@heddle/document'
import type { Change, HistoryStep, Json } from '@heddle/store'
import type { Editor } from '../session/editor.ts'
import { nodeLabel, nodeName, nodeOf } from '../session/tree.ts'
import { words } from './words.ts'

/** What a step did, in words. */
export interface StepText {
  /** `Font size of Hero title: 48 → 56`; the step's own name where it did more than that. */
  readonly title: string
  /** One line for each value it changed, and for what it added and removed. */
  readonly lines: readonly string[]
  /** Elements it touched that are there now. */
  readonly nodeIds: readonly Id[]
}

type Step = HistoryStep<DocumentRecord>

/** A changed value of an element. */
interface Changed {
  readonly id: Id
  readonly path: string
  readonly change: Change
}

/** Lines that are told of one step; it may have touched thousands of values. */
const MOST_LINES = 20
const LONGEST_VALUE = 28
const MOVED = 'place'
/** Parts of an element whose values say what changed; of the others the step's name says more. */
const TELLING = /^(?:styles|props)\/|^name$/

/** Says what a step did, with values before and after. Elements are named as they are called now. */
export function describeStep(editor: Editor, step: Step): StepText {
  const { put = {}, set = {}, remove = {} } = step.diff
  const changes = Object.entries(set).flatMap(([id, paths]) =>
    Object.entries(paths).map(([path, change]): Changed => ({ id, path, change })),
  )
  const isOnlySet = Object.keys(put).length + Object.keys(remove).length === 0
  const lines = [
    ...Object.values(put).map((record) => words.added(recordName(editor, record))),
    ...Object.values(remove).map((record) => words.removed(recordName(editor, record))),
    ...changes.map((changed) => lineOf(editor, changed)),
  ]
  return {
    title: (isOnlySet && titleOf(editor, changes)) || step.label,
    lines: lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), words.moreLines(lines.length - MOST_LINES)] : lines,
    nodeIds: [...new Set([...Object.keys(put), ...Object.keys(set)])].filter((id) => nodeOf(editor.view, id)),
  }
}

/** One value of one element, or the same of several. */
function titleOf(editor: Editor, [first, ...others]: readonly Changed[]): string | undefined {
  const isSame = ({ path, change }: Changed) => path === first?.path && readable(change[1]) === readable(first.change[1])
  if (!first || !TELLING.test(first.path) || !nodeOf(editor.view, first.id) || !others.every(isSame)) return undefined
  const what = propertyOf(editor, first)
  const [from, to] = first.change.map(readable) as [string, string]
  if (others.length > 0) return words.changedMany(what, others.length + 1, to)
  // An element that is called by its text is not called by the text that has just changed.
  const { kind, name } = nodeLabel(editor, first.id)
  const isCalledByIt = name === shorten(String(first.change[1]))
  return words.changedOne(what, isCalledByIt ? kind : nodeName(editor, first.id), from, to)
}

function lineOf(editor: Editor, changed: Changed): string {
  const name = nodeName(editor, changed.id)
  if (changed.path === MOVED) return words.moved(name)
  const [from, to] = changed.change.map(readable) as [string, string]
  return name === ''
    ? words.changedValue(propertyOf(editor, changed), from, to)
    : words.changedOne(propertyOf(editor, changed), name, from, to)
}

/** `Font size`, `Font size (hover)`, or the label of a setting. */
function propertyOf({ view, definitions }: Editor, { id, path }: Changed): string {
  const [group = '', first = '', second = ''] = path.split('/')
  if (group === 'styles') {
    const [screenId, state] = first.split(':')
    const screen = screenId === 'default' ? undefined : view.screens().find((one) => one.id === screenId)?.label
    const where = [screen, state].filter(Boolean).join(', ')
    return `${sentence(second)}${where && ` (${where})`}`
  }
  if (group === 'props') return definitions.get(nodeOf(view, id)?.element ?? '')?.fields[first]?.label.en ?? sentence(first)
  return sentence(group)
}

/** `font-size` and `fontSize` as `Font size`. */
function sentence(name: string): string {
  const text = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function readable(value: Json): string {
  if (value === null) return words.notSet
  if (isBinding(value)) return words.aFormula
  return typeof value === 'object' ? '…' : shorten(String(value))
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line
}

function recordName(editor: Editor, record: DocumentRecord): string {
  const own = 'name' in record ? record.name : ''
  if (own) return own
  return (
    nodeName(editor, record.id) ||
    (record.kind === 'node' ? (editor.definitions.get(record.element)?.label.en ?? record.element) : sentence(record.kind))
  )
}
