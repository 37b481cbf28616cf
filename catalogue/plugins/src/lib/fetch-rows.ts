import type { PluginAnswer } from '@heddle/kit'
import { SOURCE_MESSAGES } from './messages.ts'
import { fetchAll, fetchPage, hasNumberedPages, type AskPage } from './paging.ts'
import { partsOf } from './parts-of.ts'
import { buildRequest, type BuiltRequest } from './request.ts'
import { parsedJson } from './result.ts'

/** What a server answered, by whatever way it was asked. */
export interface Answered {
  readonly status: number
  readonly statusText: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly url: string
}

export interface RowsQuestion {
  /** Values of `requestFields` and `pagingFields`. */
  readonly values: Readonly<Record<string, unknown>>
  readonly offset: number
  readonly limit: number | undefined
  /** Rows are filtered or sorted where they arrive: all of them are needed. */
  readonly needsAll: boolean
  readonly isDraft: boolean
}

/** Rows of a REST collection. What the server refuses is told with its status, and what is no JSON with its type. */
export async function fetchRows(
  { values, offset, limit, needsAll, isDraft }: RowsQuestion,
  send: (request: BuiltRequest) => Promise<Answered>,
): Promise<PluginAnswer> {
  const parts = partsOf(values, isDraft)
  let refusal: PluginAnswer | undefined
  /** What the source answered is told; what went wrong on the way may be nobody's business. */
  const refused = (error: Error): Error => {
    refusal = { data: null, error: { message: error.message } }
    return error
  }
  const ask: AskPage = async ({ query, address }) => {
    const built = buildRequest(parts, query)
    const { status, statusText, text, headers, url } = await send(address === undefined ? built : { ...built, address })
    if (status < 200 || status > 299) throw refused(new Error(SOURCE_MESSAGES.failed(status, statusText)))
    try {
      return { body: parsedJson(text, headers['content-type']), headers, url }
    } catch (error) {
      throw refused(error as Error)
    }
  }
  try {
    if (!needsAll && limit !== undefined && hasNumberedPages(values)) return await fetchPage(values, offset, limit, ask)
    return await fetchAll(values, ask)
  } catch (error) {
    if (refusal) return refusal
    throw error
  }
}
