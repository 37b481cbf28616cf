import { isBinding, type DocumentReader, type Id, type NodeRecord } from '@heddle/document'
import type { ElementDefinition } from './element.ts'
import type { NamedById } from './fields/kinds/reference/field.ts'
import { isInput } from './inputs.ts'

type Definitions = ReadonlyMap<string, ElementDefinition>

/** Whether an element can be named by its id as this. */
export function canBeNamed(definition: ElementDefinition, as: NamedById): boolean {
  return as === 'input' ? isInput(definition) : definition.form !== undefined
}

/** What a node names by ids, by its fields. */
export function namedByIds({ props, element }: NodeRecord, definitions: Definitions): readonly (readonly [Id, NamedById])[] {
  return Object.entries(definitions.get(element)?.fields ?? {}).flatMap(([name, field]) => {
    if (field.kind !== 'reference' || field.byId === undefined) return []
    const value = props[name]?.default
    return typeof value === 'string' && value !== '' && !isBinding(value) ? [[value, field.byId] as const] : []
  })
}

/** Where a node stands, as far as ids tell places apart. */
export interface RowsAround {
  /** Its page or component. */
  readonly top: Id
  /** Nodes around it, or it itself, that stand once for each of several rows; the nearest first. */
  readonly rows: readonly Id[]
  /** Nodes around it. */
  readonly through: readonly Id[]
}

/** What a node is repeated by. */
export function rowsAround(node: NodeRecord, view: Pick<DocumentReader, 'find'>, definitions: Definitions): RowsAround {
  const rows: Id[] = []
  const through = new Set<Id>()
  for (let at = node; ;) {
    if (at.repeat) rows.push(at.id)
    const { parentId, slot } = at.place
    const parent = view.find('node', parentId)
    if (!parent || through.has(parentId)) return { top: parentId, rows, through: [...through] }
    if (definitions.get(parent.element)?.slots[slot]?.isPerItem) rows.push(`${parentId}/${slot}`)
    through.add(parentId)
    at = parent
  }
}

/** Whether an id of one finds the other: they stand on one page or in one component, and in the same rows. */
export function isInSameRows(one: RowsAround, other: RowsAround): boolean {
  return one.top === other.top && one.rows.join() === other.rows.join()
}

/** Whether a field of a node can name another node by its id. */
export function canName(
  { node, target, as }: { readonly node: NodeRecord; readonly target: NodeRecord; readonly as: NamedById },
  view: Pick<DocumentReader, 'find'>,
  definitions: Definitions,
): boolean {
  const definition = definitions.get(target.element)
  if (!definition || !canBeNamed(definition, as)) return false
  return isInSameRows(rowsAround(node, view, definitions), rowsAround(target, view, definitions))
}
