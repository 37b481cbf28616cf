import type { Language } from '@heddle/document'
import { onSite } from '../on-site.ts'
import type { HeadTexts } from '../types.ts'
import { escapeHtml, tag } from './html.ts'

/** What a page's head says, as far as it is known when it is published: texts are those that stand where no formula gives one. */
export interface HeadFacts {
  readonly origin: string
  readonly root: string
  readonly title: string
  readonly desc?: string | undefined
  readonly keywords?: string | undefined
  readonly socialTitle?: string | undefined
  readonly socialDesc?: string | undefined
  readonly structuredData?: string | undefined
  /** Whole address of the picture that stands for the page elsewhere. */
  readonly image?: string | undefined
  readonly canonical?: string | undefined
  readonly isHidden: boolean
  /** The base tag, links to the page in other languages, and its icon: tags as they stand. */
  readonly base: string
  readonly alternates: string
  readonly favicon: string
  /** What the site says as an app: tags as they stand. */
  readonly app: string
  /** Tags of the builder's own. */
  readonly code: string
}

/** @param bound what formulas gave for this page */
export function printHead(facts: HeadFacts, bound: HeadTexts = {}): string {
  const { origin, root, canonical } = facts
  const title = bound.title ?? facts.title
  const description = bound.desc ?? facts.desc
  const keywords = bound.keywords ?? facts.keywords
  const image = pictureAddress(bound.image, origin, root) ?? facts.image
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    facts.base,
    `<title>${escapeHtml(title)}</title>`,
    description && tag('meta', { name: 'description', content: description }),
    keywords && tag('meta', { name: 'keywords', content: keywords }),
    facts.isHidden && tag('meta', { name: 'robots', content: 'noindex' }),
    canonical && tag('link', { rel: 'canonical', href: canonical }),
    facts.alternates,
    property('og:title', bound.socialTitle ?? facts.socialTitle ?? title),
    property('og:description', bound.socialDesc ?? facts.socialDesc ?? description),
    property('og:type', 'website'),
    property('og:url', canonical),
    image && tag('meta', { property: 'og:image', content: image }),
    image && tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    facts.favicon,
    facts.app,
    structuredData(bound.structuredData ?? facts.structuredData),
    facts.code,
  ]
    .filter(Boolean)
    .join('')
}

/** One link per language, where there are several. */
export function printAlternates(
  languages: readonly Language[],
  byDefault: Language | undefined,
  addressIn: (language: Language) => string | undefined,
): string {
  if (languages.length < 2) return ''
  const link = (hreflang: string, language = hreflang): string => {
    const href = addressIn(language)
    return href === undefined ? '' : tag('link', { rel: 'alternate', hreflang, href })
  }
  const fallback = byDefault !== undefined && languages.includes(byDefault) ? link('x-default', byDefault) : ''
  return languages.map((language) => link(language)).join('') + fallback
}

/** What a formula gave as a picture, as others may fetch it: a whole address, or one of this site. */
function pictureAddress(text: string | undefined, origin: string, root: string): string | undefined {
  if (text === undefined) return undefined
  if (/^https?:\/\/[^\s"'<>]+$/i.test(text)) return text
  return /^\/(?!\/)[^\s"'<>]*$/.test(text) ? origin + onSite(text, root) : undefined
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? '' : tag('meta', { property: name, content })
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
