import { isBinding, type CollectionRecord, type Id, type NodeRecord } from '@heddle/document'
import type { CollectionValues } from '@heddle/document/operations'
import { completeFields, type Followed, type FollowedFilter, type PageNames, type PluginSource } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { literalsOf } from '../../fields/part-row.tsx'
import { literalCode } from '../../formula/literal-code.ts'
import { collectionOf } from '../../session/named-collection.ts'
import type { Editor } from '../../session/editor.ts'
import { elementValues, fieldValues } from '../../session/element-values.ts'
import { directionsLike, filterPartOf, orderLike, roleOf } from './parameter-roles.ts'
import { words } from './words.ts'

/** One thing that visitors want of rows, and whether parameters say it. */
export interface Aspect {
  readonly label: string
  readonly state: 'follows' | 'can' | 'left'
  /** Names of the parameters. */
  readonly parameters: readonly string[]
  /** How it is written, or why it cannot be. */
  readonly note?: string | undefined
}

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

interface Parameter {
  /** The setting, and the place in it. */
  readonly field: string
  readonly at: number
  readonly name: string
  readonly value: Json
}

/** What becomes of parameters: the formula of each, `null` for one that goes away. */
type Changes = Map<Parameter, string | null>

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
  if (!isOne) return undefined
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

/** The pairs of the settings that hold parameters, as far as they are sent. */
function parametersOf({ config }: CollectionRecord, { parameters, collection: { fields } }: PluginSource): readonly Parameter[] {
  const values = literalsOf(fields, config)
  return (parameters?.in ?? []).flatMap((field) => {
    const pairs = config[field]
    if (!Array.isArray(pairs) || fields[field]?.when?.(values) === false) return []
    return pairs.flatMap((pair: unknown, at): Parameter | [] => {
      const { name, value } = Object(pair) as { readonly name?: unknown; readonly value?: Json }
      return typeof name === 'string' && name !== '' ? { field, at, name, value: value ?? '' } : []
    })
  })
}

function changedConfig({ config }: CollectionRecord, changes: Changes): Readonly<Record<string, Json>> {
  const all = [...changes]
  return Object.fromEntries(
    [...Map.groupBy(all, ([{ field }]) => field)].map(([field, own]) => {
      const byPlace = new Map(own.map(([{ at }, code]) => [at, code]))
      const pairs = (config[field] as readonly Json[]).flatMap((pair, at): readonly Json[] => {
        const code = byPlace.get(at)
        if (code === undefined) return [pair]
        return code === null ? [] : [{ ...(pair as object), value: { type: 'f', code } }]
      })
      return [field, pairs]
    }),
  )
}

const nameOf = ({ name }: Parameter): string => name
const reads = ({ value }: Parameter, id: string): boolean => isBinding(value) && value.code.includes(id)
const isFree = ({ value }: Parameter): boolean => !isBinding(value)
const textOf = ({ value }: Parameter): string => (typeof value === 'string' ? value : '')
/** What a parameter says as long as visitors want nothing: what it said before. */
const asBefore = (parameter: Parameter): string => literalCode(textOf(parameter)) || "''"

interface Pages {
  readonly aspects: readonly Aspect[]
  readonly settings: Readonly<Record<string, Json>>
  readonly limit: number | undefined
}

/** Pages are counted by the source: parameters that say one become its settings. */
function pagesOf(
  { config, limit }: CollectionRecord,
  { parameters, collection: { fields } }: PluginSource,
  nodeId: Id,
  { size: rows }: Followed,
  others: readonly Parameter[],
  changes: Changes,
): Pages {
  const counted = parameters?.countedBy(completeFields(fields, config))
  const hasLimit = limit !== undefined && limit !== 0
  if (counted) return countedPages(counted, hasLimit ? undefined : rows)
  // By a page that a hand bound the source gives rows of which it is asked for others once more.
  const mayTake = (one: Parameter): boolean => one.field === parameters?.pages && (isFree(one) || reads(one, `${nodeId}-page`))
  const named = (role: string): Parameter | undefined => others.find((one) => mayTake(one) && roleOf(one.name) === role)
  const [page, offset, size] = [named('page'), named('offset'), named('size')]
  const first = page ?? offset
  if (!parameters || !first) {
    const bound = others.find(({ name }) => ['page', 'offset'].includes(roleOf(name) ?? ''))
    const note = bound ? words.boundElsewhere : words.noPage
    return { aspects: [left(words.page, bound ? [bound] : [], note)], settings: {}, limit: undefined }
  }
  for (const one of [first, size]) if (one) changes.set(one, null)
  const settings = parameters.count({
    ...(page ? { page: page.name, first: textOf(page) === '0' ? 0 : 1 } : { offset: first.name }),
    ...(size && { size: size.name }),
  })
  const said = Math.floor(Number(size && textOf(size)))
  return {
    aspects: [
      { label: words.page, state: 'can', parameters: [first.name] },
      size ? { label: words.size, state: 'can', parameters: [size.name] } : left(words.size, [], words.noSize),
    ],
    settings,
    limit: hasLimit ? undefined : said > 0 ? said : rows,
  }
}

function countedPages({ page, offset, size }: PageNames, limit: number | undefined): Pages {
  const name = page ?? offset
  if (name === undefined) return { aspects: [left(words.page, [], words.noNumbers)], settings: {}, limit: undefined }
  const state = limit === undefined ? 'follows' : 'can'
  return {
    aspects: [
      { label: words.page, state, parameters: [name], note: limit === undefined ? undefined : words.getsLimit(limit) },
      size === undefined ? left(words.size, [], words.noSize) : { label: words.size, state, parameters: [size] },
    ],
    settings: {},
    limit,
  }
}

