import { definePluginServer, type AskOutside } from '@heddle/kit'
import { fetchRows, type Answered } from '../../lib/fetch-rows.ts'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { pairsOf, partsOf, textOf } from '../../lib/parts-of.ts'
import { buildRequest, type BuiltRequest } from '../../lib/request.ts'
import { parsed, parsedJson, resultOf } from '../../lib/result.ts'
import { secondsOf } from '../../lib/seconds-of.ts'

type Values = Readonly<Record<string, unknown>>

export const server = definePluginServer({
  source: {
    async fetch({ config, offset, limit, needsAll, isDraft, ask }) {
      const values = config as Values
      return fetchRows({ values, offset, limit, needsAll, isDraft }, sendWith(values, ask))
    },
  },
  actions: {
    async apiRequest({ args, isDraft, ask }) {
      const { status, statusText, text, headers } = await sendWith(args, ask)(buildRequest(partsOf(args, isDraft)))
      if (status < 200 || status > 299)
        return { error: { message: SOURCE_MESSAGES.failed(status, statusText), status, data: parsed(text) } }
      const path = textOf(args['resultPath'])
      if (path === '') return { data: parsed(text) }
      try {
        return { data: resultOf(parsedJson(text, headers['content-type']), path) }
      } catch (error) {
        return { error: { message: (error as Error).message, status, data: text } }
      }
    },
  },
})

/** Sends a request with the secrets that its description names. */
function sendWith(values: Values, ask: AskOutside): (request: BuiltRequest) => Promise<Answered> {
  const secretHeaders = textsIn(values['secretHeaders'])
  const secretQuery = textsIn(values['secretQuery'])
  const timeout = secondsOf(values['timeout']) * 1000
  return ({ address, ...request }) => ask(address, { ...request, secretHeaders, secretQuery, timeout })
}

function textsIn(pairs: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(pairsOf(pairs).map(({ name, value }) => [name, textOf(value)]))
}
