import { broughtIn, isBinding, type Binding, type NodeRecord, type StyleSheet } from '@heddle/document'

/**
 * The root of a component with what an instance adds to it: its link, styles, classes and attributes win (logic reference 6, root
 * merge). Bindings among them see the place of the instance, so they come in as properties of their own.
 */
export function mergeRoot(root: NodeRecord, instance: NodeRecord): NodeRecord {
  const { styles, classes, classConditions, attributes, states, link } = instance
  const isNamed = (id: string) => Object.hasOwn(classes, id)
  const conditions = {
    ...Object.fromEntries(Object.entries(root.classConditions ?? {}).filter(([id]) => !isNamed(id))),
    ...mapEntries(classConditions ?? {}, (value, id) => inward(value, `classConditions/${id}`)),
  }
  return {
    ...root,
    styles: mergeStyles(root.styles, styles),
    classes: { ...root.classes, ...classes },
    ...((root.classConditions ?? classConditions) && { classConditions: conditions }),
    attributes: {
      ...root.attributes,
      ...mapEntries(attributes, (value, name) => broughtIn(value, `attributes/${name}`, inward)),
    },
    ...(link && { link: broughtIn(link, 'link', inward) }),
    ...(states && {
      states: {
        ...root.states,
        ...mapEntries(states, (state, id) => ({
          ...state,
          condition: inward(state.condition, `states/${id}/condition`),
        })),
      },
    }),
  }
}

/** Bindings that an instance adds to the root and to nodes that are open to it, by the name of the property that brings them in. */
export function addedBindings({
  styles,
  classConditions,
  attributes,
  states,
  link,
  overrides,
}: NodeRecord): ReadonlyMap<string, Binding> {
  const found = new Map<string, Binding>()
  const add = (value: unknown, path: string): void => {
    if (isBinding(value)) found.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(inner, `${path}/${key}`)
  }
  for (const [part, value] of Object.entries({ styles, classConditions, attributes, states, link, overrides })) add(value, part)
  return found
}

function mergeStyles(root: StyleSheet, added: StyleSheet): StyleSheet {
  const merged: Record<string, StyleSheet[string]> = { ...root }
  for (const [variant, declarations] of Object.entries(added))
    merged[variant] = {
      ...merged[variant],
      ...mapEntries(declarations, (value, property) => inward(value, `styles/${variant}/${property}`)),
    }
  return merged
}

/** A value that an instance adds to its inside: a binding of it sees the place of the instance, and comes in as a property. */
export function inward<T>(value: T, path: string): T {
  if (!isBinding(value)) return value
  const binding: Binding = { type: 'f', code: `context.component.props[${JSON.stringify(path)}]` }
  return binding as T
}

function mapEntries<T, R>(values: Readonly<Record<string, T>>, map: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))
}
