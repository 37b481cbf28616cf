import { jsonText } from '@heddle/document/values'
import { noPlugin } from '@heddle/kit'
import type { Evaluator } from '../evaluate/create-evaluator.ts'
import type { CollectionState } from './collection-state.ts'
import { placeRows } from './place-rows.ts'
import { orAborted } from './requests.ts'
import type { CollectionSource } from './types.ts'

/**
 * Asks a collection's source and puts what it answers in place (logic reference 4.2). Throws what went wrong, and at once
 * when the signal aborts.
 */
export async function askSource(
  state: CollectionState,
  source: CollectionSource | undefined,
  resolve: (value: unknown) => ReturnType<Evaluator['resolve']>,
  signal: AbortSignal,
): Promise<void> {
  const { definition: collection } = state
  if (!source) throw new Error(noPlugin(collection.pluginId ?? ''))
  const offset = source.hasPages ? state.offset() : 0
  const asked = { config: resolve(collection.config), filter: resolve(collection.filter), sort: collection.sort }
  const answer = await orAborted(source.fetch({ collection, ...asked, offset, limit: state.limit(), signal }), signal)
  signal.throwIfAborted()
  if (answer.error !== undefined && answer.error !== null) throw toError(answer.error)
  if (!source.hasPages || !Array.isArray(answer.data)) return state.end({ rows: answer.data, total: undefined })
  const conditions = jsonText(asked)
  const { rows: before, conditions: former } = state.held()
  const rows = placeRows({
    before: conditions !== undefined && conditions === former ? before : undefined,
    rows: answer.data,
    offset: answer.offset ?? offset,
    total: answer.total,
  })
  state.end({ rows, total: rows.length, conditions })
  // There is less than there was: the page that is on show now was not asked for.
  if (offset > 0 && rows.length > 0 && rows.length <= offset) {
    state.setOffset(0)
    state.begin()
    await askSource(state, source, resolve, signal)
  }
}

function toError(error: unknown): Error {
  if (error instanceof Error) return error
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return new Error(typeof message === 'string' ? message : jsonText(message))
}
