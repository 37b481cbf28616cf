import type { Background } from './background.ts'
import type { Json } from '@heddle/store'
import type { AnimationFrames, StyleVariant, TokenReference, TokenType } from '@heddle/style'
import type { Bindable, Binding } from '../values/bindable.ts'
import type { TextByLanguage } from '../values/by-language.ts'
import type { Language } from '../values/variants.ts'
import type { LibraryComponentRecord } from './component-types.ts'
import type { CollectionRecord, FormulaRecord, VariableRecord, WorkflowRecord } from './logic-types.ts'
import type { SiteRecord } from './site-types.ts'
import type { TestRecord } from './test-types.ts'

export type {
  ComponentChoice,
  ComponentFormula,
  ComponentProperty,
  ComponentVariable,
  LibraryComponentRecord,
} from './component-types.ts'
export type { Language } from '../values/variants.ts'
export type {
  ActionRecord,
  CollectionRecord,
  FormulaExample,
  FormulaRecord,
  RowBlock,
  VariableRecord,
  VariableType,
  WorkflowRecord,
} from './logic-types.ts'
export type { Redirect, RedirectStatus, RedirectTarget } from './redirect-types.ts'
export type { AppDisplay, BrandingLink, RoleType, SiteAccess, SiteApp, SiteRecord, SiteTheme, Theme } from './site-types.ts'
export type { TestExpectation, TestRecord } from './test-types.ts'

/** 16 lowercase letters and digits, made by the caller (never by this package); becomes a file name. */
export type Id = string
/** A key that sorts siblings in byte order (fractional-indexing). */
export type IndexKey = string
/** Where a node stands. `parentId` is a page (slot `sections`), a library component (slot `root`) or a node. One value, one atom. */
export interface Place {
  readonly parentId: Id
  readonly slot: string
  readonly index: IndexKey
}

/** Specification section 3, page. Page object version 3. Sections are nodes whose place names the page. */
export interface PageRecord {
  readonly id: Id
  readonly kind: 'page'
  readonly index: IndexKey
  readonly linkId?: string
  readonly name: string
  /** Folder path in the pages panel, `/` joined by ` / `; empty for the root. */
  readonly folder: string
  /** Address without slashes at the ends, per language, plus `default`. `404` makes the catch-all page. */
  readonly paths: Readonly<Record<Language | 'default', string>>
  readonly langs: readonly Language[]
  /** The collection whose rows have a page each, and the field that stands in their addresses: `{collectionId}.{field}`. */
  readonly cmsDataSetPath?: string
  /** A page with parameters is there only for values for which this collection, which the server fetches, has rows. */
  readonly existsWith?: Id
  /** What lies behind it, part by part over what the site has. */
  readonly background?: Background
  /** Search engines are told to leave it out. */
  readonly isUnlisted?: boolean
  /** Who may see it: nothing for everybody, `[{}]` for all who are signed in, `[{}, { id }, …]` for groups of the site. */
  readonly userGroups: readonly Json[]
  readonly title: Readonly<Record<Language, Bindable<string>>>
  readonly meta: {
    readonly desc?: Readonly<Record<Language, Bindable<string>>>
    readonly keywords?: Readonly<Record<Language, Bindable<string>>>
    readonly socialTitle?: Readonly<Record<Language, Bindable<string>>>
    readonly socialDesc?: Readonly<Record<Language, Bindable<string>>>
    readonly structuredData?: Readonly<Record<Language, Bindable<string>>>
  }
  /** The asset that stands for the page where others link to it, or a formula for the address of a picture. */
  readonly metaImage?: Bindable<Id>
}

/** Style declarations by variant, then by CSS property (or custom property); each value is one atom. */
export type StyleSheet = Readonly<Record<StyleVariant, Readonly<Record<string, StyleValue>>>>
export type StyleValue = string | number | TokenReference | Binding

/** Specification sections 1.4 and 2: kinds of link. One atom. */
export interface LinkValue extends LinkTarget {
  /** Where it leads in languages that have a link of their own. */
  readonly languages?: Readonly<Record<Language, LinkTarget>>
}

/** Where one link leads, and what becomes of the page meanwhile. */
export interface LinkTarget {
  readonly type: 'internal' | 'collection-page' | 'external' | 'file' | 'mail' | 'tel' | 'open-popup' | 'close-popup'
  readonly pageId?: Id
  readonly parameters?: Readonly<Record<string, Bindable>>
  readonly sectionId?: Id
  /** Of a page of this site: the language in which it is shown, not that of the page with the link. Without a page it is the same page. */
  readonly language?: Language
  readonly href?: Bindable<string>
  readonly assetId?: Id
  /** The popup that it opens; what closes one closes that in which it stands. */
  readonly popupId?: Id
  /** Values of the properties of that popup, by their ids. */
  readonly props?: Readonly<Record<Id, Bindable>>
  readonly targetBlank?: boolean
  /** What it is to this page, for search engines and browsers: words of HTML such as `nofollow`. */
  readonly rel?: string
  /** The page that it leads to is fetched once this one stands. */
  readonly prefetch?: boolean
  readonly query?: readonly { readonly name: string; readonly value: Bindable<string> }[]
  readonly loadProgress?: boolean
  readonly loadProgressColor?: string
}

