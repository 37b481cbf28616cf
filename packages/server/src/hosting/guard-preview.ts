import { cookieValues, type CookieNames } from '../cookies.ts'
import { messages } from '../messages.ts'
import type { Grant, Previews } from '../services/previews.ts'
import type { HostAnswer } from './answer.ts'
import { readQuery } from './site-path.ts'

export const PREVIEW_QUERY = 'heddle-preview'
/** Cookies of a draft's name that are looked at; a sibling may have set some for the whole domain. */
const MOST_COOKIES = 8

export interface PreviewVisit {
  readonly url: string
  readonly cookies: string | undefined
  readonly slug: string
}

/**
 * Lets a visitor to a draft who brings an address the editor signed, or the cookie such an address left.
 * `grant`: what they may see; `stopped`: what they are answered with.
 */
export async function guardPreview(
  { url, cookies, slug }: PreviewVisit,
  previews: Previews,
  names: CookieNames,
): Promise<{ readonly grant: Grant } | { readonly stopped: HostAnswer }> {
  const query = readQuery(url)
  const key = query.get(PREVIEW_QUERY) ?? undefined
  if (key === undefined) {
    for (const value of names.draft.flatMap(({ name }) => cookieValues(cookies, name).slice(0, MOST_COOKIES))) {
      const grant = await previews.admit(slug, value)
      if (grant) return { grant }
    }
    return { stopped: { message: messages.previewExpired } }
  }
  const entered = await previews.enter(slug, key)
  if (!entered) return { stopped: { message: messages.previewExpired } }
  query.delete(PREVIEW_QUERY)
  // `//host` would leave this origin: the path begins with exactly one slash.
  const path = (url.split('?')[0] ?? '').replace(/^[/\\]+/, '')
  const setCookies = names.draft.map(
    ({ name, attributes }) => `${name}=${entered.value}; Max-Age=${entered.seconds}; Path=/; HttpOnly; ${attributes}`,
  )
  return {
    stopped: {
      redirect: `/${path}${query.size > 0 ? `?${query}` : ''}`,
      headers: { 'cache-control': 'no-store' },
      cookies: setCookies,
    },
  }
}
