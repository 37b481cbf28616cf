import type { DocumentView, Id } from '@heddle/document'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode } from '@heddle/document/published'
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
  /** Which row of the innermost repeat, from 0; the first unless told otherwise, the last where there are fewer. */
  readonly row?: number | undefined
}

/** Where a formula stands. */
export interface Place {
  /** Names as it sees them. */
  readonly scope: object
  /** Rows of the innermost repeat around it, and which of them it stands in. */
  readonly repeat?: { readonly rows: readonly unknown[]; readonly row: number }
}

/** Names as a node sees them: inside repeats, the first row of each, of the innermost any; inside slots that give names, their examples. */
export function scopeAt({ nodeId, view, nodeOf, scope: outermost, evaluate, localOf, row = 0 }: ScopeAtOptions): Place {
  if (nodeId === undefined) return { scope: outermost }
  const path = [nodeId, ...view.ancestors(nodeId)].toReversed()
  const innermost = path.findLast((id) => nodeOf(id)?.repeat !== undefined)
  return path.reduce<Place>(
    (outer, id) => {
      const place = view.find('node', id)?.place
      const local = place && localOf(place.parentId, place.slot)
      const scope = local ? withExamples(outer.scope, local) : outer.scope
      const repeat = nodeOf(id)?.repeat
      return repeat ? inRow(scope, toRows(evaluate(repeat.over, scope)), id === innermost ? row : 0) : { ...outer, scope }
    },
    { scope: outermost },
  )
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

function inRow(scope: object, rows: readonly unknown[], wanted: number): Required<Place> {
  const row = Math.max(0, Math.min(Math.floor(wanted), rows.length - 1))
  const context: object = Reflect.get(scope, 'context') ?? {}
  const parent: unknown = Reflect.get(context, 'item')
  const item = { data: rows[row], index: row, repeatIndex: row, parent, isACopy: row > 0, repeatedItems: rows }
  return { scope: withOwn(scope, 'context', withOwn(context, 'item', item)), repeat: { rows, row } }
}

function toRows(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'object' && value !== null ? pageOf(value as Paged).rows : []
}
