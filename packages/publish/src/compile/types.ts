import type { DocumentView, Id, Issue, Language, SiteRecord } from '@heddle/document'
import type { PublishedNode, PublishedWorkflow } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'

/** What the compiler reads of a project. */
export type CompileView = Pick<
  DocumentView,
  | 'get'
  | 'find'
  | 'of'
  | 'children'
  | 'slots'
  | 'pageOf'
  | 'usagesOf'
  | 'languages'
  | 'defaultLanguage'
  | 'unprefixedLanguage'
  | 'screens'
> & { readonly site: () => SiteRecord | undefined }

/** Where compiled nodes find what lies outside the page. */
export interface CompileAddresses {
  /** Address of an uploaded file by its file name in the asset storage. */
  readonly asset: (file: string) => string
  /** What the paths of all addresses begin with: `/shop`. Absent at the root of the host. */
  readonly root?: string
  /** Whether the host makes pictures narrower: they are offered in several widths then. */
  readonly narrows?: true
}

export interface CompilerInput {
  readonly view: CompileView
  /** Definitions by element type. */
  readonly definitions: ReadonlyMap<string, ElementDefinition>
  /** What rules cannot say (pseudo elements, keyframes), as CSS text by name of the body, or of what it begins with. */
  readonly elementStyles: Readonly<Record<string, string>>
  readonly language: Language
  readonly addresses: CompileAddresses
  /** Draws translated texts otherwise than they are, for who looks at what a page bears. */
  readonly textAs?: ((text: string) => string) | undefined
}

/** One record node as the renderer draws it. Same object until `affectedBy` names the node. */
export interface CompiledNode {
  readonly published: PublishedNode
  /** What a press on it runs though nobody made a workflow: its link opens a popup with values. */
  readonly press?: PublishedWorkflow
  /** CSS text by class name: the node's own rule, if it has one. */
  readonly rules: ReadonlyMap<string, string>
  /** Errors keep a project from being published. */
  readonly issues: readonly Issue[]
  /** May name one twice. Ids of other records, and kinds of records searched by name, that the compiled form was made from. */
  readonly dependsOn: readonly string[]
  /** Ids of design tokens that the rule or the bindings read. */
  readonly tokens: readonly Id[]
}
