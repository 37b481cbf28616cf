import type { Id, NodeRecord } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import { canBeNamed, isInSameRows, isInput, NAMED_ID, namedByIds, rowsAround, type NamedById, type RowsAround } from '@heddle/kit'
import type { NodeCompilation } from './compilation.ts'
import { uidIn, type InstancePlace } from './instance-place.ts'
import { MESSAGES } from './messages.ts'
import type { Draft } from './structure.ts'

/** What the id of a node that another one names begins with; rows come behind it. What cannot be named from here is reported. */
export function idNamedBy(id: Id, as: NamedById, path: string, compilation: NodeCompilation): string | undefined {
  const { node, place, context } = compilation
  const { view, definitions } = context.input
  const target = view.find('node', id)
  const definition = target && definitions.get(target.element)
  if (!target || !definition) return undefined
  const [own, other] = [node, target].map((one) => rowsAround(one, view, definitions)) as [RowsAround, RowsAround]
  for (const around of [...own.through, ...other.through]) compilation.dependOn(around)
  if (canBeNamed(definition, as) && isInSameRows(own, other)) return idOf(target, place, other)
  compilation.warn('out-of-reach', path, MESSAGES.outOfReach(as))
  return undefined
}

/** Gives a node the id that others name it by. Returns bits of `LIVE`. */
export function addNamedId(published: Draft, isRepeated: () => boolean, compilation: NodeCompilation): number {
  const { node, place, context } = compilation
  const { view, definitions } = context.input
  const definition = definitions.get(node.element)
  if (!definition || !(isInput(definition) || definition.form)) return 0
  const isNamed = view.usagesOf(node.id).some(({ id: user }) => {
    const record = view.find('node', user)
    return record !== undefined && namedByIds(record, definitions).some(([to]) => to === node.id)
  })
  if (!isNamed) return 0
  const around = rowsAround(node, view, definitions)
  for (const one of around.through) compilation.dependOn(one)
  const id = idOf(node, place, around)
  published.props = { ...published.props, [NAMED_ID]: id }
  // The builder's own id goes to the control, where that is not the root.
  if (published.attributes?.['id'] === id) {
    const { id: _, ...others } = published.attributes
    published.attributes = others
  }
  return isRepeated() ? LIVE.element : 0
}

/** The builder's own id where it is the only one of its kind on the page, else one by the uid. */
function idOf({ id, attributes }: NodeRecord, place: InstancePlace | undefined, { rows }: RowsAround): string {
  const own = attributes['id']
  return !place && rows.length === 0 && typeof own === 'string' && own !== '' ? own : `${uidIn(place, id)}-field`
}
