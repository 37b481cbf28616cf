import type { AssetRecord, DocumentView, Id, PageRecord } from '@heddle/document'
import { assetAddress } from '../asset-address.ts'
import { onSite } from '../on-site.ts'
import { escapeHtml, tag } from './html.ts'
import { textIn, titleOf } from '../facts/page-title.ts'
import { routeAddress, type PageRoute } from '../facts/routes.ts'
import type { HeadTexts, PublishInput } from '../types.ts'

/** Keeps browsers from asking for `/favicon.ico`, which a site without a picture would answer with its 404 page. */
const NO_FAVICON = '<link rel="icon" href="data:,">'

/** Kinds of pictures that others show beside a link to the page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/**
 * Everything of a page's head but styles and scripts: title, meta, social, canonical, languages, favicon, base.
 * @param place where the site is visited: its origin, and what its paths begin with
 * @param bound what formulas gave for this page
 * @param used ids of records that the page uses, in the order of its nodes: its first picture stands for it where it names none
 */
export function headTags(
  route: PageRoute,
  view: DocumentView,
  { origin, root = '' }: Pick<PublishInput, 'origin' | 'root'>,
  used: Iterable<Id> = [],
  bound: HeadTexts = {},
): string {
  const { page, lang, isNotFound, hasParameters } = route
  const site = view.site()
  const address = origin + root
  const metaImage = typeof page.metaImage === 'string' ? view.find('asset', page.metaImage) : undefined
  const picture = metaImage ?? firstPicture(used, view)
  const inLanguage = (texts: PageRecord['title'] | undefined) => textIn(texts, lang, view)
  const title = bound.title ?? titleOf(page, lang, view)
  const description = bound.desc ?? inLanguage(page.meta.desc)
  const keywords = bound.keywords ?? inLanguage(page.meta.keywords)
  const image = pictureAddress(bound.image, origin, root) ?? (picture && address + assetAddress(picture.file))
  const canonical = isNotFound || hasParameters ? undefined : address + routeAddress(route, lang, view)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    site?.baseTag && tag('base', { href: onSite(site.baseTag.href, root), target: site.baseTag.target }),
    `<title>${escapeHtml(title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    keywords && tag('meta', { name: 'keywords', content: keywords }),
    (isNotFound || page.userGroups.length > 0) && tag('meta', { name: 'robots', content: 'noindex' }),
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    canonical && alternates(route, view, address),
    property('og:title', bound.socialTitle ?? inLanguage(page.meta.socialTitle) ?? title),
    property('og:description', bound.socialDesc ?? inLanguage(page.meta.socialDesc) ?? description),
    property('og:type', 'website'),
    property('og:url', canonical),
    image && tag('meta', { property: 'og:image', content: image }),
    image && tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    favicon(view, root),
    structuredData(bound.structuredData ?? inLanguage(page.meta.structuredData)),
  ]
    .filter(Boolean)
    .join('')
}

export function favicon(view: DocumentView, root: string): string {
  const reference = view.site()?.favicon
  const picture = reference === undefined ? undefined : view.find('asset', reference)
  return picture ? tag('link', { rel: 'icon', href: assetAddress(picture.file, root), type: picture.mime }) : NO_FAVICON
}

/** What a formula gave as a picture, as others may fetch it: a whole address, or one of this site. */
function pictureAddress(text: string | undefined, origin: string, root: string): string | undefined {
  if (text === undefined) return undefined
  if (/^https?:\/\/[^\s"'<>]+$/i.test(text)) return text
  return /^\/(?!\/)[^\s"'<>]*$/.test(text) ? origin + onSite(text, root) : undefined
}

function firstPicture(used: Iterable<Id>, view: DocumentView): AssetRecord | undefined {
  for (const id of used) {
    const asset = view.find('asset', id)
    if (asset && SHOWN_ELSEWHERE.has(asset.mime)) return asset
  }
  return undefined
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? '' : tag('meta', { property: name, content })
}

/** One link per language, where there are several. */
function alternates(route: PageRoute, view: DocumentView, address: string): string {
  const { page } = route
  if (page.langs.length < 2) return ''
  const links = page.langs.map((hreflang) =>
    tag('link', { rel: 'alternate', hreflang, href: address + routeAddress(route, hreflang, view) }),
  )
  const fallback = view.defaultLanguage()
  const isListed = fallback !== undefined && page.langs.includes(fallback)
  return (
    links.join('') +
    (isListed
      ? tag('link', { rel: 'alternate', hreflang: 'x-default', href: address + routeAddress(route, fallback, view) })
      : '')
  )
}

/** Structured data is data: it is written only when it is JSON, and can hold no tag. */
function structuredData(text: string | undefined): string {
  if (text === undefined) return ''
  try {
    const json = JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c')
    return `<script type="application/ld+json">${json}</script>`
  } catch {
    return ''
  }
}
