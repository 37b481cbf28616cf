import { definePluginBrowser } from '@heddle/kit'
import { eventsOf } from '../../lib/events.ts'
import { fetchRows } from '../../lib/fetch-rows.ts'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { partsOf, textOf } from '../../lib/parts-of.ts'
import { buildRequest } from '../../lib/request.ts'
import { parsed, resultOf } from '../../lib/result.ts'
import { namesSecrets } from '../../lib/secret-fields.ts'
import { secondsOf } from '../../lib/seconds-of.ts'
import { answerHere, sendHere } from '../../lib/send-here.ts'
import { RequestError } from './request-error.ts'
import type { definition } from './definition.ts'

export const browser = definePluginBrowser<typeof definition>({
  open: ({ isDraft }) => ({
    source: {
      async fetch({ config, filter, sort, offset, limit, signal }) {
        const values = config as Readonly<Record<string, unknown>>
        if (namesSecrets(values)) throw new Error(SOURCE_MESSAGES.needsServer)
        const options = { signal, seconds: secondsOf(values['timeout']), credentials: values['credentials'] === true }
        const needsAll = filter !== undefined || (sort !== undefined && sort.length > 0)
        return fetchRows({ values, offset, limit, needsAll, isDraft }, (request) => sendHere(request, options))
      },
    },
    actions: {
      async apiRequest({ args, variables, signal }) {
        if (namesSecrets(args)) throw new Error(SOURCE_MESSAGES.needsThroughServer)
        const options = { signal, seconds: secondsOf(args['timeout']), credentials: args['credentials'] === true }
        const response = await answerHere(buildRequest(partsOf(args, isDraft)), options)
        const streamTo = textOf(args['streamTo'])
        if (streamTo === '' || !response.ok || !response.body) {
          const body = parsed(await response.text())
          if (!response.ok) throw new RequestError(response.status, response.statusText, body)
          return resultOf(body, textOf(args['resultPath']))
        }
        variables.set(streamTo, [])
        let last: unknown = null
        for await (const text of eventsOf(chunksOf(response.body))) {
          last = resultOf(parsed(text), textOf(args['resultPath']))
          variables.set(streamTo, last, { operation: 'push' })
        }
        return last
      },
    },
  }),
})

/** The parts of an answer as they come; not every browser lets a stream be looped over. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}
