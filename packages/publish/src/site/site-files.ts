import type { Json } from '@heddle/store'
import { APP_DISPLAYS, type DocumentView, type Id } from '@heddle/document'
import { directionOf } from '@heddle/document/published'
import type { Used } from '../page/collect-used.ts'
import { escapeHtml } from '../page/html.ts'
import { routeAddress, rowRoute, type PageRoute } from '../facts/routes.ts'
import type { PageNotes } from '../page/page-notes.ts'
import { EVERYONE, joinReaders, type Readers } from '../readers.ts'
import type { Release } from '../release/release.ts'
import type { Artefact, PublishInput, UsedAsset } from '../types.ts'
import { MANIFEST_FILE } from '../limits.ts'
import { manifestIcons } from '../page/icon-set.ts'

/**
 * Specification section 7 and logic reference 5: files of the whole site that hold no page.
 * @param place where the site is visited: its origin, and what its paths begin with
 * @param day of publishing, as `2026-01-31`
 */
export function siteFiles(
  view: DocumentView,
  routes: readonly PageRoute[],
  { origin, root = '' }: Pick<PublishInput, 'origin' | 'root'>,
  day: string,
): readonly Artefact[] {
  const site = origin + root
  return [
    file('sitemap.xml', 'application/xml', sitemap(view, routes, site, day)),
    file('robots.txt', 'text/plain', robots(view.site()?.robots, `${site}/sitemap.xml`)),
    file(MANIFEST_FILE, 'application/manifest+json', manifest(view, root)),
  ]
}

function file(path: string, contentType: string, contents: string): Artefact {
  return { path, contentType, contents, readers: EVERYONE }
}

/** What crawlers are told: all may be read, unless the builder says otherwise; and where the sitemap lies, unless they name one. */
function robots(own: string | undefined, sitemapAddress: string): string {
  const text = own?.trim() || 'User-agent: *\nAllow: /'
  return /^sitemap:/im.test(text) ? `${text}\n` : `${text}\nSitemap: ${sitemapAddress}\n`
}

/** All public pages without parameters, each of a data set's rows among them. */
function sitemap(view: DocumentView, routes: readonly PageRoute[], site: string, day: string): string {
  const urls = routes
    .flatMap((route) => route.rows?.pages.map((row) => rowRoute(route, row)) ?? route)
    .filter(
      ({ page, isNotFound, hasParameters }) => !isNotFound && !hasParameters && !page.isUnlisted && page.userGroups.length === 0,
    )
    .map((route) => {
      const { page, lang } = route
      const address = (language: string) => escapeHtml(site + routeAddress(route, language, view))
      const others = page.langs.length < 2 ? [] : page.langs
      const links = others.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${escapeHtml(other)}" href="${address(other)}"/>`,
      )
      return `<url><loc>${address(lang)}</loc><lastmod>${day}</lastmod><changefreq>monthly</changefreq><priority>0.5</priority>${links.join('')}</url>`
    })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`
}

function manifest(view: DocumentView, root: string): string {
  const site = view.site()
  const { isOn = false, shortName, display = APP_DISPLAYS[0], themeColor, backgroundColor } = site?.app ?? {}
  const icon = site?.favicon === undefined ? undefined : view.find('asset', site.favicon)
  const lang = view.defaultLanguage()
  return JSON.stringify({
    id: `${root}/`,
    name: site?.name ?? '',
    short_name: shortName ?? site?.name ?? '',
    ...(lang !== undefined && { lang, dir: directionOf(lang) }),
    start_url: `${root}/`,
    scope: `${root}/`,
    display: isOn ? display : 'browser',
    ...(themeColor !== undefined && { theme_color: themeColor }),
    ...(backgroundColor !== undefined && { background_color: backgroundColor }),
    icons: icon ? manifestIcons(icon, root) : [],
  })
}

/** Rows of the static collections that pages use, for those who may read one of these pages. */
export function publishRows(pages: readonly PageNotes[], release: Release): void {
  for (const { rows, readers } of pages)
    for (const [id, data] of Object.entries(rows)) {
      const total = Array.isArray(data) ? data.length : data === null ? 0 : 1
      release.share(`collections/${id}.json`, readers, {
        contentType: 'application/json',
        contents: JSON.stringify({ id, data, total }),
      })
    }
}

/** Uploads that the site loads: by nodes, as favicon or as a page's picture. */
export function usedAssets(pages: readonly PageNotes[], view: DocumentView): readonly UsedAsset[] {
  const used = new Map<string, Readers>()
  const add = (file: string, readers: Readers): void => {
    used.set(file, joinReaders(used.get(file) ?? readers, readers))
  }
  const favicon = view.find('asset', view.site()?.favicon ?? '')
  if (favicon) add(favicon.file, EVERYONE)
  for (const { assets, readers } of pages) for (const file of assets) add(file, readers)
  return [...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([file, readers]) => ({ file, readers }))
}

/** Ports that the site asks, each for those who may read a page that does. */
export function usedPorts(pages: readonly Pick<PageNotes, 'ports' | 'readers'>[]): Readonly<Record<string, Readers>> {
  const used = new Map<string, Readers>()
  for (const { ports, readers } of pages)
    for (const name of ports) used.set(name, joinReaders(used.get(name) ?? readers, readers))
  return Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Architecture section 7, used-features list: what a release needs, for those who look after it. */
export function usedFeatures(
  { elements, icons }: Pick<Used, 'elements' | 'icons'>,
  livePages: ReadonlySet<Id>,
): Readonly<Record<string, Json>> {
  return {
    elements: Object.fromEntries([...elements].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    icons: [...icons].toSorted(),
    livePages: [...livePages].toSorted(),
  }
}
