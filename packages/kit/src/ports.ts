import type { CancelSignal } from './cancel-signal.ts'

/** How a variable is changed; without one the whole value is replaced (logic reference 3). */
export interface VariableChange {
  /** Dotted path inside the value, for example `address.street` or `0.name`. */
  readonly path?: string
  readonly operation?: 'update' | 'delete' | 'insert' | 'unshift' | 'push' | 'shift' | 'pop'
  /** For lists; 0 when absent. */
  readonly index?: number
}

/** A local change of a collection's rows; nothing is sent (logic reference 2.4, update collection). */
export interface CollectionChange {
  readonly type: 'replace' | 'update' | 'insert' | 'delete'
  /** Position of the row; 0 when neither index nor id is given. */
  readonly index?: number
  /** Value of the row's key, instead of its position. */
  readonly id?: unknown
  /** Key that holds the id; `id` when absent. */
  readonly idKey?: string
  readonly value?: unknown
  /** Objects: own keys are merged in; lists: items are appended. */
  readonly merge?: boolean
  readonly applyFilter?: boolean
  readonly applySort?: boolean
}

export interface NavigationTarget {
  readonly pageId?: string
  /** Instead of a page: its path. */
  readonly path?: string
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  /** Anchor without `#`. */
  readonly section?: string
  readonly newTab?: boolean
  /** Colour of the progress bar; absent for none. */
  readonly progressColor?: string
}

export type LogLevel = 'error' | 'warning' | 'info' | 'verbose'

/** A run together with those it calls, as others wait for it. */
export interface Turn {
  readonly cancel: (reason: Error) => void
  readonly ended: Promise<void>
}

/** Decides between runs at the same action: `action` is the same object for all of them. */
export type PaceRule = (turn: Turn, action: object) => Promise<boolean>

/**
 * What actions and elements may do to the world, by port: those of the runtime itself, and one for each folder of
 * `catalogue/ports`, whose contract adds it here (`declare module '@heddle/kit/ports'`). A body is handed the ports that its
 * definition names. What a port cannot do here it throws, with a text a builder understands.
 */
