/** The part of `AbortSignal` that actions need: pure packages know no browser. */
export interface CancelSignal {
  readonly aborted: boolean
  readonly reason: unknown
  readonly throwIfAborted: () => void
  readonly addEventListener: (type: 'abort', listener: () => void, options?: { readonly once?: boolean }) => void
  readonly removeEventListener: (type: 'abort', listener: () => void) => void
}

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

export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Text, or what the browser sends as it is (file, form). */
  readonly body?: unknown
  readonly credentials: boolean
  readonly cache?: string
  readonly keepAlive: boolean
  /** Milliseconds after which the request is given up as failed. */
  readonly timeout?: number
  readonly signal: CancelSignal
}
export interface HttpAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Readonly<Record<string, string>>
  /** The body parsed as its content type says. */
  readonly data: unknown
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
 * Everything an action may do to the world, by port. The site gives the real one, the canvas one that refuses, tests a fake.
 * What a port cannot do here it throws, with a text a builder understands.
 */
export interface ActionHost {
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
  readonly navigation: {
    readonly hasPage: (pageId: string) => boolean
    readonly go: (target: NavigationTarget) => Promise<void>
    readonly open: (url: string, newTab: boolean) => void
    /** Back when this tab has router history; false when it has none. */
    readonly back: () => boolean
    readonly toSection: (anchor: string) => void
    readonly progress: (isOn: boolean, color?: string) => void
  }
  readonly popups: {
    /** Instance id, or what it was closed with when `wait`. */
    readonly open: (popupId: string, props: Readonly<Record<string, unknown>>, wait: boolean) => Promise<unknown>
    readonly closeThis: (data: unknown) => void
    readonly closeAll: (popupId: string) => void
  }
  readonly elements: {
    /** Runs an action of the element that stands here: in a repeat the copy of the same row. null when none is on the page. */
    readonly run: (nodeId: string, action: string, args: readonly unknown[]) => Promise<unknown>
    readonly emit: (triggerId: string, value: unknown) => void
    readonly scrollTo: (nodeId: string, options: { readonly offset: number; readonly smooth: boolean }) => void
    readonly focus: (nodeId: string) => void
  }
  readonly browser: {
    readonly scrollTo: (x: number, y: number, smooth: boolean) => void
    readonly copy: (text: string) => Promise<void>
    readonly geolocation: () => Promise<unknown>
    readonly hasGeolocation: () => boolean
    readonly print: () => void
    readonly share: (content: { readonly title?: string; readonly text?: string; readonly url?: string }) => Promise<void>
    readonly vibrate: (pattern: readonly number[]) => void
    readonly notify: (title: string, options: Readonly<Record<string, unknown>>) => Promise<void>
    readonly installApp: () => Promise<unknown>
  }
  readonly files: {
    readonly isFile: (value: unknown) => boolean
    /** Base64 of the content, without a prefix. */
    readonly toBase64: (
      file: unknown,
      onProgress?: (percent: number) => void,
    ) => Promise<{ readonly base64: string; readonly mime: string }>
    /** Object address of bytes. */
    readonly toUrl: (base64: string, mime: string) => string
    /** Saves content, or what an address answers, under a name. */
    readonly save: (name: string, content: string, mime: string) => void
    readonly download: (url: string, name: string, signal: CancelSignal) => Promise<void>
    readonly upload: (file: unknown, tag: string | undefined, signal: CancelSignal) => Promise<unknown>
  }
  readonly language: {
    readonly isOfPage: (language: string) => boolean
    readonly set: (language: string) => Promise<void>
  }
  readonly theme: { readonly set: (theme: 'light' | 'dark' | 'toggle') => void }
  readonly storage: {
    readonly read: (area: 'local' | 'session', key: string) => string | null
    readonly write: (area: 'local' | 'session', key: string, value: string) => void
    readonly remove: (area: 'local' | 'session', key: string) => void
    readonly readCookie: (name: string) => string | undefined
    readonly writeCookie: (
      name: string,
      value: string,
      options: { readonly days?: number; readonly path: string; readonly sameSite: 'lax' | 'strict' | 'none' },
    ) => void
    readonly removeCookie: (name: string, path: string) => void
  }
  readonly http: { readonly send: (request: HttpRequest) => Promise<HttpAnswer> }
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
  readonly scripts: { readonly run: (code: unknown) => Promise<unknown> }
  readonly plugins: { readonly run: (pluginId: string, action: string, args: unknown, signal: CancelSignal) => Promise<unknown> }
  readonly log: (level: LogLevel, message: string, data?: unknown) => void
}
