import type { FilterNode, SortKey } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { CancelSignal } from './cancel-signal.ts'
import type { PluginDefinition } from './plugin.ts'
import type { ActionPorts } from './ports.ts'
import type { PluginVisitor } from './visitor-values.ts'

/** Services that plugins may work with (specification section 7), as addresses without a slash at their end. */
export interface HelperAddresses {
  /** The builder's API: files of visitors are asked for below it (`/designs/{designId}/user-files`). */
  readonly api: string
  /** The data service: rows of collections are asked for below it (`/cms_data_sets/{collectionId}/fetch`). */
  readonly data: string
  /** Where files that are the same for everybody are given out (`/icons/{name}.svg`). */
  readonly cdn: string
}

/** What is asked of a source, with every bound value worked out (specification section 7). */
export interface PluginRequest {
  readonly config: unknown
  readonly filter: FilterNode<unknown> | undefined
  readonly sort: readonly SortKey[] | undefined
  readonly offset: number
  readonly limit: number | undefined
  readonly signal: CancelSignal
}

export interface PluginAnswer {
  readonly data: unknown
  readonly error?: unknown
  /** Number of all rows, where the source knows it. */
  readonly total?: number
}

/** Where the browser side of a plugin runs. */
export interface PluginPlace<Variables extends string = string, Triggers extends string = string> {
  /** The public settings, complete: what the builder left out has its default. */
  readonly settings: Readonly<Record<string, Json>>
  /** A draft, not the site itself. */
  readonly isDraft: boolean
  /** Base path of the site, with slashes at both ends. */
  readonly base: string
  /** As the server is configured; what is not is the site's own server, by a path. */
  readonly addresses: HelperAddresses
  readonly setVariable: (name: Variables, value: unknown) => void
  /** Starts the workflows that wait for it. */
  readonly trigger: (name: Triggers, event?: unknown) => void
}

export interface PluginActionInput {
  /** Arguments by name, as far as they were given. Other people's data: check before use. */
  readonly args: Readonly<Record<string, unknown>>
  /** Variables of the project, as other actions of the run change them. */
  readonly variables: Pick<ActionPorts['variables'], 'has' | 'set'>
  /** Aborted when the run is cancelled. */
  readonly signal: CancelSignal
}

/** What a plugin does in a visitor's browser. What a body throws fails the action or the fetch with that message. */
export interface PluginSide<D extends PluginDefinition = PluginDefinition> {
  readonly actions?: Readonly<Record<keyof D['actions'] & string, (input: PluginActionInput) => unknown>>
  readonly source?: { readonly fetch: (request: PluginRequest) => Promise<PluginAnswer> }
}

/** The browser side of a plugin: a file of its own, loaded by pages that use it. */
export interface PluginBrowser<D extends PluginDefinition = PluginDefinition> {
  /** Bodies of its functions. They run on the server and on the canvas too: what they give follows from their arguments alone. */
  readonly functions?: Readonly<Record<keyof D['functions'] & string, (...args: unknown[]) => unknown>>
  /** Opened once for a site, when the first page that uses the plugin is on show. */
  readonly open?: (place: PluginPlace<keyof D['variables'] & string, keyof D['triggers'] & string>) => PluginSide<D>
}

/** Declares the `browser.ts` of a plugin: `definePluginBrowser<typeof definition>({ … })`. */
export function definePluginBrowser<D extends PluginDefinition>(browser: PluginBrowser<D>): PluginBrowser {
  // Its names are those of its definition, and only those are asked for.
  return browser as PluginBrowser
}

/** What the server side of a plugin is handed. */
export interface PluginSettings {
  readonly publicData: Readonly<Record<string, Json>>
  readonly privateData: Readonly<Record<string, Json>>
  /** As the server is configured: what it is not told is absent. */
  readonly addresses: Partial<HelperAddresses>
}

/** What a server outside answered, whatever it thinks of it. */
export interface OutsideAnswer {
  readonly status: number
  readonly statusText: string
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** What answered in the end. */
  readonly url: string
}