const left = (label: string, parameters: readonly Parameter[], note: string): Aspect => ({
  label,
  state: 'left',
  parameters: parameters.map(nameOf),
  note,
})

/** Binds those that are free, unless something else gives one of them. */
function aspectOf(
  label: string,
  variable: string,
  codes: readonly (readonly [Parameter, string])[],
  changes: Changes,
  note?: string,
): Aspect {
  const all = codes.map(([parameter]) => parameter)
  const free = codes.filter(([parameter]) => isFree(parameter))
  if (all.some((one) => !isFree(one) && !reads(one, variable))) return left(label, all, words.boundElsewhere)
  for (const [parameter, code] of free) changes.set(parameter, code)
  if (free.length === 0) return { label, state: 'follows', parameters: all.map(nameOf) }
  return { label, state: 'can', parameters: all.map(nameOf), note }
}

function sortOf(others: readonly Parameter[], nodeId: Id, { sort }: Followed, changes: Changes): Aspect {
  const named = (role: string): readonly Parameter[] => others.filter(({ name }) => roleOf(name) === role)
  // `sort` and `order` are a field or a direction: by what they hold, by what stands beside them, and then `sort` is the field.
  const either = named('order').toSorted((a, b) => Number(isOrder(a)) - Number(isOrder(b)))
  const key = named('key')[0] ?? either.find((one) => directionsLike(textOf(one)) === undefined)
  const direction = named('direction')[0] ?? either.find((one) => one !== key)
  if (!key) return left(words.sort, direction ? [direction] : [], words.noSort)
  const write = (parameter: Parameter, sorted: string): string => `${sort.key} ? ${sorted} : ${asBefore(parameter)}`
  const variable = `${nodeId}-sort`
  if (direction) {
    const [up, down] = directionsLike(textOf(direction)) ?? ['asc', 'desc']
    const said = `(${sort.isDescending} ? '${down}' : '${up}')`
    const codes = [
      [key, `${sort.key} || ${asBefore(key)}`],
      [direction, write(direction, said)],
    ] as const
    return aspectOf(words.sort, variable, codes, changes, words.writtenAs(`${up}, ${down}`))
  }
  const { up, down, isBefore } = orderLike(textOf(key))
  const said = `(${sort.isDescending} ? '${down}' : '${up}')`
  const code = write(key, isBefore ? `${said} + ${sort.key}` : `${sort.key} + ${said}`)
  const examples = [up, down].map((one) => (isBefore ? `${one}${words.field}` : `${words.field}${one}`))
  return aspectOf(words.sort, variable, [[key, code]], changes, words.writtenAs(examples.join(', ')))
}

const isOrder = ({ name }: Parameter): boolean => name.toLowerCase().includes('order')

/**
 * A search and filters by fields. Where one parameter reads them the source is told to filter, and nobody else does: either all
 * that visitors can filter by is said by parameters, or nothing is.
 */
function filtersOf(
  parameters: readonly Parameter[],
  others: readonly Parameter[],
  nodeId: Id,
  { search, filters }: Followed,
  changes: Changes,
): readonly Aspect[] {
  const variable = `${nodeId}-filters`
  const wanted = others.filter(({ name }) => roleOf(name) === 'search')
  const vague = others.filter((one) => roleOf(one.name) === 'filter' && !reads(one, variable))
  const parts = [
    ...(search === undefined ? [] : [searchPart(wanted, search)]),
    ...(filters ?? []).map((filter) => filterPart(parameters, filter)),
  ]
  const lacking = filters === undefined ? words.unknownFilters : parts.find(({ why }) => why !== undefined)?.label
  const isTold = parameters.some((one) => reads(one, variable))
  const aspects = parts.map(({ label, codes, why }): Aspect => {
    const own = codes.map(([parameter]) => parameter)
    if (why !== undefined) return left(label, own, isTold ? words.passedOver(why) : why)
    if (lacking !== undefined && codes.some(([parameter]) => isFree(parameter))) return left(label, own, words.lacks(lacking))
    return aspectOf(label, variable, codes, changes)
  })
  return [
    ...aspects,
    ...(search === undefined && wanted.length > 0 ? [left(words.search, wanted, words.searchOff)] : []),
    ...(vague.length > 0 ? [left(words.filters, vague, words.vague)] : []),
  ]
}

interface Part {
  readonly label: string
  readonly codes: readonly (readonly [Parameter, string])[]
  /** Why no parameter says it. */
  readonly why: string | undefined
}

function searchPart([parameter]: readonly Parameter[], code: string): Part {
  return parameter
    ? { label: words.search, codes: [[parameter, `${code} || ${asBefore(parameter)}`]], why: undefined }
    : { label: words.search, codes: [], why: words.noSearch }
}

function filterPart(parameters: readonly Parameter[], filter: FollowedFilter): Part {
  const { field, label, why } = filter
  const ends = (['text', 'from', 'to'] as const).filter((end) => filter[end] !== undefined)
  const codes = ends.flatMap((end): readonly (readonly [Parameter, string])[] => {
    const parameter = parameters.find(({ name }) => filterPartOf(name, field) === end)
    return parameter ? [[parameter, `${filter[end]} || ${asBefore(parameter)}`]] : []
  })
  const lacks = ends.length === 0 || codes.length < ends.length
  return { label: words.filterOf(label), codes, why: why?.en ?? (lacks ? words.noFilter(field, ends.length > 1) : undefined) }
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
