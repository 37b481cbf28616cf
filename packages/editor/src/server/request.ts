import { words } from './words.ts'

export type Fetch = typeof globalThis.fetch

/** The server said no, or could not be reached (`code` is `unreachable` then). The message is made for people. */
export class ServerError extends Error {
  readonly code: string
  /** The field of the request that is wrong, when there is one. */
  readonly path: string | undefined
  readonly status: number

  constructor(code: string, message: string, status: number, path?: string) {
    super(message)
    this.name = 'ServerError'
    this.code = code
    this.status = status
    this.path = path
  }
}

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or as it is when it is form data. */
  readonly body?: object
  readonly signal?: AbortSignal
}

/** Sends a request to the editor's own origin. Throws `ServerError` for every answer that is not a success. */
export async function request(
  fetch: Fetch,
  path: string,
  { method = 'GET', body, signal }: RequestOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ServerError('unreachable', words.unreachable, 0)
  })
  if (!response.ok) throw await toError(response)
  return response
}

/** The JSON of a successful answer. The server is ours: its answers are taken as its contracts say. */
export async function requestJson<T>(fetch: Fetch, path: string, options?: RequestOptions): Promise<T> {
  const response = await request(fetch, path, options)
  const body: T = response.status === 204 ? undefined : await response.json()
  return body
}

async function toError(response: Response): Promise<ServerError> {
  const body: unknown = await response.json().catch(() => undefined)
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string') {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
    const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined
    return new ServerError(code, error.message, response.status, path)
  }
  return new ServerError('unknown', words.unknown(response.status), response.status)
}

/** What to tell a person about something thrown while talking to the server. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : words.unknown(0)
}