export interface ActionPorts {
  readonly variables: {
    readonly has: (id: string) => boolean
    readonly get: (id: string) => unknown
    /** The coerced value that was stored. Throws the texts of specification section 5. */
    readonly set: (id: string, value: unknown, change?: VariableChange) => unknown
    /** Each back to its default, or null when it has none. */
    readonly reset: (ids: readonly string[]) => void
  }
  /** Variables that live as long as the run, or the round or branch they were made in. */
  readonly local: {
    readonly create: (name: string, type: string, value: unknown) => unknown
    readonly set: (name: string, value: unknown, change?: VariableChange) => unknown
  }
  readonly collections: {
    readonly has: (id: string) => boolean
    readonly nameOf: (id: string) => string
    /** The collection's data after the fetch. Throws what the source answered. */
    readonly fetch: (id: string, signal: CancelSignal) => Promise<unknown>
    /** Throws the texts of specification section 8. */
    readonly update: (id: string, change: CollectionChange) => unknown
    /** Rows of the current page when the value is a collection, the value itself otherwise. */
    readonly rowsOf: (value: unknown) => unknown
  }
  /** Other workflows of the page, as code of builders runs them. What one fails with is thrown. */
  readonly workflows: {
    /** Runs a workflow of the project by its id or name, with arguments in the order of its parameters; gives its result. */
    readonly run: (name: unknown, ...args: readonly unknown[]) => Promise<unknown>
    /** The same with a workflow of the component that the code lies in, by id. */
    readonly runOwn: (id: unknown, ...args: readonly unknown[]) => Promise<unknown>
    /** The same with a workflow of the popup that the code lies in, by id or name. */
    readonly runPopup: (name: unknown, ...args: readonly unknown[]) => Promise<unknown>
  }
  /** Popups of the page: library components of the type `modal`. */
  readonly popups: {
    /** Resolves with the id of the instance; when it waits, with what that is closed with. Throws when there is no such popup. */
    readonly open: (popupId: string, props: Readonly<Record<string, unknown>>, wait: boolean) => Promise<unknown>
    /** Closes the popup that the place lies in. Throws outside of popups. */
    readonly closeThis: (data: unknown) => void
    readonly closeAll: (popupId: string) => void
    /** Id of the popup that the place lies in; `undefined` outside of popups. */
    readonly here: () => string | undefined
  }
  readonly navigation: {
    readonly hasPage: (pageId: string) => boolean
    readonly go: (target: NavigationTarget) => Promise<void>
    readonly open: (url: string, newTab: boolean) => void
    /** Back when this tab has router history; false when it has none. */
    readonly back: () => boolean
    readonly toSection: (anchor: string) => void
    readonly progress: (isOn: boolean, color?: string) => void
  }
  readonly elements: {
    /** Runs an action of the element that stands here: in a repeat the copy of the same row. null when none is on the page. */
    readonly run: (nodeId: string, action: string, args: readonly unknown[]) => Promise<unknown>
    readonly emit: (triggerId: string, value: unknown) => void
    readonly scrollTo: (nodeId: string, options: { readonly offset: number; readonly smooth: boolean }) => void
    readonly focus: (nodeId: string) => void
    /** Creates nothing and says so: pages have the elements that were published (specification section 8). */
    readonly create: () => void
  }
  readonly language: {
    readonly isOfPage: (language: string) => boolean
    readonly set: (language: string) => Promise<void>
  }
  /** `site`: that of the site, or of the device where the site follows it, as for somebody who chose none. */
  readonly theme: { readonly set: (theme: 'light' | 'dark' | 'toggle' | 'site') => void }
  /** The site as an app of the visitor's device. */
  readonly app: {
    /** Shows the browser's offer to install it; what the visitor chose. */
    readonly install: () => Promise<unknown>
  }
  /** Actions of plugins. */
  readonly plugins: {
    /** By the id of the plugin's record. Throws why it cannot be asked, or what it fails with. */
    readonly run: (pluginId: string, action: string, args: unknown, signal: CancelSignal) => Promise<unknown>
  }
  /** The event that started the run, while it still can be stopped. */
  readonly event: { readonly stopPropagation: () => void; readonly preventDefault: () => void }
  readonly clock: {
    readonly now: () => number
    /** Resolves after the time; rejects when the signal aborts. */
    readonly wait: (milliseconds: number, signal: CancelSignal) => Promise<void>
    /** Resolves true when the condition gives something truthy, false after the time. Asks again when what it read changed. */
    readonly until: (condition: () => unknown, milliseconds: number, signal: CancelSignal) => Promise<boolean>
  }
  readonly pace: {
    /** Whether the run may go on past its action, by a rule that the action brings and that is asked at once. */
    readonly ask: (rule: PaceRule) => Promise<boolean>
  }
  readonly log: (level: LogLevel, message: string, data?: unknown) => void
}

export type PortName = keyof ActionPorts

/** Where a port is opened: for one run of a workflow, or for an element. */
export interface PortPlace {
  /** Names that formulas see at the place. */
  readonly scope: () => object
  /** The browser's event that started the run. */
  readonly event: unknown
  /** Ends with the run. */
  readonly signal: CancelSignal
  /** Ids of the workflows that led here, outermost first. */
  readonly chain?: readonly string[]
  /** The published design that the place lies in, and its base path; absent where nothing is published. */
  readonly site?: { readonly id: string; readonly base?: string | undefined }
  /** All ports of the place. */
  readonly ports: () => ActionPorts
}

/** The real side of a port. */
export interface Port<Name extends PortName = PortName> {
  readonly name: Name
  readonly open: (place: PortPlace) => ActionPorts[Name]
  /** Runs code of builders, which may change in place what it is given. */
  readonly runsCode?: boolean
}

/** Declares the real side of a port, for its `browser.ts`. The generated index finds it by its folder. */
export function definePort<Name extends PortName>(
  name: Name,
  open: Port<Name>['open'],
  facts: Pick<Port, 'runsCode'> = {},
): Port<Name> {
  return { name, open, ...facts }
}

/** What stands for a port in tests. */
export interface PortFake<Name extends PortName = PortName> {
  readonly name: Name
  readonly open: () => Partial<ActionPorts[Name]>
}

/** Declares a port's `fake.ts`. What only the world can know it leaves out: each test that needs it answers for itself. */
export function definePortFake<Name extends PortName>(name: Name, open: PortFake<Name>['open']): PortFake<Name> {
  return { name, open }
}
