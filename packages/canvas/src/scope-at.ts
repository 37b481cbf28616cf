import type { DocumentView, Id } from '@heddle/document'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode, PublishedValue } from '@heddle/document/published'
import { withOwn, type Evaluate } from '@heddle/renderer'

export interface ScopeAtOptions {
  readonly nodeId: Id | undefined
  readonly view: DocumentView
  readonly nodeOf: (id: Id) => PublishedNode | undefined
  /** Names of the page. */
  readonly scope: object
  readonly evaluate: Evaluate
}

/** Names as a node sees them: inside repeats, the first row of each. */
export function scopeAt({ nodeId, view, nodeOf, scope: outermost, evaluate }: ScopeAtOptions): object {
  if (nodeId === undefined) return outermost
  const path = [nodeId, ...view.ancestors(nodeId)].toReversed()
  return path.reduce((scope, id) => {
    const repeat = nodeOf(id)?.repeat
    return repeat ? firstRow(scope, repeat.over, evaluate) : scope
  }, outermost)
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
