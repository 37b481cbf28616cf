import { withBoundValues, type PublishedCollection } from '@heddle/document/published'
import type { FilterNode, SortKey } from '@heddle/document'
import { messages } from '../messages.ts'
import { ServerError } from '../server-error.ts'

/** How a visitor filters and sorts the rows of a collection, as an element that shows them asks. */
export interface AskedOf {
  readonly filter: FilterNode<unknown>
  readonly sort: readonly SortKey[]
}

/**
 * The filter and sort of a collection together with what a visitor asks beside them.
 * @param isNative the source filters itself: then only fields count that the collection names, as others might be looked for
 *   that no visitor is given
 */
export function withAsked(
  collection: Pick<PublishedCollection, 'filter' | 'sort' | 'fields'>,
  variables: Readonly<Record<string, unknown>>,
  asked: AskedOf | undefined,
  isNative: boolean,
): { readonly filter: FilterNode<unknown> | undefined; readonly sort: readonly SortKey[] | undefined } {
  const own = withBoundValues(collection.filter, variables) as FilterNode<unknown> | undefined
  if (!asked) return { filter: own, sort: collection.sort }
  if (isNative) {
    const known = new Set(fieldNames(collection.fields))
    const unknown = [...fieldsOf(asked.filter), ...asked.sort.map(({ key }) => key)].find((field) => !known.has(field))
    if (unknown !== undefined) throw new ServerError(messages.unknownField(unknown), 'asked')
  }
  const isFiltered = asked.filter.conditions.length > 0
  return {
    filter: isFiltered ? { conditions: own ? [own, asked.filter] : [asked.filter] } : own,
    sort: asked.sort.length > 0 ? asked.sort : collection.sort,
  }
}

function fieldsOf({ conditions }: FilterNode<unknown>): readonly string[] {
  return conditions.flatMap((part) => ('conditions' in part ? fieldsOf(part) : [part.field]))
}

function fieldNames(fields: unknown): readonly string[] {
  if (!Array.isArray(fields)) return typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
  return fields.flatMap((field: unknown) => {
    const name: unknown = typeof field === 'object' && field !== null ? Reflect.get(field, 'name') : field
    return typeof name === 'string' ? [name] : []
  })
}
