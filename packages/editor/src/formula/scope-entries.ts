import type { DocumentView, Id } from '@heddle/document'
import type { PluginDefinition } from '@heddle/kit'
import type { DataEntry } from './data-entries.ts'
import { words } from './words.ts'

/** What the component around a node gives to everything in it: properties, variables and formulas of its own. */
export function componentEntries(view: DocumentView, nodeId: Id | undefined): readonly DataEntry[] {
  const outermost = nodeId === undefined ? undefined : view.ancestors(nodeId).at(-1)
  const component = view.find('library-component', outermost ?? '')
  if (!component) return []
  const { properties = {}, variables = {}, formulas = {} } = component
  const group = words.groups.component
  return [
    ...Object.entries(properties).map(([id, { name, type }]) => ({
      group,
      name,
      code: `context.component.props['${id}']`,
      kind: type,
    })),
    ...Object.entries(variables).map(([id, { name, type }]) => ({
      group,
      name,
      code: `context.component.variables['${id}']`,
      kind: type,
    })),
    ...Object.entries(formulas).map(([id, { name, parameters }]) => ({
      group,
      name,
      code: `context.component.formulas['${id}'](${parameters.map((parameter) => parameter.name).join(', ')})`,
      kind: 'function',
    })),
  ]
}

/** What plugins of the project hold and work out. */
export function pluginEntries(view: DocumentView, plugins: ReadonlyMap<string, PluginDefinition>): readonly DataEntry[] {
  return view.of('plugin').flatMap(({ id, name, namespace }) => {
    const plugin = plugins.get(namespace)
    const group = words.groups.plugin(name)
    return [
      ...Object.entries(plugin?.variables ?? {}).map(([key, { type }]) => ({
        group,
        name: key,
        code: `pluginVariables['${id}'].${key}`,
        kind: type === 'query' ? 'string' : type,
      })),
      ...Object.entries(plugin?.functions ?? {}).map(([key, { parameters }]) => ({
        group,
        name: key,
        code: `pluginFormulas['${id}'].${key}(${parameters.map((parameter) => parameter.name).join(', ')})`,
        kind: 'function',
      })),
    ]
  })
}
