import { isBinding, type CollectionRecord, type Id, type NodeRecord } from '@heddle/document'
import type { CollectionValues } from '@heddle/document/operations'
import { completeFields, type Followed, type PluginSource } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { collectionOf } from '../../session/named-collection.ts'
import type { Editor } from '../../session/editor.ts'
import { elementValues, fieldValues } from '../../session/element-values.ts'
import { filtersOf } from './follow-filters.ts'
import { pagesOf } from './follow-pages.ts'
import { sortOf } from './follow-sort.ts'
import { filterPartOf } from './parameter-roles.ts'
import { changedConfig, parametersOf, type Aspect, type Changes, type Parameter } from './parameters.ts'
import { words } from './words.ts'

/** What parameters of a collection say of what visitors want of an element. */
export interface Following {
  readonly collection: CollectionRecord
  /** The switch of the element. */
  readonly field: string
  readonly aspects: readonly Aspect[]
  /** What keeps it from working although it is bound. */
  readonly notes: readonly string[]
  /** What the collection gets where parameters can follow; `undefined` when none is left. */
  readonly values: CollectionValues | undefined
}

type Known = Pick<Editor, 'view' | 'definitions' | 'plugins'>

/** Reads whether the collection that an element turns the pages of follows its visitors; nothing where it has no parameters. */
export function readFollowing(known: Known, node: NodeRecord): Following | undefined {
  const { view, definitions, plugins } = known
  const definition = definitions.get(node.element)
  const [field, own] = Object.entries(definition?.fields ?? {}).find(([, { followed }]) => followed) ?? []
  if (!definition || field === undefined || own?.followed === undefined || own.pagesOf === undefined) return undefined
  const codeOf = (name: string): string | undefined => {
    const value = node.props[name]?.['default']
    return isBinding(value) ? value.code : undefined
  }
  const values = fieldValues(node, definition.fields)
  if (own.when?.(values, codeOf) === false) return undefined
  const collection = collectionOf(codeOf(own.pagesOf) ?? '', view)
  const plugin = collection?.pluginId === undefined ? undefined : view.find('plugin', collection.pluginId)
  const source = plugins.get(plugin?.namespace ?? '')?.source
  if (!collection || collection.mode === 'static' || collection.type !== 'collection' || !source?.parameters) return undefined
  // In a component or a row there are many of it, and a collection is one.
  const pageId = view.pageOf(node.id)
  const isOne = pageId !== undefined && elementValues(view, pageId, definitions).some(({ id }) => id.startsWith(`${node.id}-`))
  if (!isOne) return { field, collection, aspects: [], notes: [words.isMany], values: undefined }
  const followed = own.followed(values, (variable) => `variables['${node.id}-${variable}']`)
  return { field, ...followingOf(collection, source, node.id, followed) }
}

function followingOf(
  collection: CollectionRecord,
  source: PluginSource,
  nodeId: Id,
  followed: Followed,
): Omit<Following, 'field'> {
  const changes: Changes = new Map()
  const parameters = parametersOf(collection, source)
  // What a filter of the element is named like is that filter.
  const isFilter = ({ name }: Parameter): boolean => followed.filters?.some(({ field }) => filterPartOf(name, field)) === true
  const others = parameters.filter((parameter) => !isFilter(parameter))
  const paging = pagesOf(collection, source, nodeId, followed, others, changes)
  const aspects = [
    ...paging.aspects,
    sortOf(others, nodeId, followed, changes),
    ...filtersOf(parameters, others, nodeId, followed, changes),
  ]
  const config = { ...changedConfig(collection, changes), ...paging.settings }
  const isSame = Object.keys(config).length === 0 && paging.limit === undefined
  return {
    collection,
    aspects,
    notes: notesOf(collection, source, { ...collection.config, ...paging.settings }),
    values: isSame ? undefined : { config, ...(paging.limit !== undefined && { limit: paging.limit }) },
  }
}

function notesOf(
  { name, filter, sort }: CollectionRecord,
  { parameters, picks, collection: { fields } }: PluginSource,
  config: Readonly<Record<string, Json>>,
): readonly string[] {
  const { page, offset } = parameters?.countedBy(completeFields(fields, config)) ?? {}
  if (page === undefined && offset === undefined) return []
  const total = picks?.total
  const isOrdered = (filter?.conditions.length ?? 0) > 0 || (sort?.length ?? 0) > 0
  return [
    ...(isOrdered ? [words.ordersItself(name)] : []),
    ...(!isOrdered && total !== undefined && !config[total] ? [words.noTotal(fields[total]?.label.en ?? total, name)] : []),
  ]
}
