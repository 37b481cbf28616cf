import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { PreviewKeys } from '../services/preview-key.ts'
import type { HostAnswer } from './answer.ts'
import { readQuery } from './site-path.ts'

export const PREVIEW_QUERY = 'heddle-preview'
const COOKIE = 'heddle_preview'

const readCookie = (cookies: string | undefined): string | undefined =>
  (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)

export interface PreviewVisit {
  readonly url: string
  readonly cookies: string | undefined
  /** The project of the address; `undefined` when it has none or no draft. */
  readonly projectId: string | undefined
  readonly now: number
  readonly https: boolean
}

/**
 * Lets a visitor to a draft who brings an address the editor signed, or the cookie such an address left.
 * `undefined`: may pass; else what they are answered with.
 */
export function guardPreview({ url, cookies, projectId, now, https }: PreviewVisit, keys: PreviewKeys): HostAnswer | undefined {
  const query = readQuery(url)
  const key = query.get(PREVIEW_QUERY) ?? undefined
  if (projectId === undefined) return { message: messages.previewExpired }
  if (key === undefined && keys.isValid(projectId, readCookie(cookies), now)) return undefined
  if (!keys.isValid(projectId, key, now)) return { message: messages.previewExpired }
  query.delete(PREVIEW_QUERY)
  const cookie = `${COOKIE}=${keys.sign(projectId, now + LIMITS.previewCookieSeconds * 1000)}`
  const attributes = `Max-Age=${LIMITS.previewCookieSeconds}; Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  // `//host` would leave this origin: the path begins with exactly one slash.
  const path = (url.split('?')[0] ?? '').replace(/^[/\\]+/, '')
  return {
    redirect: `/${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { 'set-cookie': `${cookie}; ${attributes}`, 'cache-control': 'no-store' },
  }
}
