import { boundValues } from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'
import { MESSAGES } from '../messages.ts'
import { answerOf } from './server-answer.ts'
import type { CollectionSource } from './types.ts'

/**
 * Our own server fetches for collections whose source has secrets: `POST /ww/cms_data_sets/{id}/fetch` (specification
 * section 7). It runs no formulas: bound values travel worked out, by the stable text of their formula.
 * @param base path of the site
 */
export function serverSource(resolve: (value: unknown) => unknown, base = '/'): CollectionSource {
  return {
    hasPages: true,
    async fetch({ collection, offset, limit, signal }) {
      const query = new URLSearchParams({ ...(limit !== undefined && { limit: String(limit) }), offset: String(offset) })
      const variables = boundValues([collection.config, collection.filter, collection.sort], resolve)
      const sent = bodyOf({ variables, asked: collection.asked })
      const body = await answerOf(`${base}ww/cms_data_sets/${collection.id}/fetch?${query}`, sent, signal)
      if (!('data' in body)) throw new Error(MESSAGES.unreadableAnswer)
      const total = countIn(body, 'total')
      const at = countIn(body, 'offset')
      return { data: body.data, ...(total !== undefined && { total }), ...(at !== undefined && { offset: at }) }
    },
  }
}

function bodyOf(sent: object): string {
  const body = jsonText(sent)
  if (body === undefined) throw new Error(MESSAGES.tooLargeToSend)
  return body
}

function countIn(body: object, key: string): number | undefined {
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
}
