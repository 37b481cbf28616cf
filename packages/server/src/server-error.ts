import type { Message } from './messages.ts'

/** What a request is answered with when it cannot be served: `{ error: { code, message, path? } }`. */
export class ServerError extends Error {
  readonly code: string
  readonly status: number
  readonly path: string | undefined

  constructor(message: Message, path?: string) {
    super(message.text)
    this.name = 'ServerError'
    this.code = message.code
    this.status = message.status
    this.path = path
  }
}
