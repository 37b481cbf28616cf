import type { LogLevel } from '@heddle/kit'
import type { RecordedPlace } from '../trace/place.ts'
import type { Recording } from '../trace/types.ts'
import type { ToldSteps } from './steps.ts'

/**
 * What a running draft and the editor tell each other. The draft's window says hello to the editor's, by its exact origin and
 * with a nonce of its own; the editor answers that window at its exact origin with the nonce and one end of a channel. From then
 * on everything goes through the channel. Each document of the draft says hello anew.
 */
export const DRAFT_HELLO = 'heddle-draft'
export const EDITOR_HELLO = 'heddle-editor'

export interface DraftHello {
  readonly type: typeof DRAFT_HELLO
  readonly nonce: string
}

/** Carries a port. */
export interface EditorHello {
  readonly type: typeof EDITOR_HELLO
  readonly nonce: string
}

export interface WatchedPage {
  readonly id: string
  /** Path, query and hash of its address. */
  readonly path: string
  readonly lang: string
}

export interface WatchedVariable {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly value: unknown
}

/** What a collection holds: as many of its rows as are told, see `count`. */
export interface WatchedRows {
  readonly id: string
  readonly name: string
  /** Names this state among those of all documents: the document that told of it may still have it whole. */
  readonly version: string
  /** As they came, before filter and sort: the first ones of a list, else the data. */
  readonly rows: unknown
  /** Rows that it holds. */
  readonly count: number
  /** False where rows, or parts of them, were left out. */
  readonly isWhole: boolean
  /** Estimated bytes of what is told. */
  readonly size: number
  readonly total?: number
  readonly isFetched: boolean
  readonly error: unknown
  readonly offset: number
}

/** What a server answered, to be answered again. */
export interface GivenAnswer {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Something that happened in the draft; `at` in milliseconds since its document began, `run` counts runs of the document. */
export type Told =
  | {
      readonly kind: 'run'
      readonly at: number
      readonly run: number
      readonly workflowId: string
      readonly input: Recording['input']
      /** The editor asked for it. */
      readonly isTried?: boolean
    }
  | ToldSteps
  /** The recording without its entries, which were told before. */
  | { readonly kind: 'end'; readonly at: number; readonly run: number; readonly recording: Recording }
  /** A variable has another value. */
  | { readonly kind: 'value'; readonly at: number; readonly id: string; readonly value: unknown }
  /** A collection holds something else. */
  | { readonly kind: 'rows'; readonly at: number; readonly rows: WatchedRows }
  | {
      readonly kind: 'request'
      readonly at: number
      readonly call: number
      readonly method: string
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string | undefined
    }
  | {
      readonly kind: 'answer'
      readonly at: number
      readonly call: number
      /** 0 when no answer came; `text` is the reason then. */
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly text: string
    }
  | {
      readonly kind: 'log'
      readonly at: number
      readonly level: LogLevel
      readonly message: string
      readonly data: readonly unknown[]
    }

/** A step that waits for the editor: its arguments are worked out, its action has not begun. */
export interface HeldStep {
  readonly run: number
  readonly workflowId: string
  readonly actionId: string
  readonly args: Readonly<Record<string, unknown>>
  /** It was asked for, by a pause or a step; others wait at a breakpoint. */
  readonly isAsked: boolean
}

export type DraftMessage =
  /** A page is alive, with the values of all its variables; `began`: milliseconds since 1970 of `at` 0. */
  | {
      readonly type: 'page'
      readonly began: number
      readonly at: number
      readonly page: WatchedPage
      readonly variables: readonly WatchedVariable[]
      readonly collections: readonly WatchedRows[]
    }
  | { readonly type: 'told'; readonly items: readonly Told[] }
  | { readonly type: 'held'; readonly step: HeldStep }
  | { readonly type: 'released'; readonly run: number }
  /** What was to be tried is not on this page. */
  | { readonly type: 'untried'; readonly workflowId: string }
  /** The instance at which something was to be emitted does not stand on this page. */
  | { readonly type: 'unfired'; readonly instance: string }
  /** A key of the editor's that the page did not want: the one that runs and stops, or Escape. */
  | { readonly type: 'key'; readonly key: 'run' | 'escape' }

export interface Breakpoint {
  readonly workflowId: string
  readonly actionId: string
}

export type EditorMessage =
  | { readonly type: 'breakpoints'; readonly list: readonly Breakpoint[] }
  /** Holds the next step of any run. */
  | { readonly type: 'pause' }
  /** Lets a held step begin, with some arguments in place of those it got; `step` holds the next one of the same run. */
  | {
      readonly type: 'go'
      readonly run: number
      readonly isStep: boolean
      readonly args?: Readonly<Record<string, unknown>>
    }
  | { readonly type: 'set'; readonly id: string; readonly value: unknown }
  /** Shows the page with the values that variables had and what collections held; runs wait meanwhile. */
  | {
      readonly type: 'look'
      readonly values: Readonly<Record<string, unknown>>
      readonly collections: readonly WatchedRows[]
    }
  /** Back to the values of now. */
  | { readonly type: 'now' }
  /** The editor's document goes: another one may come in its place, and the draft says hello until then. */
  | { readonly type: 'leave' }
  | { readonly type: 'theme'; readonly theme: 'light' | 'dark' }
  | { readonly type: 'open'; readonly path: string }
  /** Emits a trigger of a component at one of its instances on the page, as the inside of it would. */
  | { readonly type: 'fire'; readonly instance: string; readonly trigger: string; readonly event: unknown }
  /** Runs a workflow of the page with an event, or one of its actions alone. */
  | TryMessage

export interface TryMessage {
  readonly type: 'try'
  readonly workflowId: string
  readonly event: unknown
  readonly parameters?: Readonly<Record<string, unknown>>
  /** What its place gave formulas when it ran: the row of a repeat, values of an instance. */
  readonly place?: RecordedPlace
  /** Only this action, with what it holds. */
  readonly actionId?: string
  /** What follows that action runs too. */
  readonly isOnward?: boolean
  /** Values that variables have before it begins, by their ids. */
  readonly values?: Readonly<Record<string, unknown>>
  /** What other actions are taken to have given, by their ids. */
  readonly results?: Readonly<Record<string, unknown>>
  /** What requests are answered with while it runs: nothing is sent then, and what has no answer fails. */
  readonly answers?: readonly GivenAnswer[]
}

const hasType = (data: unknown, type: string): data is { readonly type: string; readonly nonce: string } =>
  typeof data === 'object' &&
  data !== null &&
  Reflect.get(data, 'type') === type &&
  typeof Reflect.get(data, 'nonce') === 'string'

export const isDraftHello = (data: unknown): data is DraftHello => hasType(data, DRAFT_HELLO)
export const isEditorHello = (data: unknown): data is EditorHello => hasType(data, EDITOR_HELLO)
