import {
  completeAddress,
  readWrittenAddress,
  type Bindable,
  type Language,
  type LinkTarget,
  type LinkValue,
  type WrittenLink,
} from '@heddle/document'

/** How a builder thinks of a link; `section` is a link inside a page, `language` one to the same page in another language. */
export type LinkKind = 'none' | 'page' | 'section' | 'language' | Exclude<LinkTarget['type'], 'internal'>

/** Kinds that lead to a page of this site. */
export const PAGE_KINDS: ReadonlySet<LinkKind> = new Set(['page', 'section', 'language', 'collection-page'])

export function linkKind(link: LinkTarget | undefined): LinkKind {
  if (!link) return 'none'
  if (link.type !== 'internal') return link.type
  if (link.pageId !== undefined) return 'page'
  return link.sectionId !== undefined ? 'section' : link.language !== undefined ? 'language' : 'page'
}

/** Kinds whose query is sent along, or written into a mail. */
export const QUERY_KINDS: ReadonlySet<LinkKind> = new Set(['page', 'collection-page', 'external', 'mail'])

/** Kinds that are about popups: nothing is followed. */
export const POPUP_KINDS: ReadonlySet<LinkKind> = new Set(['open-popup', 'close-popup'])

/** The kind of link that is written out, if it is one. */
export function writtenKind(kind: LinkKind): WrittenLink | undefined {
  return kind === 'external' || kind === 'mail' || kind === 'tel' ? kind : undefined
}

/** An empty link of a kind; what both kinds know (new tab, relation) stays. */
export function emptyLink(kind: LinkKind, before: LinkTarget | undefined): LinkTarget | null {
  if (kind === 'none') return null
  if (kind === 'open-popup' || kind === 'close-popup') return { type: kind }
  const shared = {
    ...(before?.targetBlank && { targetBlank: true }),
    ...(before?.rel !== undefined && { rel: before.rel }),
  }
  return { type: kind === 'page' || kind === 'section' || kind === 'language' ? 'internal' : kind, ...shared }
}

/** A link with some of its parts set; `undefined` takes a part away. */
export function withLink(link: LinkTarget, parts: { readonly [K in keyof LinkTarget]?: LinkTarget[K] | undefined }): LinkTarget {
  return Object.fromEntries(
    Object.entries({ ...link, ...parts }).filter(([, value]) => value !== undefined),
  ) as unknown as LinkTarget
}

/** Pairs of a control as the query of a link; without any there is none. */
export function queryOf(pairs: Bindable | null): LinkTarget['query'] {
  return Array.isArray(pairs) && pairs.length > 0 ? (pairs as NonNullable<LinkTarget['query']>) : undefined
}

/** What was typed as the target of a link, completed; with what is wrong with it. An emptied field is no fault: it leads nowhere yet. */
export function readTyped(type: WrittenLink, typed: string): { readonly href: string; readonly message?: string } {
  const href = completeAddress(type, typed)
  const read = href === '' ? undefined : readWrittenAddress(type, href)
  return { href, ...(read && !read.ok && { message: read.message }) }
}

/** What a link has of its own in a language, or what all languages share (`language` absent). */
export function linkIn(link: LinkValue | undefined, language: Language | undefined): LinkTarget | undefined {
  if (!link) return undefined
  const { languages = {}, ...shared } = link
  return language === undefined ? shared : languages[language]
}

/** The link with another target in one language, or for all. A language without one follows what all share; without that there is none. */
export function withTarget(
  link: LinkValue | undefined,
  language: Language | undefined,
  target: LinkTarget | null,
): LinkValue | null {
  if (!link || language === undefined) return target && { ...target, ...(link?.languages && { languages: link.languages }) }
  const { languages = {}, ...shared } = link
  const { [language]: _, ...others } = languages
  const next = target ? { ...others, [language]: target } : others
  return { ...shared, ...(Object.keys(next).length > 0 && { languages: next }) }
}
