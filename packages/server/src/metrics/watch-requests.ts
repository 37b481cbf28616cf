import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Requests that are being answered. */
export interface RequestsUnderWay {
  /** Resolves when none is, and after `most` milliseconds at the latest. */
  ended(most: number): Promise<void>
  /** Counts a request that no hook of the app sees. */
  watchAnswer(response: ServerResponse, place: string): void
}

/** Labels of a place, and of how it answered: the same objects each time, so that they are printed once. */
const labelsOf = remember((place: string) => ({ at: { place }, of: remember((status: string) => ({ place, status })) }))

/** A function of few texts that makes each of its values once. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    let value = known.get(text)
    if (value === undefined) known.set(text, (value = make(text)))
    return value
  }
}

/** From a file out of memory to a page that a job draws. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts requests by whose address they ask (editor, site, preview, assets) and how they were answered; connections that stay open are none. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): RequestsUnderWay {
  const count = metrics.counter('heddle_requests_total', 'Requests by the place they ask and the class of their answer.')
  const took = metrics.histogram('heddle_request_seconds', 'Seconds until an answer was sent.', SECONDS)
  const seen = new WeakSet<IncomingMessage>()
  let underWay = 0
  metrics.gauge('heddle_requests_under_way', 'Requests that are being answered.', () => underWay)
  let whenNone: (() => void) | undefined
  const watch = (response: ServerResponse, placeOf: () => string): void => {
    underWay += 1
    const begun = performance.now()
    // It comes once for each answer, however that ended.
    response.on('close', () => {
      underWay -= 1
      if (underWay === 0) whenNone?.()
      const { at, of } = labelsOf(placeOf())
      count(of(response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'left'))
      took((performance.now() - begun) / 1000, at)
    })
  }
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // One that is routed once more comes here once more.
    if (raw.headers.upgrade !== undefined || seen.has(raw)) return
    seen.add(raw)
    watch(reply.raw, () => request.place?.kind ?? 'unknown')
  })
  return {
    watchAnswer: (response, place) => watch(response, () => place),
    async ended(most) {
      if (underWay === 0) return
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        whenNone = resolve
        timer = setTimeout(resolve, most)
      })
      clearTimeout(timer)
    },
  }
}
