/**
 * The path of a request as text: decoded, its parts with one slash between them. Slashes at the ends and doubled ones do not count.
 * `undefined` when it cannot name a file.
 */
export function readSitePath(url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '')
  } catch {
    return undefined
  }
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.some((segment) => segment === '.' || segment === '..' || /[\p{Cc}\\]/u.test(segment))) return undefined
  return segments.join('/')
}

/** The query of a request's address, which may be anything a client sends. */
export const readQuery = (url: string): URLSearchParams => new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))

const PAGE_DATA = /^((?:.+\/)?data\/[a-z0-9_]+)\.json$/

/**
 * Files of a release that an address may mean, best first. Page data is asked for as
 * `data/{pageId}.json?wwlang=ru&_wwcv=7` (specification section 7) and lies at `data/{pageId}.ru.json`.
 */
export function filesOfPath(path: string, language: string | undefined): readonly string[] {
  const data = PAGE_DATA.exec(path)?.[1]
  if (data !== undefined && language !== undefined && /^[A-Za-z0-9-]{1,35}$/.test(language))
    return [`${data}.${language}.json`, path]
  return path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`]
}

/** Where the page for unknown addresses may lie: of the address's language first, then of the whole site, whose default language may have a prefix. */
export function filesOfNotFound(path: string, defaultPrefix?: string): readonly string[] {
  const first = path.split('/')[0] ?? ''
  const last = defaultPrefix === undefined ? '404' : `${defaultPrefix}/404`
  return [...new Set([`${first}/404`, last])].flatMap((base) => [`${base}/index.html`, `${base}.html`])
}
