import {
  boundValues,
  type AnsweredRows,
  type FetchedRows,
  type NeededRows,
  type PublishedCollection,
} from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'
import type { Evaluator } from '../evaluate/create-evaluator.ts'
import { askedWith } from './asked-with.ts'
import { toLimit } from './collection-state.ts'
import { fetchWaves } from './fetch-waves.ts'
import { placeRows } from './place-rows.ts'

interface Asking {
  readonly evaluator: Evaluator
  readonly scope: object
}

/**
 * Rows that a page wants of the server before it is drawn: the first wave of its collections that fetch by themselves (specification
 * section 4) and were not answered. What waits for rows that only a browser can fetch is left to it.
 */
export function neededRows(
  collections: readonly PublishedCollection[],
  answered: AnsweredRows,
  { evaluator, scope }: Asking,
): readonly NeededRows[] {
  const isHere = ({ mode, config }: PublishedCollection): boolean =>
    mode !== 'static' && mode !== 'dynamic' && config.isAutoFetch === true
  const lacking = new Set(collections.filter((one) => one.mode !== 'static' && !isHere(one)).map(({ id }) => id))
  const all = collections.filter(isHere)
  for (let found = -1; found !== lacking.size;) {
    found = lacking.size
    for (const { id, reads = [] } of all) if (reads.some((other) => lacking.has(other))) lacking.add(id)
  }
  const isWanted = ({ config: { onlyWhen } }: PublishedCollection): boolean =>
    onlyWhen === undefined || Boolean(evaluator.evaluate(onlyWhen, scope))
  const pending = all.filter(({ id }) => !lacking.has(id) && !Object.hasOwn(answered, id))
  const { waves, circle } = fetchWaves(pending.map(({ id, reads = [] }) => ({ id, reads })))
  for (const wave of waves) {
    const wanted = pending.filter((one) => wave.includes(one.id) && !circle.includes(one.id) && isWanted(one))
    if (wanted.length > 0)
      return wanted.map(({ id, config, filter, sort, offset, limit }) => ({
        id,
        variables: boundValues([config, filter, sort], (value) => evaluator.resolve(value, scope)),
        offset,
        limit: toLimit(evaluator.evaluate(limit, scope)),
      }))
  }
  return []
}

/** What a collection holds once these rows came, in the page that is drawn and in the browser that adopts it. */
export function fetchedRows(
  collection: PublishedCollection,
  { data, total, offset }: NonNullable<AnsweredRows[string]>,
  { evaluator, scope }: Asking,
): FetchedRows {
  const resolve = (value: unknown) => evaluator.resolve(value, scope)
  const conditions = jsonText({ config: resolve(collection.config), filter: resolve(collection.filter), sort: collection.sort })
  const asked = askedWith(collection, resolve)
  const rest = { isFetched: true, error: null, offset: collection.offset, asked } as const
  if (!Array.isArray(data)) return { rows: data, ...rest }
  const rows = placeRows({ before: undefined, rows: data, offset, total })
  return { rows, total: rows.length, ...(conditions !== undefined && { conditions }), ...rest }
}
