import type { DocumentRecord, Id, Language } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { NodeTemplate } from './element.ts'

/** The project that pages are made for. */
export interface PageSetPlace {
  readonly newId: () => Id
  /** Languages of the project, the default one first. */
  readonly languages: readonly Language[]
  /** The plugin of the project whose actions they ask. */
  readonly pluginId: Id
  /** The page of the project with a form that runs this action of the plugin already. */
  readonly standing: (action: string) => Id | undefined
  /** What an element starts with where the pages do not say otherwise. */
  readonly startOf: (element: string) => Pick<NodeTemplate, 'props' | 'styles'>
}

/** Pages with all that stands in them, but those that stand already; where they stand among others, and at which paths, is not theirs to say. */
export interface MadePages {
  readonly records: readonly DocumentRecord[]
  /** The page where those are led who are not signed in. */
  readonly signInPageId: Id
  /** Settings of the plugin that name them. */
  readonly publicData: Readonly<Record<string, Json>>
}

/** Pages that a plugin's builders add at once; loaded when somebody does. */
export interface PageSet {
  readonly create: (place: PageSetPlace) => MadePages
}

/** Page sets by the namespace of their plugin. */
export type PageSets = Readonly<Record<string, () => Promise<PageSet>>>
