import type { DocumentView, Id, Issue, Language } from '@heddle/document'
import type {
  AnsweredRows,
  ChunkFiles,
  FetchedRows,
  HeadField,
  NeededRows,
  PublishedPage,
  PublishedRoute,
  PublishedSite,
} from '@heddle/document/published'
import type { ActionDefinition, DrawAhead, ElementDefinition, HelperAddresses, PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { Readers } from './readers.ts'

/** What drawing a page needs to know of its site: a static page is drawn before the other pages are known. */
export type RenderSite = Pick<PublishedSite, 'defaultTheme' | 'base'>

/** A page as its data file holds it, but for the version of its release, which is known last. */
export type PageContents = Omit<PublishedPage, 'cacheVersion'>

/** What drawing a page as HTML is told. */
export interface RenderInput {
  readonly page: PageContents
  readonly site: RenderSite
  readonly lang: Language
  /** Address of the page on its site, for example `/test`. */
  readonly path: string
  /** Default values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  /** Rows of the page's static collections by id. */
  readonly rows: Readonly<Record<Id, Json>>
  /** What the server's own sources answered so far; absent where none is asked before the page is drawn. */
  readonly answered?: AnsweredRows | undefined
  /** What formula functions read of the publish snapshot. */
  readonly facts: SnapshotFacts
}

export interface SnapshotFacts {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly defaultLanguage: Language
  /** Defaults that plugins give built-in functions, by name. */
  readonly functionDefaults?: Readonly<Record<string, Json>>
}

export interface RenderedPage {
  /** The page's sections one after another, nothing around or between them. */
  readonly html: string
  /** Topmost nodes below live ones that are never drawn again, with the tag of their host element. */
  readonly holes: Readonly<Record<Id, string>>
  /** Nodes in a hole whose values go straight to their elements, by the uid of the hole. */
  readonly bound: Readonly<Record<Id, readonly Id[]>>
  /** Repeated nodes in a hole, by its uid: a row as HTML, and the nodes that are alive in it. */
  readonly rows: Readonly<Record<Id, readonly { readonly uid: Id; readonly template: string; readonly bound: readonly Id[] }[]>>
  /** Whether a list has so many rows that not all may stand. */
  readonly hasLongLists: boolean
  /** What the formulas of the page's head give; absent where it has none. */
  readonly head?: HeadTexts
  /** Nodes that could not be drawn and were left out. */
  readonly broken: readonly { readonly uid: Id; readonly message: string }[]
  /** What is to be asked before the page can be drawn: it was not. */
  readonly needs?: readonly NeededRows[]
  /** Rows that came with the page. */
  readonly fetched?: Readonly<Record<Id, FetchedRows>>
}

/** Texts of a page's head that formulas gave; those that gave nothing are absent. */
export type HeadTexts = { readonly [F in HeadField]?: string }

export type Sha256 = (text: string) => string

/** Port: draws a page as HTML. Filled by the server bundle of apps/site. */
export type RenderPage = (input: RenderInput) => RenderedPage

/** The runtime's files, as apps/site built them; names carry a hash of their content. */
export interface SiteChunks {
  /** Changes with the engines that compile and draw pages, so that pages of an older Heddle are drawn again; not with the catalogue. */
  readonly build: string
  readonly core: string
  /** File with the element's body, by element type. */
  readonly elements: Readonly<Record<string, string>>
  /** Group of each formula function by its name, and of each action by its type. */
  readonly functionGroups: Readonly<Record<string, string>>
  readonly actionGroups: Readonly<Record<string, string>>
  /** Position of the argument that names a language, by the name of each function that reads names of one; -1: it has none. */
  readonly localized: Readonly<Record<string, number>>
  /** File of each language that dates are written in, but for plain English; of all of them as `*`. */
  readonly languages: ChunkFiles
  /** File of what elements say in each language but English; in all of them as `*`. */
  readonly words: ChunkFiles
  /** Names of functions that read clock or chance. */
  readonly volatileFunctions: readonly string[]
  /** File of each group, and of parts that only some pages load (`workflows`, `collections`, `plugins`, `positions`, `patterns`, `lists`). */
  readonly functions: Readonly<Record<string, string>>
  readonly actions: Readonly<Record<string, string>>
  /** File of each port of the catalogue by its name. */
  readonly ports: Readonly<Record<string, string>>
  /** File of the browser side of each plugin that has one, by namespace. */
  readonly plugins: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  /** Files that a file may load when a browser needs them. */
  readonly later?: Readonly<Record<string, readonly string[]>>
  /** Files that a file imports at once. */
  readonly imports: Readonly<Record<string, readonly string[]>>
}

export interface PublishInput {
  readonly view: DocumentView
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** Workflow actions by type. */
  readonly actions: ReadonlyMap<string, ActionDefinition>
  /** Plugins by namespace. */
  readonly plugins: ReadonlyMap<string, PluginDefinition>
  readonly elementStyles: Readonly<Record<string, string>>
  readonly renderPage: RenderPage
  /** What is made of fixed values of elements ahead, by their types; without it browsers make it. */
  readonly ahead?: Readonly<Record<string, DrawAhead>>
  readonly chunks: SiteChunks
  /** SVG text of an icon of the set. */
  readonly iconSvg: (name: string) => string | undefined
  /** SHA-256 of the text's UTF-8 bytes in base64. */
  readonly sha256: Sha256
  /** Where the site will be visited, without a slash at the end: `https://bakery.example`. */
  readonly origin: string
  /** What the paths of all its addresses begin with: `/shop`. Absent at the root of the host. */
  readonly root?: string
  /** Addresses of helper services that plugins may ask, where they are not the site's own server. */
  readonly addresses?: Partial<HelperAddresses> | undefined
  /** It is for those who build the site: nothing of it stays on their devices. */
  readonly isDraft?: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly releaseId: string
  /** What the publish of the release before gave, the one that visitors see: pages whose inputs are the same are not drawn again. */
  readonly previous?: Pick<PublishResult, 'fingerprints' | 'version'>
  /** Highest version that any release of the project had, when that is not the one before. */
  readonly highestVersion?: number
  /**
   * Takes each file as soon as it is made, so that it can be stored while the next ones are drawn and no publish holds all
   * its files in memory; the result's `artefacts` is empty then. What was given is to be thrown away when the result is not ok.
   */
  readonly onArtefact?: (artefact: Artefact) => void
  /** Called before each page is compiled, and before each live one is drawn; a returned promise is waited for, so that a server can serve others in between. `done` counts finished pages. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void | Promise<void>
}

/** The cache version of a release: pages of one version can be shown one after another in one tab. */
export interface ReleaseVersion {
  readonly number: number
  /** Highest number that a release of the project ever had: none is given twice, also after an older release was shown again. */
  readonly highest: number
  /** Hash of what all its pages share. */
  readonly shared: string
}

/** One file of a release. */
export interface Artefact {
  /** Path inside the release, without a slash at its beginning. */
  readonly path: string
  readonly contents: string
  readonly contentType: string
  readonly readers: Readers
}

/** An uploaded file that the site loads. */
export interface UsedAsset {
  /** Its name in the asset storage. */
  readonly file: string
  readonly readers: Readers
}

/** A route of `routes.json`: where the HTML of an address lies. */
export interface ReleaseRoute extends PublishedRoute {
  readonly file: string
}

export interface PublishResult {
  /** False when an error blocks: nothing is to be put into service then. */
  readonly ok: boolean
  readonly problems: readonly Issue[]
  /** Files that are new or different. Empty when not ok, or when `onArtefact` took them. */
  readonly artefacts: readonly Artefact[]
  /** Paths of the release before that stay as they are. */
  readonly kept: readonly { readonly path: string; readonly readers: Readers }[]
  /** To be handed in as `previous` next time. */
  readonly fingerprints: Readonly<Record<string, string>>
  /** To be copied to `assets/` of the release. */
  readonly assets: readonly UsedAsset[]
  /** Ports that pages ask, and who may: whoever may read one of these pages. */
  readonly ports: Readonly<Record<string, Readers>>
  /** Files of apps/site/dist/browser, to be copied to `chunks/` of the release. */
  readonly chunks: readonly string[]
  /** Where the HTML of an address lies. */
  readonly routes: readonly ReleaseRoute[]
  /** Content-Security-Policy by path of an HTML file. */
  readonly policies: Readonly<Record<string, string>>
  /** Absent when not ok. */
  readonly version: ReleaseVersion | undefined
}
