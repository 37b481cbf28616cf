import { BACKGROUND_MARK } from '@heddle/document/published'
import { classNameOf, isTokenReference, printWithCompanions } from '@heddle/style'
import type { Background, Id, PageRecord } from '@heddle/document'
import type { CompilerInput } from './types.ts'

/** What lies behind a page. */
export interface PageBackground {
  /** Rules of the page, and of all pages where the site has one. */
  readonly css: string
  /** The same for a document that shows no other page. */
  readonly alone: string
  /** What the root element of a page with one of its own is marked with. */
  readonly name?: string
  /** Tokens and files that it is made of. */
  readonly uses: readonly Id[]
}

/** Behind `html` it outweighs what a last section gives the whole page: what is set by hand is meant. */
const STRONGER = ':not(#_)'
/** A picture is as large as the window on a short page, too. */
const FILLS = 'min-height:100%;'
const ASSET = /asset:([a-z0-9]{16})/g

/**
 * The background of the site, over it part by part that of a page. A page's own stands under a mark, as a visitor may come from a
 * page with another one without loading a document.
 */
export function pageBackground(
  page: Pick<PageRecord, 'background'> | undefined,
  { view, addresses }: Pick<CompilerInput, 'view' | 'addresses'>,
): PageBackground {
  const ofSite = view.site()?.background
  const ofPage = page?.background
  const resolve = (reference: string): string => {
    const asset = view.find('asset', reference.replace('asset:', ''))
    return asset ? addresses.asset(asset.file) : reference
  }
  const print = (background: Background | undefined): string => {
    const printed = printWithCompanions(background ?? {}, resolve)
    return printed && FILLS + printed
  }
  const site = print(ofSite)
  const own = print(ofPage) && print({ ...ofSite, ...ofPage })
  const name = own && classNameOf(own)
  return {
    css: (site && `html${STRONGER}{${site}}`) + (own && `html[${BACKGROUND_MARK}=${name}]${STRONGER}{${own}}`),
    alone: (own || site) && `html${STRONGER}{${own || site}}`,
    ...(name && { name }),
    uses: [ofSite, ofPage].flatMap((background) => Object.values(background ?? {}).flatMap(usedBy)),
  }
}

function usedBy(value: unknown): readonly Id[] {
  if (isTokenReference(value)) return [value.id]
  return typeof value === 'string' ? [...value.matchAll(ASSET)].map(([, id = '']) => id) : []
}
