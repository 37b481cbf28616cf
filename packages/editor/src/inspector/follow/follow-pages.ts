import type { CollectionRecord, Id } from '@heddle/document'
import { completeFields, type Followed, type PageNames, type PluginSource } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { roleOf } from './parameter-roles.ts'
import { isFree, left, reads, textOf, type Aspect, type Changes, type Parameter } from './parameters.ts'
import { words } from './words.ts'

/** What becomes of the paging of a source. */
export interface Pages {
  readonly aspects: readonly Aspect[]
  readonly settings: Readonly<Record<string, Json>>
  readonly limit: number | undefined
}

/** Pages are counted by the source: parameters that say one become its settings. */
export function pagesOf(
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
