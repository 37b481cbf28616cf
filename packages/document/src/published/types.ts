import type { Json } from '@heddle/store'
import type { FormulaTree } from '@heddle/formula/tree'
import type { Id, Language, SiteTheme } from '../records/types.ts'
import type { FilterNode } from '../values/filter/types.ts'
import type { SortKey } from '../values/sort/types.ts'
import type {
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedInstance,
  PublishedPlugin,
  PublishedPopup,
  PublishedVariable,
  PublishedWorkflow,
} from './logic-types.ts'
import type { PublishedPageEntry, PublishedPageInfo } from './page-types.ts'

export type {
  PublishedAction,
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedInstance,
  PublishedPlugin,
  PublishedPopup,
  PublishedServerAction,
  PublishedServerCall,
  PublishedSource,
  PublishedVariable,
  PublishedWorkflow,
} from './logic-types.ts'
export type {
  ChunkFiles,
  HeadField,
  PublishedHead,
  PublishedPageEntry,
  PublishedPageFacts,
  PublishedPageInfo,
} from './page-types.ts'

/** Specification section 9. */
export const CACHE_VERSION = 7
/** Specification section 3, page. */
export const PAGE_OBJECT_VERSION = 3

/** A formula as visitors get it: a tree, no text and no parser. What it gives goes through filter, sort and map, in this order. */
export interface PublishedBinding {
  readonly type: 'f'
  readonly tree: FormulaTree
  readonly filter?: PublishedFilter
  readonly sort?: readonly SortKey[]
  /** Key of each new row → its value, with `context.mapping` of the old row. */
  readonly map?: Readonly<Record<string, PublishedValue>>
  /** The body of the element gets a function that works it out, and not what it gives. */
  readonly late?: true
}
/** Values of the leaves may be bindings. */
export type PublishedFilter = FilterNode<PublishedValue>
/** A literal or a binding; bindings may also stand inside lists and objects. */
export type PublishedValue = Json | PublishedBinding | readonly PublishedValue[] | { readonly [key: string]: PublishedValue }

/** Tells a published binding from a literal. */
export function isPublishedBinding(value: unknown): value is PublishedBinding {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (value as { type?: unknown }).type === 'f' &&
    'tree' in value
  )
}

/** A link resolved for one language: `href` is complete, or a binding. */
export interface PublishedLink {
  readonly href?: PublishedValue
  /** Its bound address goes straight to the root element of its node: the body draws an anchor there, and does nothing else with it. */
  readonly direct?: true
  readonly target?: '_blank'
  readonly rel?: string
  readonly download?: string
  /** Set when the target is a page of this site, so that the runtime may navigate without a document load. */
  readonly pageId?: Id
  /** The language in which the page is fetched once this one stands; absent when it is not. */
  readonly prefetch?: string
  readonly loadProgressColor?: string
}

/**
 * Where a field's value stands on the root element of its node when the body draws it there as it is and does nothing else
 * with it: `text` its only text, `lines` the same with a line break for each newline, an attribute (`attribute`; `filled`
 * where an empty text gives none; `switch` where it is there or not), or the address of an upload. The name is React's.
 */
export type DirectPlace = 'text' | 'lines' | `attribute:${string}` | `filled:${string}` | `switch:${string}` | `address:${string}`

/** What makes a node alive; bits of `PublishedNode.live`. `element`: its element shares values, takes actions or asks for ports. */
export const LIVE = { text: 1, attribute: 2, style: 4, structure: 8, event: 16, element: 32 } as const

export interface PublishedRepeat {
  readonly over: PublishedValue
  readonly key?: string
  /**
   * Whether rows that nobody sees may be missing in the page: `visible` as soon as there are some, `auto` where there are very
   * many. Absent where all rows stand, however many they are.
   */
  readonly window?: 'auto' | 'visible'
}

