import { resolveValue, type DocumentView, type NodeRecord, type VariantContext } from '@heddle/document'
import type { Arrangements, ElementDefinition } from '@heddle/kit'

type Known = Pick<ReadonlyMap<string, ElementDefinition>, 'get'>

/** Of how many parts a share is one, as the element says for the screen on show. */
export function partsOf(definitions: Known, node: NodeRecord, { whole }: Arrangements, context: VariantContext): number {
  const field = definitions.get(node.element)?.fields[whole.field]
  const value = field && (resolveValue(field, node.props[whole.field], context) ?? field.default)
  return Number(value) > 0 ? Number(value) : whole.of
}

/** Shares of an arrangement in the parts that the element counts in. */
export const inParts = (shares: readonly number[], parts: number, { whole }: Arrangements): readonly number[] =>
  shares.map((share) => Math.round((share * parts * 100) / whole.of) / 100)

/** What the children take of a line; those that say nothing share what the others leave. */
export function sharesNow(
  view: DocumentView,
  definitions: Known,
  node: NodeRecord,
  arrangements: Arrangements,
  context: VariantContext,
): readonly number[] {
  const parts = partsOf(definitions, node, arrangements, context)
  const field = definitions.get(arrangements.child)?.fields[arrangements.field]
  const said = view.children(node.id, arrangements.slot).map((id) => {
    const child = view.find('node', id)
    const value = field && child?.element === arrangements.child && resolveValue(field, child.props[arrangements.field], context)
    return Number(value) || 0
  })
  const left = Math.max(0, parts - said.reduce((sum, share) => sum + share, 0))
  const sharing = said.filter((share) => share === 0).length
  return said.map((share) => (share === 0 ? left / sharing : share))
}

/** Whether shares are alike but for what is rounded. */
export const isAlike = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((share, at) => Math.abs(share - (other[at] ?? 0)) < 0.02)
