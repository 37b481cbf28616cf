import type { DocumentView, Id } from '@heddle/document'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode } from '@heddle/document/published'
import type { LocalNames } from '@heddle/kit'
import { recordIdOf, stepsOf } from '@heddle/publish/compile'
import { withOwn, type Evaluate } from '@heddle/renderer'

export interface ScopeAtOptions {
  readonly nodeId: Id | undefined
  readonly view: DocumentView
  /** Where a node of the document is drawn. */
  readonly uidOf: (id: Id) => string
  readonly nodeOf: (uid: string) => PublishedNode | undefined
  /** Names of the page. */
  readonly scope: object
  readonly evaluate: Evaluate
  /** Names inside of an instance. */
  readonly instanceScope: (instance: PublishedNode, outer: object) => object
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

/**
 * Names as a node sees them: inside repeats, the first row of each, of the innermost any; inside slots that give names, the
 * first row of their element or their examples; inside an instance that stands open, its values.
 */
export function scopeAt(options: ScopeAtOptions): Place {
  const { nodeId, uidOf, view, nodeOf, scope: outermost, evaluate, instanceScope, localOf, row = 0 } = options
  if (nodeId === undefined) return { scope: outermost }
  const path = stepsOf(uidOf(nodeId)).flatMap((uid) => pathTo(uid, view))
  const innermost = path.findLast((uid) => nodeOf(uid)?.repeat !== undefined)
  return path.reduce<Place>(
    (outer, uid, at) => {
      const place = view.find('node', recordIdOf(uid))?.place
      const local = place && localOf(place.parentId, place.slot)
      const given = (field: string): unknown => evaluate(nodeOf(path[at - 1] ?? '')?.props?.[field], outer.scope)
      const scope = local ? withExamples(outer.scope, local, given) : outer.scope
      const node = nodeOf(uid)
      const here = node?.repeat
        ? inRow(scope, toRows(evaluate(node.repeat.over, scope)), uid === innermost ? row : 0)
        : { ...outer, scope }
      const isThrough = node?.component !== undefined && path[at + 1]?.startsWith(`${uid}.`)
      return isThrough ? { scope: instanceScope(node, here.scope) } : here
    },
    { scope: outermost },
  )
}

/** Nodes from the outermost to the one with this uid, as far as its page or its component reaches. */
function pathTo(uid: string, view: DocumentView): readonly string[] {
  const id = recordIdOf(uid)
  const around = uid.slice(0, uid.length - id.length)
  const above = view.ancestors(id).filter((one) => view.find('node', one))
  return [id, ...above].toReversed().map((one) => around + one)
}

/** Elements on the canvas are not at work: what they would give is what their definitions show, by the first row of those that have rows. */
function withExamples(scope: object, local: LocalNames, given: (field: string) => unknown): object {
  const { data = {}, methods = {}, firstRow } = local
  const [row] = firstRow ? toRows(given(firstRow.of)) : []
  const examples = { ...mapNamed(data, ({ example }) => example), ...(row !== undefined && firstRow?.data(row, given)) }
  const calls = mapNamed(methods, () => () => undefined)
  const context: object = Reflect.get(scope, 'context') ?? {}
  const around = Reflect.get(context, 'local') as { readonly data: object; readonly methods: object } | undefined
  const names = { data: { ...around?.data, ...examples }, methods: { ...around?.methods, ...calls } }
  return withOwn(scope, 'context', withOwn(context, 'local', names))
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
