import type { Id, Language } from '../records/types.ts'
import type { FetchedRows } from './fetched-rows.ts'
import type {
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedLink,
  PublishedNode,
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedPlugin,
  PublishedPopup,
  PublishedSite,
  PublishedVariable,
  PublishedWorkflow,
} from './types.ts'

/** Id of the script element that holds a live page's data. */
export const INLINE_DATA_ID = 'heddle-data'
/** Id of the branding link. */
export const BRANDING_ID = 'made-with-heddle'
/** Specification section 9: where the visitor's theme is kept. */
export const THEME_STORAGE_KEY = 'ww-app-theme'
/** What a device asks for whose person wants dark pages. */
export const DARK_PREFERENCE = '(prefers-color-scheme:dark)'
/** Carries the uid of a node that actions scroll to or focus. */
export const TARGET_ATTRIBUTE = 'data-target'
/** Carries the uid of a hole in the HTML of a live page, so that its contents are found when the page is drawn anew. */
export const HOLE_ATTRIBUTE = 'data-hole'
/** Carries the uid of a node in a hole that is alive, and of the root of each row in it. */
export const BOUND_ATTRIBUTE = 'data-bound'
/** Folder of the runtime's chunks on a published site. */
export const CHUNKS_FOLDER = 'chunks'

/** A subtree that stands in the HTML only: its topmost node and the tag of its host element. */
export interface InlineHole {
  readonly uid: Id
  readonly hole: string
  /** What is alive in it: nodes whose values go straight to their elements. */
  readonly bound?: readonly BoundNode[]
  /** Lists in it whose rows are as still as the hole is. */
  readonly rows?: readonly BoundRows[]
}

/**
 * What is left of a node in a hole: its direct fields, its bound styles and attributes, and its link where the address is bound;
 * in a row also its events.
 */
export interface BoundNode extends Pick<PublishedNode, 'uid' | 'props' | 'direct' | 'style'> {
  readonly attributes?: NonNullable<PublishedNode['attributes']>
  readonly link?: Pick<PublishedLink, 'href' | 'pageId' | 'direct'>
  readonly events?: NonNullable<PublishedNode['events']>
}

/** A repeated node in a hole. A comment of its uid stands behind its rows. */
export interface BoundRows {
  readonly uid: Id
  readonly repeat: NonNullable<PublishedNode['repeat']>
  /** A row as HTML, with the marks of what is alive in it and without its values. */
  readonly template: string
  /** What is alive in each row. */
  readonly bound: readonly BoundNode[]
}

/** What a live page carries in its HTML: its live nodes, what stands around them, and holes for the rest. */
export interface InlinePage {
  readonly site: PublishedSite
  readonly page: PublishedPageInfo
  readonly lang: Language
  /** Address that the page was drawn for. */
  readonly path: string
  /** Milliseconds since 1970 when it was published; present when its formulas read clock or chance. */
  readonly publishedAt?: number
  readonly nodes: Readonly<Record<Id, PublishedNode | InlineHole>>
  readonly variables: readonly PublishedVariable[]
  readonly collections: readonly PublishedCollection[]
  /** What the server fetched for the address, by collection; absent where it fetched nothing. */
  readonly fetched?: Readonly<Record<Id, FetchedRows>>
  readonly formulas: readonly PublishedFormula[]
  readonly workflows: readonly PublishedWorkflow[]
  /** Pages that its formulas read; absent when they read none. */
  readonly pages?: readonly PublishedPageEntry[]
  /** Components with something alive on the page. */
  readonly libraryComponents?: readonly PublishedComponent[]
  readonly plugins?: readonly PublishedPlugin[]
  readonly popups?: readonly PublishedPopup[]
}

/** A text as it may stand inside a `<script type="application/json">`. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