export type AttributeValue = Bindable<string> | TextByLanguage

/** An element placed on a page or in a component. */
/** Draws a node once for each row of a list. */
export interface Repeat {
  readonly over: Binding
  /** Field by which rows are known when their order changes; absent where their places do. */
  readonly key?: string
  /** `visible`: only rows near what a visitor sees stand in the page. Absent: that is decided by their number. */
  readonly draws?: 'visible'
}

/** A look of a node's own for the time in which a condition holds; its styles are those of the variants of its id. */
export interface ConditionState {
  readonly name: string
  readonly condition: Binding
  /** Orders the states: of two that hold the later one wins. */
  readonly index: IndexKey
}

export interface NodeRecord {
  readonly id: Id
  readonly kind: 'node'
  /** The catalogue's element type, for example `button`. */
  readonly element: string
  /** Version of the element's fields this node was written with. */
  readonly version: number
  /** Name given by the builder; empty means "use the element's label". For a section it is the section title. */
  readonly name: string
  readonly place: Place
  /** field → variant → value. Variant: a language for translated fields, a screen for fields that vary by screen, else `default`. */
  readonly props: Readonly<Record<string, Readonly<Record<string, Bindable>>>>
  readonly styles: StyleSheet
  /** Style classes by id; their index orders them, later ones win. */
  readonly classes: Readonly<Record<Id, IndexKey>>
  /** When a class is on, by its id; one that is not named is on always. */
  readonly classConditions?: Readonly<Record<Id, Binding>>
  /** Own HTML attributes (`id`, `class`, custom); what visitors read of them may stand by language. */
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly link?: LinkValue
  readonly condition?: Bindable<boolean>
  readonly repeat?: Repeat
  /** States made from conditions by their ids, `when-` and letters or digits. */
  readonly states?: Readonly<Record<string, ConditionState>>
  /** Anchor id override of a section. */
  readonly linkId?: string
  readonly hidden?: boolean
  /** Set for an instance of a library component: the component drawn here. `props` are the values of its properties. */
  readonly componentId?: Id
  /** Inside of a component: an instance may set values of this node for itself. */
  readonly isOpen?: true
  /** Of an instance: what it sets for nodes that its component opens, by their ids. */
  readonly overrides?: Readonly<Record<Id, NodeOverride>>
}

/** What an instance says of a node inside of it; the rest is as the component has it. `false`: the component's is left out here. */
export interface NodeOverride {
  readonly props?: NodeRecord['props']
  readonly styles?: StyleSheet
  readonly classes?: Readonly<Record<Id, IndexKey | false>>
  readonly classConditions?: Readonly<Record<Id, Binding | false>>
  readonly attributes?: Readonly<Record<string, AttributeValue | false>>
  readonly states?: Readonly<Record<string, ConditionState | false>>
  readonly link?: LinkValue | false
  /** `true`: drawn always, whatever the component says. */
  readonly condition?: Bindable<boolean>
}

/** A shared, named bundle of styles; sub-classes name their parent class. */
export interface StyleClassRecord {
  readonly id: Id
  readonly kind: 'style-class'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  readonly parentId?: Id
  readonly styles: StyleSheet
}

/** Specification section 3, style content: design tokens. */
export interface TokenRecord {
  readonly id: Id
  readonly kind: 'token'
  readonly type: TokenType
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  /** CSS text: a colour, a length, a `font` shorthand, a `box-shadow`, a time; of an animation `none`, which is what its users keep without it. */
  readonly value: string
  /** Colours and shadows only: the value in the dark theme. */
  readonly darkValue?: string
  /** Typographies only: the part that a `font` shorthand has no place for. */
  readonly letterSpacing?: string
  /** Animations only. Each frame is one atom. */
  readonly frames?: AnimationFrames
}

/** Specification section 3, plugin. `privateData` is never part of a record: the server keeps it apart. */
export interface PluginRecord {
  readonly id: Id
  readonly kind: 'plugin'
  readonly name: string
  readonly namespace: string
  readonly index: IndexKey
  readonly settings: { readonly publicData: Readonly<Record<string, Json>> }
}

/** An uploaded file; the bytes live in the server's asset storage under `hash`. */
export interface AssetRecord {
  readonly id: Id
  readonly kind: 'asset'
  readonly name: string
  readonly folder: string
  readonly index: IndexKey
  /** File name in the asset storage: lowercase content hash plus extension, for example `3fb…9c.png`. */
  readonly file: string
  readonly mime: string
  /** Bytes. */
  readonly size: number
  /** CSS pixels, images only. */
  readonly width?: number
  readonly height?: number
}

export type DocumentRecord =
  | SiteRecord
  | PageRecord
  | NodeRecord
  | StyleClassRecord
  | TokenRecord
  | VariableRecord
  | PluginRecord
  | AssetRecord
  | CollectionRecord
  | FormulaRecord
  | WorkflowRecord
  | LibraryComponentRecord
  | TestRecord

export type RecordKind = DocumentRecord['kind']
export type RecordOf<K extends RecordKind> = Extract<DocumentRecord, { readonly kind: K }>