export interface OutsideQuestion {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Headers with names of secrets in braces (`Bearer {ordersKey}`), which are put in on the way out, where they belong to the server that is asked. */
  readonly secretHeaders?: Readonly<Record<string, string>>
  /** Values of the query, likewise: each takes the place of one that the address has already. */
  readonly secretQuery?: Readonly<Record<string, string>>
  /** Milliseconds for this one, within those of the request it belongs to. */
  readonly timeout?: number
}

/**
 * Asks a server outside by http or https. Servers of the own network are asked only where whoever runs Heddle allows it; another
 * server that a redirect leads to gets no body and none of the headers that may be secrets. Ends with the request it belongs to.
 * Throws when there is no answer or one that is too large.
 */
export type AskOutside = (address: string, question?: OutsideQuestion) => Promise<OutsideAnswer>

/** What is asked of a source on the server. The builder wrote config, filter and sort; values that were bound are a visitor's. */
export interface PluginServerRequest extends PluginRequest {
  readonly settings: PluginSettings
  /** A draft or a try in the editor, not the site itself. */
  readonly isDraft: boolean
  /** The rows are filtered or sorted afterwards: no page of them is enough. */
  readonly needsAll: boolean
  /** Who is signed in, where the rows are theirs (`VisitorUse`); such an answer is given to nobody else. */
  readonly visitor?: PluginVisitor | undefined
  readonly ask: AskOutside
}

/** An action that the server runs for a visitor. The builder wrote the arguments; values that were bound are the visitor's. */
export interface PluginServerAction {
  readonly args: Readonly<Record<string, unknown>>
  readonly settings: PluginSettings
  /** A draft, not the site itself. */
  readonly isDraft: boolean
  /** Aborted when the visitor has gone, or the time is over. */
  readonly signal: CancelSignal
  /** Who is signed in, where it is done for them (`VisitorUse`). */
  readonly visitor?: PluginVisitor | undefined
  readonly ask: AskOutside
}

/** How an action on the server ended: a failure is told to the visitor, with what the workflow may know of it. */
export type PluginActionAnswer =
  { readonly data: unknown } | { readonly error: { readonly message: string; readonly status?: number; readonly data?: unknown } }

/** Who asks for something of a site. */
export interface PluginVisit {
  /** What the visitor's browser sent, by name in small letters: anything that a client may send. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly settings: PluginSettings
  /** A draft, not the site itself. */
  readonly isDraft: boolean
  /** Aborted when the visitor has gone, or the time is over. */
  readonly signal: CancelSignal
  readonly ask: AskOutside
  /** Who is signed in to an account of the site itself (`site-accounts`). */
  readonly account: () => Promise<object | undefined>
}

/** The server side of a plugin: loaded by the server alone. */
export interface PluginServer {
  /** What is wrong with the private settings as they are kept; `undefined` when all is well. Never says what they are. */
  readonly check?: (settings: PluginSettings) => string | undefined | Promise<string | undefined>
  /**
   * Rows of collections that neither stand in the release nor are fetched by browsers. An `error` that it answers is told to
   * visitors; what it throws is not.
   */
  readonly source?: { readonly fetch: (request: PluginServerRequest) => Promise<PluginAnswer> }
  /** Actions that say that the server runs them (`onServer`), by name. What one throws is not told to visitors. */
  readonly actions?: Readonly<Record<string, (request: PluginServerAction) => Promise<PluginActionAnswer>>>
  /**
   * Who a visitor is, by what their browser sent: an object in which their roles stand, or nothing for somebody who is not signed in.
   * It is asked once for each request for something that is not for everybody; what it throws closes that to everybody.
   */
  readonly identify?: (visit: PluginVisit) => Promise<object | undefined>
}

/** Declares the `server.ts` of a plugin. */
export function definePluginServer(server: PluginServer): PluginServer {
  return server
}
