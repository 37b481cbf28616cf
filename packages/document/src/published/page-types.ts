import type { Json } from '@heddle/store'
import type { Id, Language } from '../records/types.ts'
import type { PAGE_OBJECT_VERSION, PublishedBinding } from './types.ts'

/** Specification section 2: what is told of every page. */
export interface PublishedPageFacts {
  readonly id: Id
  readonly name: string
  readonly folder: string
  readonly linkId?: string
  readonly paths: Readonly<Record<string, string>>
  readonly langs: readonly Language[]
  readonly cmsDataSetPath?: string
  readonly title: Readonly<Record<Language, string>>
  readonly meta: Readonly<Record<string, Json>>
  readonly metaImage?: string
  readonly pageUserGroups: readonly Json[]
  readonly sections: readonly { readonly uid: Id; readonly sectionTitle: string; readonly linkId: string }[]
}

/** What a page's title and meta may take from formulas. */
export type HeadField = 'title' | 'desc' | 'keywords' | 'socialTitle' | 'socialDesc' | 'structuredData' | 'image'
/** Formulas of a page's head, in the language of the page that carries them. */
export type PublishedHead = { readonly [F in HeadField]?: PublishedBinding }

/** A page as formulas of any page see it in `pages`. */
export interface PublishedPageEntry extends PublishedPageFacts {
  /** Its address in the language of the page that carries it. */
  readonly path: string
}

/** Files in the folder of chunks, by the name of what they hold; several names may have the same file. */
export type ChunkFiles = Readonly<Record<string, string>>

/** What the runtime exposes of the page on show. */
export interface PublishedPageInfo extends PublishedPageFacts {
  readonly version: typeof PAGE_OBJECT_VERSION
  /** The row that feeds the page, of a page that has one for each (specification section 2). */
  readonly data?: Json
  /** The collection without whose rows there is no such page: only the server can say so. */
  readonly existsWith?: Id | undefined
  /** What the root element is marked with, of a page with a background of its own. */
  readonly background?: string
  /** True when the page needs the runtime. */
  readonly live: boolean
  /** What of its head comes from formulas; of title and description the literal texts stand where these give nothing. */
  readonly head?: PublishedHead
  /** Code the page needs: its elements, groups of functions and of actions, ports, plugins, and parts that only some pages load. */
  readonly uses?: {
    readonly elements?: ChunkFiles
    readonly functions?: ChunkFiles
    readonly actions?: ChunkFiles
    /** Languages that its dates may be written in, English apart. */
    readonly languages?: ChunkFiles
    readonly ports?: ChunkFiles
    /** By namespace. */
    readonly plugins?: ChunkFiles
    /** Namespaces of those plugins whose functions it is drawn with; it can be shown without the others. */
    readonly drawnWith?: readonly string[]
    /** The matcher of patterns. */
    readonly patterns?: true
    /** It has lists that are kept without React. */
    readonly lists?: true
    /** It has lists of so many rows that not all may stand. */
    readonly windows?: true
    /** Its actions lead to other addresses. */
    readonly navigation?: true
    /** Its formulas read where elements stand in the window. */
    readonly positions?: true
    /** Its formulas read clock or chance: it carries the time it was published. */
    readonly clock?: true
  }
}
