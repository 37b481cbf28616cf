import type { Id, LibraryComponentRecord } from '@heddle/document'
import { isPublishedBinding, type PublishedNode, type PublishedVariable } from '@heddle/document/published'
import type { ElementDefinition, FieldValues } from '@heddle/kit'

/**
 * Values that elements of a page give to formulas, at what they hold at first (logic reference 3). Those inside a repeat, or
 * in a slot that is drawn once for each item, are their row's own and not listed.
 * @param nodes of the page, parents before children
 * @param nameOf what the builder called a node, mostly nothing: most names do not travel
 * @param componentOf the component of an instance: what it exposes can be read and not written
 */
export function elementVariables(
  nodes: readonly PublishedNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
  nameOf: (id: Id) => string | undefined,
  componentOf: (id: Id) => LibraryComponentRecord | undefined,
): readonly PublishedVariable[] {
  const repeated = new Set<Id>()
  return nodes.flatMap((node) => {
    const definition = definitions.get(node.type)
    const isRepeated = node.repeat !== undefined || repeated.has(node.uid)
    for (const slot in node.slots) {
      if (!isRepeated && !definition?.slots[slot]?.isPerItem) continue
      for (const child of node.slots[slot] ?? []) repeated.add(child)
    }
    if (isRepeated) return []
    const component = node.component && componentOf(node.component.id)
    if (component) return exposedVariables(node, component, nameOf)
    if (!definition) return []
    return Object.entries(definition.exposes ?? {}).flatMap(([name, { type, field, label, readonly, resettable, when }]) => {
      if (when?.(node.props as FieldValues) === false) return []
      const first = field === undefined ? null : node.props[field]
      return {
        id: `${node.uid}-${name}`,
        name: `${nameOf(node.uid) || definition.label.en} - ${label.en.toLowerCase()}`,
        type: typeof type === 'function' ? type(node.props as FieldValues) : type,
        // What is bound is known when the element is drawn.
        defaultValue: first === undefined || isPublishedBinding(first) ? null : (first as PublishedVariable['defaultValue']),
        ...(readonly && { readonly }),
        ...(resettable !== undefined && { resettable }),
      }
    })
  })
}

/** Variables inside of an instance that its component shows to the page. */
function exposedVariables(
  { uid }: PublishedNode,
  { name: componentName, variables = {} }: LibraryComponentRecord,
  nameOf: (id: Id) => string | undefined,
): readonly PublishedVariable[] {
  return Object.entries(variables).flatMap(([id, { name, type, defaultValue = null, isExposed }]) =>
    isExposed
      ? [{ id: `${uid}-${id}`, name: `${nameOf(uid) || componentName} - ${name}`, type, defaultValue, readonly: true }]
      : [],
  )
}
