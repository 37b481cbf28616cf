import { dataSetOf, rowFields, staticRows, type DocumentView, type Id } from '@heddle/document'
import type { ElementDefinition, PluginDefinition } from '@heddle/kit'
import { elementValues } from '../session/element-values.ts'
import type { DataEntry } from './data-entries.ts'
import { callOf } from './placeholders.ts'
import { words } from './words.ts'

/** What the component around a node, or one itself, gives to everything in it: properties, variables and formulas of its own. */
export function componentEntries(view: DocumentView, nodeId: Id | undefined): readonly DataEntry[] {
  const outermost = nodeId === undefined ? undefined : (view.ancestors(nodeId).at(-1) ?? nodeId)
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
      ...callOf(`context.component.formulas['${id}']`, parameters),
      kind: 'function',
    })),
  ]
}

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/
const KIND_OF_FIELD = { text: 'string', number: 'number', boolean: 'boolean', date: 'string', json: 'object' } as const

/** Fields of the row that feeds the page, where it has a page for each. */
export function rowEntries(view: DocumentView, pageId: Id): readonly DataEntry[] {
  const page = view.find('page', pageId)
  const collection = view.find('collection', (page && dataSetOf(page))?.collectionId ?? '')
  if (!collection) return []
  return rowFields(collection.fields, staticRows(collection)).map(({ name, type }) => ({
    group: words.groups.pageRow,
    name,
    code: IDENTIFIER.test(name) ? `page.data.${name}` : `page.data[${JSON.stringify(name)}]`,
    kind: KIND_OF_FIELD[type],
  }))
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
        ...callOf(`pluginFormulas['${id}'].${key}`, parameters),
        kind: 'function',
      })),
    ]
  })
}

/**
 * Variables that instances beside a node show: those of the page, or of the component around it. One in a repeat stands several
 * times, and shows none.
 */
export function exposedEntries(view: DocumentView, pageId: Id, nodeId: Id | undefined): readonly DataEntry[] {
  const root = ownerOf(view, pageId, nodeId)
  return view.of('library-component').flatMap(({ id, name: componentName, variables = {} }) => {
    const shown = Object.entries(variables).filter(([, { isExposed }]) => isExposed)
    if (shown.length === 0) return []
    const instances = view.usagesOf(id).flatMap(({ id: user, path }) => (path === 'componentId' ? [user] : []))
    return instances
      .filter((instance) => view.ancestors(instance).at(-1) === root && !isRepeated(view, instance))
      .flatMap((instance) =>
        shown.map(([variableId, { name, type }]) => ({
          group: words.groups.exposed,
          name: `${view.find('node', instance)?.name || componentName}.${name}`,
          code: `variables['${instance}-${variableId}']`,
          kind: type,
        })),
      )
  })
}

/** What elements beside a node hold, of the page or of the component around it: what is typed, chosen, on or off. */
export function elementEntries(
  view: DocumentView,
  pageId: Id,
  nodeId: Id | undefined,
  definitions: ReadonlyMap<string, ElementDefinition>,
): readonly DataEntry[] {
  return elementValues(view, ownerOf(view, pageId, nodeId), definitions).map(({ id, name, type }) => ({
    group: words.groups.elements,
    name,
    code: `variables['${id}']`,
    kind: type,
  }))
}

/** The page or the component that a formula belongs to. */
function ownerOf(view: DocumentView, pageId: Id, nodeId: Id | undefined): Id {
  return nodeId === undefined ? pageId : (view.ancestors(nodeId).at(-1) ?? nodeId)
}

function isRepeated(view: DocumentView, id: Id): boolean {
  return [id, ...view.ancestors(id)].some((one) => view.find('node', one)?.repeat !== undefined)
}
