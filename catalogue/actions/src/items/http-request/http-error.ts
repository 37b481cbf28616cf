import type { HttpAnswer } from '@heddle/ports/contracts'
import { MESSAGES } from '../../lib/messages.ts'

/** Too many requests, and what a server cannot do now. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504])

/** An answer that is no success; its status and body are readable in the error branch. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly data: unknown
  constructor({ status, data }: HttpAnswer) {
    super(MESSAGES.requestFailed(status))
    this.status = status
    this.data = data
  }

  get isWorthARetry(): boolean {
    return TRANSIENT.has(this.status)
  }
}
