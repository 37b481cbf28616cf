import { SOURCE_MESSAGES } from '../../lib/messages.ts'

/** A server refused: what it said stands beside its status, for the branch of errors. */
export class RequestError extends Error {
  readonly status: number
  readonly data: unknown

  constructor(status: number, statusText: string, data: unknown) {
    super(SOURCE_MESSAGES.failed(status, statusText))
    this.name = 'RequestError'
    this.status = status
    this.data = data
  }
}
