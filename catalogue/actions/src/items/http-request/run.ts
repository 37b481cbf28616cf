import { next, type ActionBody } from '@heddle/kit'
import { durationOf, numberOf } from '../../lib/arguments/number-of.ts'
import { MAX_RETRIES } from '../../lib/limits.ts'
import { MESSAGES } from '../../lib/messages.ts'
import { buildRequest } from './build-request.ts'
import { delayBefore } from './delay-before.ts'
import { HttpError } from './http-error.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args, host, signal }) => {
  const { url, retries, retryDelay, retryMode } = args
  if (typeof url !== 'string' || url === '') throw new Error(MESSAGES.noUrl)
  const request = { ...buildRequest(args), signal }
  const most = Math.min(MAX_RETRIES, Math.floor(numberOf(retries) ?? 0))
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await host.http.send(request)
      if (!answer.ok) throw new HttpError(answer)
      return next(answer.data)
    } catch (error) {
      signal.throwIfAborted()
      if (attempt >= most || (error instanceof HttpError && !error.isWorthARetry)) throw error
      await host.clock.wait(delayBefore(attempt, durationOf(retryDelay, 1000), retryMode === 'exponential'), signal)
    }
  }
}
