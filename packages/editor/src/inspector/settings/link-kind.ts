import type { Bindable, LinkValue } from '@heddle/document'

/** How a builder thinks of a link; `section` is a link inside a page. */
export type LinkKind = 'none' | 'page' | 'section' | 'external' | 'mail' | 'tel' | 'file'

export function linkKind(link: LinkValue | undefined): LinkKind {
  if (!link) return 'none'
  if (link.type === 'internal' || link.type === 'collection-page')
    return link.sectionId !== undefined && link.pageId === undefined ? 'section' : 'page'
  return link.type === 'external' || link.type === 'mail' || link.type === 'tel' || link.type === 'file' ? link.type : 'none'
}

/** An empty link of a kind; what both kinds know (new tab) stays. */
export function emptyLink(kind: LinkKind, before: LinkValue | undefined): LinkValue | null {
  if (kind === 'none') return null
  const shared = before?.targetBlank ? { targetBlank: true } : {}
  if (kind === 'page' || kind === 'section') return { type: 'internal', ...shared }
  return { type: kind, ...shared }
}

/** A link with some of its parts set; `undefined` takes a part away. */
export function withLink(link: LinkValue, parts: { readonly [K in keyof LinkValue]?: LinkValue[K] | undefined }): LinkValue {
  return Object.fromEntries(
    Object.entries({ ...link, ...parts }).filter(([, value]) => value !== undefined),
  ) as unknown as LinkValue
}

/** Pairs of a control as the query of a link; without any there is none. */
export function queryOf(pairs: Bindable | null): LinkValue['query'] {
  return Array.isArray(pairs) && pairs.length > 0 ? (pairs as NonNullable<LinkValue['query']>) : undefined
}
