import { textIn, titleOf, type AssetRecord, type DocumentView, type Id, type PageRecord } from '@heddle/document'
import { assetAddress } from '../asset-address.ts'
import { onSite } from '../on-site.ts'
import { appTags } from './app-tags.ts'
import { headCode } from './head-code.ts'
import { tag } from './html.ts'
import { iconLinks } from './icon-set.ts'
import { printAlternates, printHead, type HeadFacts } from './print-head.ts'
import { routeAddress, type PageRoute } from '../facts/routes.ts'
import type { HeadTexts, PublishInput } from '../types.ts'

/** Where the site is visited: its origin, what its paths begin with, and whether as a draft. */
type Place = Pick<PublishInput, 'origin' | 'root' | 'isDraft'>

/** Keeps browsers from asking for `/favicon.ico`, which a site without a picture would answer with its 404 page. */
const NO_FAVICON = '<link rel="icon" href="data:,">'

/** Kinds of pictures that others show beside a link to the page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/**
 * Everything of a page's head but styles and scripts: title, meta, social, canonical, languages, favicon, base.
 * @param bound what formulas gave for this page
 * @param used ids of records that the page uses, in the order of its nodes: its first picture stands for it where it names none
 */
export function headTags(
  route: PageRoute,
  view: DocumentView,
  place: Place,
  used: Iterable<Id> = [],
  bound: HeadTexts = {},
): string {
  return printHead(headFacts(route, view, place, used), bound)
}

/** The same before formulas gave anything. */
export function headFacts(route: PageRoute, view: DocumentView, place: Place, used: Iterable<Id>): HeadFacts {
  const { origin, root = '' } = place
  const { page, lang, isNotFound, hasParameters } = route
  const site = view.site()
  const address = origin + root
  const metaImage = typeof page.metaImage === 'string' ? view.find('asset', page.metaImage) : undefined
  const picture = metaImage ?? firstPicture(used, view)
  const inLanguage = (texts: PageRecord['title'] | undefined) => textIn(texts, lang, view)
  const canonical = isNotFound || hasParameters ? undefined : address + routeAddress(route, lang, view)
  return {
    origin,
    root,
    title: titleOf(page, lang, view),
    desc: inLanguage(page.meta.desc),
    keywords: inLanguage(page.meta.keywords),
    socialTitle: inLanguage(page.meta.socialTitle),
    socialDesc: inLanguage(page.meta.socialDesc),
    structuredData: inLanguage(page.meta.structuredData),
    image: picture && address + assetAddress(picture.file),
    canonical,
    isHidden: isNotFound || page.isUnlisted === true || page.userGroups.length > 0,
    base: site?.baseTag ? tag('base', { href: onSite(site.baseTag.href, root), target: site.baseTag.target }) : '',
    alternates:
      canonical === undefined
        ? ''
        : printAlternates(page.langs, view.defaultLanguage(), (other) => address + routeAddress(route, other, view)),
    favicon: favicon(view, root),
    app: appTags(view, place),
    code: headCode(view).html,
  }
}

export function favicon(view: DocumentView, root: string): string {
  const reference = view.site()?.favicon
  const picture = reference === undefined ? undefined : view.find('asset', reference)
  return picture ? iconLinks(picture, root) : NO_FAVICON
}

function firstPicture(used: Iterable<Id>, view: DocumentView): AssetRecord | undefined {
  for (const id of used) {
    const asset = view.find('asset', id)
    if (asset && SHOWN_ELSEWHERE.has(asset.mime)) return asset
  }
  return undefined
}
