import type { RedirectStatus } from '@heddle/document'
import type { Message } from '../messages.ts'
import type { KeptBytes } from '../releases/byte-cache.ts'
import type { Encoding } from '../releases/manifest.ts'

/** A file as it is answered with. `read` gives the bytes of a form of it. */
export interface ServedFile {
  readonly type: string
  /** With its quotes. */
  readonly etag: string
  readonly cacheControl: string
  readonly encodings: readonly Encoding[]
  readonly headers: Readonly<Record<string, string>>
  read(encoding: Encoding | undefined): Promise<Buffer>
  /** The bytes, where they are in memory. */
  peek?(encoding: Encoding | undefined): KeptBytes | undefined
}

/** What a request for any origin but the editor's is answered with; found first, sent once. */
export type HostAnswer =
  | { readonly file: ServedFile; readonly status: 200 | 404 }
  | {
      readonly redirect: string
      /** 302 when absent. */
      readonly status?: RedirectStatus
      readonly headers: Readonly<Record<string, string>>
      /** Values of `Set-Cookie`. */
      readonly cookies?: readonly string[]
    }
  /** A page of the server's own. */
  | { readonly message: Message }

export const IMMUTABLE = 'public, max-age=31536000, immutable'
export const REVALIDATE = 'no-cache'
/** Of what is not for everybody: no cache may keep it, nor a browser that somebody else uses next. */
export const PRIVATE = 'private, no-store'
export const ONE_DAY = 'public, max-age=86400'

/** The same answer for one visitor only: no cache in between may keep it. */
export function privately(answer: HostAnswer): HostAnswer {
  const close = (cacheControl: string): string =>
    cacheControl === PRIVATE
      ? PRIVATE
      : cacheControl.startsWith('public')
        ? cacheControl.replace('public', 'private')
        : `private, ${cacheControl}`
  if ('file' in answer) return { ...answer, file: { ...answer.file, cacheControl: close(answer.file.cacheControl) } }
  if (!('redirect' in answer)) return answer
  const { 'cache-control': cacheControl = REVALIDATE, ...headers } = answer.headers
  return { ...answer, headers: { ...headers, 'cache-control': close(cacheControl) } }
}

/** Headers of a file that every site may use. */
export const OPEN_TO_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

/** Policy of a picture or any uploaded file: it may draw; it has no origin, runs nothing and fetches nothing. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Policy of what is no document: scripts, sheets, data. Short, since it is sent with each of them. */
export const DATA_POLICY = "default-src 'none'"
