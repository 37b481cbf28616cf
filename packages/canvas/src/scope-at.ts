import type { DocumentView, Id } from '@heddle/document'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode, PublishedValue } from '@heddle/document/published'
import type { LocalNames } from '@heddle/kit'
import { withOwn, type Evaluate } from '@heddle/renderer'

export interface ScopeAtOptions {
  readonly nodeId: Id | undefined
  readonly view: DocumentView
  readonly nodeOf: (id: Id) => PublishedNode | undefined
  /** Names of the page. */
  readonly scope: object
  readonly evaluate: Evaluate
  /** What the element of a node gives to nodes in one of its slots. */
  readonly localOf: (id: Id, slot: string) => LocalNames | undefined
}

/** Names as a node sees them: inside repeats, the first row of each; inside slots that give names, their examples. */
export function scopeAt({ nodeId, view, nodeOf, scope: outermost, evaluate, localOf }: ScopeAtOptions): object {
  if (nodeId === undefined) return outermost
  const path = [nodeId, ...view.ancestors(nodeId)].toReversed()
  return path.reduce((outer, id) => {
    const place = view.find('node', id)?.place
    const local = place && localOf(place.parentId, place.slot)
    const scope = local ? withExamples(outer, local) : outer
    const repeat = nodeOf(id)?.repeat
    return repeat ? firstRow(scope, repeat.over, evaluate) : scope
  }, outermost)
}

/** Elements on the canvas are not at work: what they would give is what their definitions show. */
function withExamples(scope: object, { data = {}, methods = {} }: LocalNames): object {
  const examples = mapNamed(data, ({ example }) => example)
  const calls = mapNamed(methods, () => () => undefined)
  const context: object = Reflect.get(scope, 'context') ?? {}
  const around = Reflect.get(context, 'local') as { readonly data: object; readonly methods: object } | undefined
  const local = { data: { ...around?.data, ...examples }, methods: { ...around?.methods, ...calls } }
  return withOwn(scope, 'context', withOwn(context, 'local', local))
}

type Named<T> = Readonly<Record<string, Readonly<Record<string, T>>>>

function mapNamed<From, To>(values: Named<From>, map: (value: From) => To): Named<To> {
  return Object.fromEntries(
    Object.entries(values).map(([key, named]) => [
      key,
      Object.fromEntries(Object.entries(named).map(([name, value]) => [name, map(value)])),
    ]),
  )
}

function firstRow(scope: object, over: PublishedValue, evaluate: Evaluate): object {
  const rows = toRows(evaluate(over, scope))
  const context: object = Reflect.get(scope, 'context') ?? {}
  const parent: unknown = Reflect.get(context, 'item')
  const item = { data: rows[0], index: 0, repeatIndex: 0, parent, isACopy: false, repeatedItems: rows }
  return withOwn(scope, 'context', withOwn(context, 'item', item))
}

function toRows(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? pageOf(value as Paged).rows : []
}
