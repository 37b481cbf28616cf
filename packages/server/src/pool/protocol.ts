import { ServerError } from '../server-error.ts'

/** Setting of a worker: the megabytes it may need. */
export const MEMORY_SETTING = 'HEDDLE_WORKER_MEMORY'
/** Code of the error of one who waits for a worker that is gone: whoever ended it, the work can be tried again. */
export const WORKER_ENDED = 'WORKER_ENDED'

/** What a worker is sent: the pieces of a long list, then the job. One job at a time. */
export type ToWorker =
  | { readonly type: 'items'; readonly items: readonly unknown[] }
  | { readonly type: 'run'; readonly name: string; readonly input: unknown }

/** What a worker answers with: events, then how it ended. */
export type FromWorker =
  | { readonly type: 'event'; readonly event: unknown }
  | { readonly type: 'done'; readonly output: unknown }
  | { readonly type: 'failed'; readonly failure: Failure }

/** An error cannot travel with its class and code; it is made anew on the other side. */
export interface Failure {
  readonly message: string
  readonly stack?: string
  readonly code?: string
  /** Status and path of a `ServerError`. */
  readonly known?: { readonly status: number; readonly path: string | undefined }
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ServerError) {
    const { code, message, status, path } = error
    return { code, message, known: { status, path } }
  }
  const { message, stack, code }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  return { message, ...(stack === undefined ? {} : { stack }), ...(code === undefined ? {} : { code }) }
}

export function fromFailure({ message, stack, code, known }: Failure): Error {
  if (known) return new ServerError({ code: code ?? '', status: known.status, text: message }, known.path)
  return Object.assign(new Error(message), { ...(stack === undefined ? {} : { stack }), ...(code === undefined ? {} : { code }) })
}
