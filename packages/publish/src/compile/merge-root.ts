import { isBinding, type Bindable, type Binding, type LinkValue, type NodeRecord, type StyleSheet } from '@heddle/document'

/**
 * The root of a component with what an instance adds to it: its link, styles, classes and attributes win (logic reference 6, root
 * merge). Bindings among them see the place of the instance, so they come in as properties of their own.
 */
export function mergeRoot(root: NodeRecord, instance: NodeRecord): NodeRecord {
  const { styles, classes, classConditions, attributes, states, link } = instance
  const isNamed = (id: string) => Object.hasOwn(classes, id)
  const conditions = {
    ...Object.fromEntries(Object.entries(root.classConditions ?? {}).filter(([id]) => !isNamed(id))),
    ...mapEntries(classConditions ?? {}, (value, id) => inward<Binding>(value, `classConditions/${id}`)),
  }
  return {
    ...root,
    styles: mergeStyles(root.styles, styles),
    classes: { ...root.classes, ...classes },
    ...((root.classConditions ?? classConditions) && { classConditions: conditions }),
    attributes: { ...root.attributes, ...mapEntries(attributes, (value, name) => inward(value, `attributes/${name}`)) },
    ...(link && { link: inwardLink(link) }),
    ...(states && {
      states: {
        ...root.states,
        ...mapEntries(states, (state, id) => ({
          ...state,
          condition: inward<Binding>(state.condition, `states/${id}/condition`),
        })),
      },
    }),
  }
}

/** Bindings that an instance adds to the root, by the name of the property that brings them in. */
export function addedBindings({
  styles,
  classConditions = {},
  attributes,
  states = {},
  link,
}: NodeRecord): ReadonlyMap<string, Binding> {
  const found = new Map<string, Binding>()
  const add = (value: unknown, path: string): void => {
    if (isBinding(value)) found.set(path, value)
  }
  for (const [variant, declarations] of Object.entries(styles))
    for (const [property, value] of Object.entries(declarations)) add(value, `styles/${variant}/${property}`)
  for (const [name, value] of Object.entries(attributes)) add(value, `attributes/${name}`)
  for (const [id, condition] of Object.entries(classConditions)) add(condition, `classConditions/${id}`)
  for (const [id, { condition }] of Object.entries(states)) add(condition, `states/${id}/condition`)
  add(link?.href, 'link/href')
  for (const [at, { value }] of (link?.query ?? []).entries()) add(value, `link/query/${at}/value`)
  return found
}

function inwardLink(link: LinkValue): LinkValue {
  const { href, query } = link
  return {
    ...link,
    ...(href !== undefined && { href: inward(href, 'link/href') }),
    ...(query && { query: query.map((one, at) => ({ ...one, value: inward(one.value, `link/query/${at}/value`) })) }),
  }
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

function inward<T extends Bindable | StyleSheet[string][string]>(value: T, path: string): T | Binding {
  return isBinding(value) ? { type: 'f', code: `context.component.props[${JSON.stringify(path)}]` } : value
}

function mapEntries<T, R>(values: Readonly<Record<string, T>>, map: (value: T, name: string) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))
}
