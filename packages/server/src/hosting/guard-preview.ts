import { cookieValues, type CookieNames } from '../cookies.ts'
import { messages } from '../messages.ts'
import type { Previews } from '../services/previews.ts'
import type { HostAnswer } from './answer.ts'
import { readQuery } from './site-path.ts'

export const PREVIEW_QUERY = 'heddle-preview'
/** Cookies of the draft's name that are looked at; a sibling may have set some for the whole domain. */
const MOST_COOKIES = 8

export interface PreviewVisit {
  readonly url: string
  readonly cookies: string | undefined
  /** The project of the address; `undefined` when it has none or no draft. */
  readonly projectId: string | undefined
}

/**
 * Lets a visitor to a draft who brings an address the editor signed, or the cookie such an address left.
 * `undefined`: may pass; else what they are answered with.
 */
export async function guardPreview(
  { url, cookies, projectId }: PreviewVisit,
  previews: Previews,
  names: CookieNames,
): Promise<HostAnswer | undefined> {
  if (projectId === undefined) return { message: messages.previewExpired }
  const query = readQuery(url)
  const key = query.get(PREVIEW_QUERY) ?? undefined
  if (key === undefined) {
    for (const value of cookieValues(cookies, names.preview).slice(0, MOST_COOKIES)) {
      if (await previews.maySee(projectId, value)) return undefined
    }
    return { message: messages.previewExpired }
  }
  const entered = await previews.enter(projectId, key)
  if (!entered) return { message: messages.previewExpired }
  query.delete(PREVIEW_QUERY)
  const attributes = `Max-Age=${entered.seconds}; Path=/; HttpOnly; SameSite=Lax${names.secure ? '; Secure' : ''}`
  // `//host` would leave this origin: the path begins with exactly one slash.
  const path = (url.split('?')[0] ?? '').replace(/^[/\\]+/, '')
  return {
    redirect: `/${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { 'set-cookie': `${names.preview}=${entered.value}; ${attributes}`, 'cache-control': 'no-store' },
  }
}
