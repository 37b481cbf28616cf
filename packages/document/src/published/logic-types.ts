import type { Json } from '@heddle/store'
import type { SortKey } from '../values/sort/types.ts'
import type { Id, Language, VariableType } from '../records/types.ts'
import type { PublishedBinding, PublishedFilter, PublishedValue } from './types.ts'

/** One action of a workflow. */
export interface PublishedAction {
  /** Action type of the catalogue. */
  readonly type: string
  readonly name?: string
  /** Complete: what the builder left out has its default already. */
  readonly args: Readonly<Record<string, PublishedValue>>
  /** Names of arguments that the action evaluates itself, as often as it needs. */
  readonly conditions?: readonly string[]
  readonly next?: Id
  /** First action of each branch by the result that leads to it. */
  readonly branches?: readonly { readonly value: Json; readonly id?: Id; readonly isDefault?: true }[]
  /** First action of a loop's body. */
  readonly loop?: Id
  readonly disabled?: true
}

/** Specification section 3, workflow. */
export interface PublishedWorkflow {
  readonly id: Id
  readonly name: string
  readonly trigger: string
  /** Page or node it belongs to; absent for one of the whole project. */
  readonly ownerId?: Id
  /** Values the event must have by key (empty ones pass), or a formula over `event`. */
  readonly triggerConditions?: Readonly<Record<string, PublishedValue>> | PublishedBinding
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly firstAction?: Id
  readonly firstErrorAction?: Id
  readonly actions: Readonly<Record<Id, PublishedAction>>
  /** Does not wait for the workflow before it on the same trigger. */
  readonly parallel?: true
}

/** A project formula: called by name or id, it sees its parameters and nothing of the place it is called from. */
export interface PublishedFormula {
  readonly id: Id
  readonly name: string
  readonly parameters: readonly { readonly name: string; readonly type: string }[]
  readonly body: PublishedBinding
}

/** Specification section 3, collection. Rows of a static one lie in `/collections/{id}.json`. */
export interface PublishedCollection {
  readonly id: Id
  readonly name: string
  readonly mode: 'static' | 'dynamic' | (string & {})
  readonly type: 'collection' | 'single'
  readonly pluginId?: Id
  readonly config: Readonly<Record<string, PublishedValue>> & {
    readonly isAutoFetch?: boolean
    readonly isPersistentOnNav?: boolean
    /** It is fetched by itself only once this holds. */
    readonly onlyWhen?: PublishedValue
    /** Seconds after which a fetch that was not answered has failed. */
    readonly timeLimit?: PublishedValue
  }
  readonly filter?: PublishedFilter
  readonly sort?: readonly SortKey[]
  readonly limit?: PublishedValue
  /** What an element that shows its rows asks for beside its own filter and sort; never published. */
  readonly asked?: { readonly filter: unknown; readonly sort: unknown }
  readonly offset: number
  /** Its source cuts its pages itself: it neither filters nor sorts. */
  readonly hasPages?: true
  /** Names of the fields of a row and their types, as far as they are known. */
  readonly fields?: Json
  /** Ids of the collections its definition reads, for the order of fetches. */
  readonly reads?: readonly Id[]
}

/** What the server needs to know of a collection whose rows it fetches itself. No visitor is given it. */
export interface PublishedSource {
  readonly collection: PublishedCollection
  readonly plugin: PublishedPlugin
  /** Language whose order texts are sorted in; the site's default one. */
  readonly language?: Language
}

/** What the server needs to know of an action of a plugin that it runs itself. No visitor is given it. */
export interface PublishedServerAction {
  readonly plugin: PublishedPlugin
  /** Name of the action among those of the plugin. */
  readonly action: string
  readonly args: Readonly<Record<string, PublishedValue>>
}

/** What stands in the place of its arguments on a page: its name on the server, and the values of its formulas in their order. */
export interface PublishedServerCall {
  readonly serverCall: string
  readonly values: readonly PublishedValue[]
}

/** Specification section 3, plugin: what a page that uses it is told of it. */
export interface PublishedPlugin {
  readonly id: Id
  readonly name: string
  readonly namespace: string
  /** Public settings, complete. */
  readonly settings: { readonly publicData: Readonly<Record<string, Json>> }
  readonly isDev: boolean
  /** Its source filters, sorts and cuts pages itself. */
  readonly hasPages?: true
  /** Why nothing can be asked of it: its settings are not as they must be. */
  readonly problem?: string
  /** Helper services that the server is configured with; the site's own server is what is absent. */
  readonly addresses?: { readonly api?: string; readonly data?: string; readonly cdn?: string }
}

export interface PublishedVariable {
  readonly id: Id
  readonly name: string
  readonly type: VariableType
  readonly defaultValue: Json
  readonly isLocalStorage?: boolean
  readonly isPersistentOnNav?: boolean
  readonly queryName?: string
  /** What is set is kept itself, not a copy. */
  readonly preserveReference?: boolean
  /** Actions cannot set it. */
  readonly readonly?: boolean
  /** Whether actions may put it back to its default; absent: unless it is read-only. */
  readonly resettable?: boolean
  readonly pageId?: Id
}

/** Specification section 3, library component: what its instances on a page need of it. Its nodes stand among the page's. */
export interface PublishedComponent {
  readonly id: Id
  readonly name: string
  readonly properties: readonly { readonly id: Id; readonly name: string }[]
  /** Each instance has its own. */
  readonly variables: readonly (PublishedVariable & { readonly isExposed?: true })[]
  /** They see the component they belong to, beside their parameters. */
  readonly formulas: readonly PublishedFormula[]
  /** Workflows that others may run in an instance, by id. */
  readonly workflows?: readonly Id[]
}

/**
 * A library component of the type `modal` that workflows of the page open. Its nodes stand among the page's, as those of an
 * instance whose uid is its id; each opening shows a copy of them.
 */
export interface PublishedPopup {
  readonly id: Id
  /** Ids of its properties by their names. */
  readonly properties?: Readonly<Record<string, Id>>
  /** Several of it may be open; otherwise a new one takes the place of the one before. */
  readonly isStacked?: true
  /** Uid of the element that its instances stand in, one below another; absent: over the page. */
  readonly containerUid?: Id
  /** It stays open while the visitor goes on to a page that may open it too. */
  readonly isKeptOnNav?: true
}

/** What makes a node an instance of a library component. */
export interface PublishedInstance {
  readonly id: Id
  /** Values of its properties by id, defaults folded in; bindings see the place of the instance. */
  readonly props: Readonly<Record<Id, PublishedValue>>
  /** Ids of the component's own workflows by what starts them, in order. */
  readonly events?: Readonly<Record<string, readonly Id[]>>
}
