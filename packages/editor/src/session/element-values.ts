import { isBinding, type DocumentView, type Id, type NodeRecord, type VariableType } from '@heddle/document'
import type { ElementDefinition, FieldValues } from '@heddle/kit'

type Definitions = ReadonlyMap<string, ElementDefinition>

/** What an element of a page gives to formulas, such as the text that is typed into an input. */
export interface ElementValue {
  /** As formulas and actions name it: `{node}-{key}`. */
  readonly id: string
  readonly name: string
  readonly type: VariableType
  readonly isReadonly: boolean
}

/**
 * What the elements of a page or a component give, in their order; each instance has values of its own. What stands in each row
 * of a list gives nothing: it holds a value for each row, which is the row's own.
 */
export function elementValues(view: DocumentView, ownerId: Id, definitions: Definitions): readonly ElementValue[] {
  const below = (parentId: Id, parent: ElementDefinition | undefined): readonly ElementValue[] =>
    view.children(parentId).flatMap((id) => {
      const node = view.find('node', id)
      if (!node || node.repeat !== undefined || parent?.slots[node.place.slot]?.isPerItem) return []
      const definition = definitions.get(node.element)
      return [...(definition ? valuesOf(node, definition) : []), ...below(id, definition)]
    })
  return below(ownerId, undefined)
}

function valuesOf(node: NodeRecord, { label, fields, exposes }: ElementDefinition): readonly ElementValue[] {
  const keys = Object.entries(exposes)
  if (keys.length === 0) return []
  const values = fieldValues(node, fields)
  return keys.flatMap(([key, { type, readonly, when }]) =>
    when?.(values) === false
      ? []
      : [
          {
            id: `${node.id}-${key}`,
            name: `${node.name || label.en}.${key}`,
            type: typeof type === 'function' ? type(values) : type,
            isReadonly: readonly === true,
          },
        ],
  )
}

/** What the fields of a node are set to, the same on every screen and in every language; of bound ones nothing is known. */
export function fieldValues({ props }: Pick<NodeRecord, 'props'>, fields: ElementDefinition['fields']): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = props[name]?.['default'] ?? field.default
      return [name, isBinding(value) ? undefined : value]
    }),
  )
}
