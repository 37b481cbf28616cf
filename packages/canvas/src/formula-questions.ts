import { INSTANCE_ELEMENT, type DocumentView, type Id, type LibraryComponentRecord } from '@heddle/document'
import type { PublishedNode } from '@heddle/document/published'
import type { LocalNames } from '@heddle/kit'
import { setKnownScope } from '@heddle/formula/run'
import { compileComponent, componentOf } from '@heddle/publish/compile'
import { withNames } from '@heddle/renderer'
import { recordedInstance, type RecordedInstance } from '@heddle/runtime/host'
import { countRows } from './count-rows.ts'
import { evaluateText, type Evaluation } from './evaluate-text.ts'
import type { InertHost } from './inert-host.ts'
import { peek } from './peek.ts'
import type { FromCanvas, Names, PeekedValue, RepeatRows, RowCount, ToCanvas } from './protocol.ts'
import { scopeAt, type Place } from './scope-at.ts'
import { rowName } from './short-value.ts'

/** Rows whose names are told, so that one can be picked. */
const NAMED_ROWS = 200

type Question<Type> = Omit<Extract<ToCanvas, { readonly type: Type }>, 'request' | 'type'>
type EvaluateAnswer = Omit<Extract<FromCanvas, { readonly type: 'evaluate-answer' }>, 'request' | 'type'>

export interface FormulaPlaces {
  readonly view: DocumentView
  readonly pageId: Id
  /** Where a node of the document is drawn. */
  readonly uidOf: (id: Id) => string
  readonly nodeOf: (uid: string) => PublishedNode | undefined
  readonly host: InertHost
  /** What the element of a node gives to nodes in one of its slots. */
  readonly localOf: (id: Id, slot: string) => LocalNames | undefined
}

/** A formula that is being written, as its place on the page sees it. */
export function answerEvaluate(question: Question<'evaluate'>, places: FormulaPlaces): EvaluateAnswer {
  const { scope, repeat } = placeOf(question, places)
  const { view, pageId, host } = places
  const answer: Evaluation = evaluateText({ ...question, view, pageId, evaluator: host.evaluator, scope })
  return repeat ? { ...answer, rows: describeRows(repeat) } : answer
}

/** Many short formulas at once, as the same place sees them. */
export function answerPeek(question: Question<'peek'>, places: FormulaPlaces): readonly PeekedValue[] {
  const { scope } = placeOf(question, places)
  const { view, pageId, host } = places
  return peek(question.texts, { view, pageId, evaluator: host.evaluator, scope })
}

/** In how many rows of the innermost repeat a formula holds. */
export function answerCount(question: Question<'count'>, places: FormulaPlaces): RowCount {
  const { scope } = placeOf(question, places)
  const { view, pageId, host } = places
  return countRows({ text: question.text, view, pageId, evaluator: host.evaluator, scope })
}

function placeOf({ nodeId, names, row }: Partial<Question<'evaluate' | 'peek'>>, places: FormulaPlaces): Place {
  const { view, uidOf, nodeOf, host, localOf } = places
  const { scope, evaluate, instance } = host.render
  const instanceScope = (node: PublishedNode, outer: object): object =>
    node.component ? (instance?.(node, node.component, outer).scope ?? outer) : outer
  const component = view.find('library-component', nodeId ?? '')
  const place = component
    ? { scope: instanceScope(unsetInstance(component), scope) }
    : scopeAt({ nodeId, view, uidOf, nodeOf, scope, evaluate, instanceScope, localOf, row })
  return { ...place, scope: withInstance(withGiven(place.scope, names), names, componentOf(nodeId, view), places) }
}

/** An instance that a run stood in, with formulas of its component: a recording holds its values. */
function withInstance(
  scope: object,
  names: Names | undefined,
  component: LibraryComponentRecord | undefined,
  { view, pageId, host }: FormulaPlaces,
): object {
  const recorded = names && isObject(names['context']) ? (Reflect.get(names['context'], 'component') as unknown) : undefined
  if (!component || !isRecorded(recorded)) return scope
  const published = compileComponent(component, { view, pageId, dependOn: () => {}, useToken: () => {} }, () => {})
  return recordedInstance(published, recorded, { outer: scope, resolve: host.evaluator.resolve })
}

const isRecorded = (value: unknown): value is RecordedInstance =>
  isObject(value) && isObject(Reflect.get(value, 'props')) && isObject(Reflect.get(value, 'variables'))

/** Names of which only the members that are given go before those of the place. */
const ROOTS = ['context', 'variables', 'collections'] as const

function withGiven(scope: object, names: Names | undefined): object {
  if (!names) return scope
  const merged = ROOTS.flatMap((root) => {
    const given = Object.hasOwn(names, root) ? names[root] : undefined
    const around: unknown = Reflect.get(scope, root)
    return isObject(given) && isObject(around) ? [[root, withNames(around, given as Names)]] : []
  })
  const added = Object.create(
    scope,
    Object.getOwnPropertyDescriptors({ ...names, ...(Object.fromEntries(merged) as object) }),
  ) as object
  // What is known of the place says nothing of what is given.
  setKnownScope(added, undefined)
  return added
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An instance that sets nothing: a component's id stands for it. */
function unsetInstance({ id, properties = {} }: LibraryComponentRecord): PublishedNode {
  const props = Object.fromEntries(
    Object.entries(properties).map(([property, { defaultValue = null }]) => [property, defaultValue]),
  )
  return { uid: id, type: INSTANCE_ELEMENT, props: {}, component: { id, props } }
}

function describeRows({ rows, row }: NonNullable<Place['repeat']>): RepeatRows {
  return { count: rows.length, row, names: rows.slice(0, NAMED_ROWS).map(rowName), name: rowName(rows[row]) }
}