/** One node as the renderer draws it; one language, defaults folded in, classes compiled to `className`. */
export interface PublishedNode {
  /** The node's id; inside an instance of a component, after the uid of the instance and a dot. */
  readonly uid: Id
  /** Element type of the catalogue. */
  readonly type: string
  /** Which of the bodies of its element draws it; absent for the usual one. */
  readonly body?: string
  readonly name?: string
  readonly parentId?: Id
  readonly props: Readonly<Record<string, PublishedValue>>
  /** Bound fields whose values go straight to the node's root element, past its body. */
  readonly direct?: Readonly<Record<string, DirectPlace>>
  /** Children by slot, in order. */
  readonly slots?: Readonly<Record<string, readonly Id[]>>
  readonly className?: string
  /** Bound style declarations by CSS property; drawn as inline style. */
  readonly style?: Readonly<Record<string, PublishedValue>>
  readonly attributes?: Readonly<Record<string, PublishedValue>>
  readonly link?: PublishedLink
  readonly condition?: PublishedValue
  readonly repeat?: PublishedRepeat
  /** Ids of the workflows to run on an event of the node, in order. */
  readonly events?: Readonly<Record<string, readonly Id[]>>
  /** Sum of `LIVE` bits; absent for a static node, 0 for one that the browser serves alone though its element could be alive. */
  readonly live?: number
  /** True when some descendant is live: the node cannot be a hole. */
  readonly liveInside?: true
  /** Set for an instance of a library component: it has no element of its own, its slot `root` holds the component's root. */
  readonly component?: PublishedInstance
  /** Set for an outlet that an instance fills: what stands in it sees the place around the instance. */
  readonly outlet?: true
  /** True when drawing the node failed while publishing: it is left out everywhere. */
  readonly broken?: true
}

/** The answer of `data/{pageId}.json?wwlang=…&_wwcv=…` (specification section 7); field names are a contract. */
export interface PublishedPage {
  readonly cacheVersion: number
  readonly page: PublishedPageInfo
  /** Root nodes of the page by uid. */
  readonly sections: Readonly<Record<Id, PublishedNode>>
  /** All other nodes of the page by uid. */
  readonly wwObjects: Readonly<Record<Id, PublishedNode>>
  readonly collections: readonly PublishedCollection[]
  readonly variables: readonly PublishedVariable[]
  readonly formulas: readonly PublishedFormula[]
  readonly workflows: readonly PublishedWorkflow[]
  /** Pages that its formulas read; absent when they read none. */
  readonly pages?: readonly PublishedPageEntry[]
  readonly libraryComponents: readonly PublishedComponent[]
  /** Plugins that it uses; absent when it uses none. */
  readonly plugins?: readonly PublishedPlugin[]
  /** Popups that its workflows open; absent when they open none. */
  readonly popups?: readonly PublishedPopup[]
}

/** One address of a published page. `pattern` uses `:name` for parameters; `*` is the catch-all. */
export interface PublishedRoute {
  readonly pattern: string
  /** Values of parameters that an address names none for; those without a default are absent. */
  readonly defaults?: Readonly<Record<string, string>>
  /** The parameter that stands for a row: each row of the page's data set has a page. */
  readonly rows?: string
  readonly pageId: Id
  readonly lang: Language
  readonly isPrivate: boolean
  readonly live: boolean
}

/** What a live page needs to know of the whole site; part of the inline data of live pages. */
export interface PublishedSite {
  readonly id: Id
  readonly homePageId: Id
  readonly defaultTheme: SiteTheme
  readonly langs: readonly { readonly lang: Language; readonly default: boolean }[]
  /** From wide to narrow. */
  readonly screens: readonly { readonly id: string; readonly maxWidth?: number }[]
  /** With the site's base path. */
  readonly routes: readonly PublishedRoute[]
  readonly cacheVersion: number
  /** Address of the site's whole stylesheet, fetched before the first navigation by client. */
  readonly stylesheet: string
  /** Defaults that plugins give built-in functions, by name. */
  readonly functionDefaults?: Readonly<Record<string, Json>>
  /** Its base path, with slashes at both ends; absent at the root of the host. */
  readonly base?: string
}
