import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { ServerConfig } from './config.ts'
import { LIMITS } from './limits.ts'

/** Names of the server's own cookies. */
export interface CookieNames {
  /** What better-auth's cookies begin with. */
  readonly prefix: string
  readonly session: string
  /** Those that let see a draft, and how they are set; the best one first. */
  readonly draft: readonly { readonly name: string; readonly attributes: string }[]
  /** Those that say which visitor is signed in to a site, and to its draft. */
  readonly account: { readonly live: CookieNames['draft']; readonly draft: CookieNames['draft'] }
  /** True behind https: sent over https only. */
  readonly secure: boolean
}

/**
 * Names bound to the editor's address, since browsers give one host's cookies to all its ports. Behind https they begin with `__Host-`,
 * which browsers accept from the host itself only: no sibling name can set them.
 */
export function cookieNames(
  config: Pick<ServerConfig, 'https' | 'editorHost' | 'sitesHost' | 'publicPort' | 'port'>,
): CookieNames {
  const address = `${config.https ? 'https' : 'http'}://${config.editorHost}:${config.publicPort ?? config.port}`
  const mark = createHash('sha256').update(address).digest('hex').slice(0, 8)
  const prefix = `${config.https ? '__Host-' : ''}heddle-${mark}`
  return {
    prefix,
    session: `${prefix}.session_token`,
    draft: draftCookies(config, `heddle-${mark}.draft`),
    account: { live: accountCookies(config), draft: draftCookies(config, ACCOUNT_COOKIE) },
    secure: config.https,
  }
}

const ACCOUNT_COOKIE = 'heddle-account'

/** Browsers take a cookie for https alone on localhost too, but for some, which are sent the plain one. */
function accountCookies({ https }: Pick<ServerConfig, 'https'>): CookieNames['draft'] {
  const own = { name: `__Host-${ACCOUNT_COOKIE}`, attributes: 'SameSite=Lax; Secure' }
  return https ? [own] : [own, { name: ACCOUNT_COOKIE, attributes: 'SameSite=Lax' }]
}

/**
 * A draft is shown in the editor's frame, so that its cookie has to be one for pages of other sites, kept apart for each. Browsers
 * take it on https and on localhost; without https the draft has a plain one too, which a tab of its own is sent.
 */
function draftCookies({ https, sitesHost }: Pick<ServerConfig, 'https' | 'sitesHost'>, name: string): CookieNames['draft'] {
  const framed = { name: `__Host-${name}`, attributes: 'SameSite=None; Secure; Partitioned' }
  const plain = { name, attributes: 'SameSite=Lax' }
  if (https) return [framed]
  return sitesHost === 'localhost' || sitesHost.endsWith('.localhost') ? [framed, plain] : [plain]
}

interface Cookie {
  readonly name: string
  readonly value: string
}

/** The cookies of a request in their order, read with patience: parts that are no cookie have an empty name. */
function readCookies(header: string): readonly Cookie[] {
  return header.split(';').map((part) => {
    const text = part.trim()
    const end = text.indexOf('=')
    return end < 0 ? { name: '', value: text } : { name: text.slice(0, end), value: text.slice(end + 1) }
  })
}

/** The different values sent for a cookie: more than one when a sibling name has set the same cookie for the whole domain. */
export function cookieValues(header: string | undefined, name: string): readonly string[] {
  if (header === undefined || !header.includes(name)) return []
  const values = new Set<string>()
  for (const part of header.split(';')) {
    const text = part.trim()
    if (text.startsWith(name) && text[name.length] === '=') values.add(text.slice(name.length + 1))
  }
  return [...values]
}

/** Domains that a page of a sibling name could have set a cookie of `host` for. */
function domainsAbove(host: string): readonly string[] {
  const name = host.replace(/:\d{1,5}$/, '')
  if (isIP(name) !== 0 || name.startsWith('[')) return []
  const labels = name.split('.')
  return labels.slice(0, -1).map((_, i) => labels.slice(i).join('.'))
}

/** `/api/projects/x` has the folders `/`, `/api` and `/api/projects`. */
const foldersOf = (path: string): readonly string[] => {
  const segments = path.split('/').slice(1, -1).slice(0, 5)
  return ['/', ...segments.map((_, i) => `/${segments.slice(0, i + 1).join('/')}`)]
}

/**
 * `Set-Cookie` values that end cookies which a sibling site has set for the editor: those that bear an own name beside the real
 * one, and, when all together grow beyond `LIMITS.cookieBytes`, the largest foreign ones, a few with every answer. The editor's
 * own cookies belong to its host alone and stay.
 */
export function expireForeignCookies(
  header: string | undefined,
  host: string,
  url: string,
  names: CookieNames,
): readonly string[] {
  if (header === undefined) return []
  const domains = domainsAbove(host)
  const isTossed = cookieValues(header, names.session).length > 1
  if (!isTossed && header.length <= LIMITS.cookieBytes) return []
  const secure = names.secure ? '; Secure' : ''
  // A value, because a cookie without name and value is none.
  const expire = (name: string, domain: string | undefined, path: string) =>
    `${name}=x; Max-Age=0; Path=${path}${domain === undefined ? '' : `; Domain=${domain}`}${secure}`
  const made: string[] = []
  if (isTossed) {
    for (const domain of domains)
      for (const path of foldersOf(url.split('?')[0] ?? '')) made.push(expire(names.session, domain, path))
  }
  if (header.length <= LIMITS.cookieBytes) return made
  const foreign = readCookies(header).filter(({ name }) => !name.startsWith(names.prefix))
  let size = 0
  for (const { name } of foreign.toSorted((a, b) => b.value.length - a.value.length)) {
    const lines = [undefined, ...domains].map((domain) => expire(name, domain, '/'))
    size += lines.reduce((sum, line) => sum + line.length, 0)
    if (size > LIMITS.expiredCookieBytes && made.length > 0) break
    made.push(...lines)
  }
  return made
}
