import { definePluginBrowser } from '@heddle/kit'
import { eventsOf } from '../../lib/events.ts'
import { fetchRows, type Answered } from '../../lib/fetch-rows.ts'
import { SOURCE_MESSAGES } from '../../lib/messages.ts'
import { partsOf, textOf } from '../../lib/parts-of.ts'
import { buildRequest } from '../../lib/request.ts'
import { parsed, parsedJson, resultOf } from '../../lib/result.ts'
import { namesSecrets } from '../../lib/secret-fields.ts'
import { namesVisitor } from '../../lib/names-visitor.ts'
import { secondsOf } from '../../lib/seconds-of.ts'
import { sendHere, streamHere } from '../../lib/send-here.ts'
import { RequestError } from './request-error.ts'
import type { definition } from './definition.ts'

export const browser = definePluginBrowser<typeof definition>({
  open: ({ isDraft }) => ({
    source: {
      async fetch({ config, filter, sort, offset, limit, signal }) {
        const values = config as Readonly<Record<string, unknown>>
        if (namesSecrets(values)) throw new Error(SOURCE_MESSAGES.needsServer)
        if (namesVisitor(values)) throw new Error(SOURCE_MESSAGES.visitorNeedsServer)
        const options = { signal, seconds: secondsOf(values['timeout']), credentials: values['credentials'] === true }
        const needsAll = filter !== undefined || (sort !== undefined && sort.length > 0)
        return fetchRows({ values, offset, limit, needsAll, isDraft }, (request) => sendHere(request, options))
      },
    },
    actions: {
      async apiRequest({ args, variables, signal }) {
        if (namesSecrets(args)) throw new Error(SOURCE_MESSAGES.needsThroughServer)
        if (namesVisitor(args)) throw new Error(SOURCE_MESSAGES.visitorNeedsThroughServer)
        const options = { signal, seconds: secondsOf(args['timeout']), credentials: args['credentials'] === true }
        const request = buildRequest(partsOf(args, isDraft))
        const streamTo = textOf(args['streamTo'])
        const path = textOf(args['resultPath'])
        if (streamTo === '') return resultOfAnswer(await sendHere(request, options), path)
        const answer = await streamHere(request, options, async (stream) => {
          variables.set(streamTo, [])
          let last: unknown = null
          for await (const text of eventsOf(chunksOf(stream))) {
            last = resultOf(parsed(text), path)
            variables.set(streamTo, last, { operation: 'push' })
          }
          return last
        })
        return 'streamed' in answer ? answer.streamed : resultOfAnswer(answer, path)
      },
    },
  }),
})

function resultOfAnswer({ status, statusText, text, headers }: Answered, path: string): unknown {
  if (status < 200 || status > 299) throw new RequestError(status, statusText, parsed(text))
  return resultOf(path === '' ? parsed(text) : parsedJson(text, headers['content-type']), path)
}

/** The parts of an answer as they come; not every browser lets a stream be looped over. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}
