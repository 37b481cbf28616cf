import type { Id } from '@heddle/document'
import type { Followed, FollowedFilter } from '@heddle/kit'
import { filterPartOf, roleOf } from './parameter-roles.ts'
import { asBefore, aspectOf, isFree, left, reads, type Aspect, type Changes, type Parameter } from './parameters.ts'
import { words } from './words.ts'

/**
 * A search and filters by fields. Where one parameter reads them the source is told to filter, and nobody else does: either all
 * that visitors can filter by is said by parameters, or nothing is.
 */
export function filtersOf(
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
