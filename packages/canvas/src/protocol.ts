import type { Diff, Json } from '@heddle/store'
import type { Binding, DocumentRecord, Id, Language, TestRecord, Theme } from '@heddle/document'
import type { PartKind } from '@heddle/formula/explain'
import type { TestResult } from '@heddle/runtime/run-test'

export type { TestResult }

/** A box in CSS pixels of the frame's own viewport (before the editor's zoom). */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** One drawn place of a node: repeated nodes have several. */
export interface NodeBox extends Box {
  readonly id: Id
}

export interface NodeGeometry extends NodeBox {
  /** Pixels, top right bottom left. */
  readonly padding: readonly [number, number, number, number]
  readonly margin: readonly [number, number, number, number]
  /** Only of a grid. */
  readonly grid?: GridGeometry
}

/** The tracks of a grid in the order of the page's language, those that its content made beside those of its template. */
export interface GridGeometry {
  readonly columns: readonly GridTrack[]
  readonly rows: readonly GridTrack[]
}

/** Where a track begins, from the left or the top of the frame's viewport, and how much it takes. */
export interface GridTrack {
  readonly at: number
  readonly size: number
}

/** A place where something may be dropped, read once at the start of a drag. */
export interface DropContainer extends NodeBox {
  /** The node around this container; absent for the page. */
  readonly parentId?: Id
  readonly slot: string
  /** Whether children lie in a row or a column; decides the direction of the drop line. */
  readonly axis: 'row' | 'column'
  readonly children: readonly NodeBox[]
}

/** Names that a formula sees beside those of its place, with examples of what they hold. */
export type Names = Readonly<Record<string, Json>>

/** A value cut to what fits into a line; `size` is how many items or entries it really has. */
export type Glance =
  | { readonly ok: true; readonly value: unknown; readonly kind: string; readonly size?: number }
  | { readonly ok: false; readonly message: string }
/** What a list that a formula gave goes through, in this order. */
export type ListSteps = Pick<Binding, 'filter' | 'sort' | 'map'>

/** How a formula that is being written is evaluated. */
export interface EvaluateOptions {
  readonly names?: Names
  /** Row of the innermost repeat around the node, from 0; the first unless told otherwise. */
  readonly row?: number
  /** The answer tells what each part gave. */
  readonly isExplained?: boolean
  readonly steps?: ListSteps
  /** The value comes whole, as JSON; nothing is `null`. Refused when it is very large. */
  readonly isWhole?: boolean
}

/** A value in few characters: texts and lists are cut. */
export interface ShortValue {
  readonly kind: string
  readonly text: string
  /** Items of a list, fields of an object. */
  readonly count?: number
}

/** What a part of a formula gave. */
export interface ExplainedValue {
  readonly kind: PartKind | 'filter' | 'sort' | 'map'
  /** Characters of the text; of a step behind the formula none. */
  readonly from?: number
  readonly to?: number
  readonly depth: number
  /** Stands in an arrow function: the value is that of its first run. */
  readonly isRepeated: boolean
  readonly runs: number
  readonly outcome:
    | ({ readonly state: 'value' } & ShortValue)
    | { readonly state: 'error'; readonly message: string; readonly isCause: boolean }
    | { readonly state: 'not-run' }
}

/** Rows of the innermost repeat around a formula. */
export interface RepeatRows {
  readonly count: number
  /** The row that the formula was evaluated in. */
  readonly row: number
  /** What the first rows are called, in few characters; the row itself too, when it comes later. */
  readonly names: readonly string[]
  readonly name: string
}

/** What a formula can read, in short, with what lies in it: fields of an object, those of a list's first row. */
export type PeekedValue =
  | (ShortValue & { readonly fields: readonly (ShortValue & { readonly key: string })[] })
  | { readonly kind: 'error'; readonly text: string }
/** How often a formula holds where it stands. */
export interface RowCount {
  /** Rows of the innermost repeat; absent where nothing is repeated. */
  readonly rows?: number
  /** In how many of the rows that were tried; without rows 1 or 0. */
  readonly holds: number
}

/** What a collection gives on the canvas instead of its rows. */
export type Staged = 'empty' | 'one' | 'many' | 'long' | 'loading' | 'error'

/** What a source gave when a builder asked it. */
export interface AskedRows {
  /** The source, as the collection names it. */
  readonly pluginId: Id
  readonly data: unknown
  /** Number of all rows, of a source that cuts its pages itself. */
  readonly total?: number
  /** Where the rows begin among all. */
  readonly offset: number
}

/** The rows of a collection as the page sees them. */
export interface SeenRows {
  /** How many rows there are on all pages together, after the filter. */
  readonly total: number
  /** The first row of the page, and how many rows a page has; no limit: one page has all. */
  readonly offset: number
  readonly limit?: number
  /** How many rows the page has. */
  readonly count: number
  /** Where each row of the page stands among the rows that are kept in the project; absent when they are not from there. */
  readonly places?: readonly number[]
  /** Rows of the page, as many as were asked for; absent where `places` say them. */
  readonly rows?: readonly unknown[]
  readonly isFetching: boolean
  readonly isFetched: boolean
  readonly error?: string
}

/** Editor to frame. Requests carry `request`, and the answer repeats it. */
export type ToCanvas =
  | { readonly type: 'load'; readonly records: readonly DocumentRecord[]; readonly view: CanvasView }
  | { readonly type: 'diff'; readonly diff: Diff<DocumentRecord> }
  | { readonly type: 'view'; readonly view: CanvasView }
  /** Nodes whose boxes the editor draws something around; the frame reports them whenever they change. */
  | { readonly type: 'watch'; readonly ids: readonly Id[] }
  | { readonly type: 'hit'; readonly request: number; readonly x: number; readonly y: number }
  | { readonly type: 'drop-targets'; readonly request: number }
  | (EvaluateOptions & { readonly type: 'evaluate'; readonly request: number; readonly nodeId?: Id; readonly text: string })
  /** Several formulas as the page sees them, at a glance: what fits into a line. Answers stand in their order. */
  | { readonly type: 'evaluate-many'; readonly request: number; readonly texts: readonly string[] }
  /** Values that variables have for trying; those that are not named have their defaults. */
  | { readonly type: 'try'; readonly values: Readonly<Record<Id, Json>> }
  /** Short formulas as a place sees them, each with what lies in it. */
  | (Pick<EvaluateOptions, 'names' | 'row'> & {
      readonly type: 'peek'
      readonly request: number
      readonly nodeId?: Id
      readonly texts: readonly string[]
    })
  | { readonly type: 'count'; readonly request: number; readonly nodeId: Id; readonly text: string }
  /** What collections give instead of their rows; those that are not named give what they have. */
  | { readonly type: 'show-collections'; readonly shows: Readonly<Record<Id, Staged>> }
  /** Rows that sources gave when they were asked, instead of none. */
  | { readonly type: 'give-rows'; readonly asked: Readonly<Record<Id, AskedRows>> }
  /** Rows of a collection from one of the page that begins at `offset`, or of the page that it shows. */
  | {
      readonly type: 'rows'
      readonly request: number
      readonly id: Id
      readonly offset?: number
      readonly from: number
      readonly count: number
    }
  /** Runs a test of the project on the records as they are. */
  | {
      readonly type: 'run-test'
      readonly request: number
      readonly test: Pick<TestRecord, 'recording' | 'expected' | 'isExact'>
    }
  | { readonly type: 'scroll-by'; readonly dx: number; readonly dy: number }
  | { readonly type: 'scroll-to'; readonly id: Id }
  /** Brings nodes into the middle of what is seen; they stay there while the frame changes its size, until something scrolls. */
  | { readonly type: 'centre'; readonly ids: readonly Id[] }
  /** Start editing text in place; the frame takes keys until it answers with `text-done`. */
  | { readonly type: 'edit-text'; readonly id: Id; readonly field: string }
  | { readonly type: 'stop-edit-text'; readonly keep: boolean }
  /** Parts of nodes that are shown though nobody opened them, by the node. */
  | { readonly type: 'show'; readonly parts: Readonly<Record<Id, string>> }
  /** Show a node in a state (hover) while its styles are edited. */
  | { readonly type: 'force-state'; readonly id?: Id; readonly state?: string }

export interface CanvasView {
  readonly pageId: Id
  readonly language: Language
  /** Translated texts are drawn longer and with marks on their letters, as in a language that nobody speaks. */
  readonly isPseudo?: boolean
  /** The page is laid out from right to left whatever its language. */
  readonly isMirrored?: boolean
  readonly theme: Theme
  /** Where uploaded files are served, ending with a slash. */
  readonly assetsUrl: string
  /** Where icons are served, ending with a slash. */
  readonly iconsUrl: string
  /** What stands in addresses for the row that the page is shown with, of one that has a page for each; the first one otherwise. */
  readonly row?: string
  /** What the parameters of the page's path hold instead of their defaults, by name. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The instance whose inside is edited: its nodes are the ones that are marked, measured and changed. */
  readonly inside?: CanvasInside
}

/** An instance of a component that stands open. */
export interface CanvasInside {
  /** Ids of the instances from the page's own to this one, joined by dots; a component's id for one that sets nothing. */
  readonly uid: string
  /** Nothing but the instance is drawn. */
  readonly isAlone: boolean
}

/** Frame to editor. */
export type FromCanvas =
  | { readonly type: 'ready' }
  /** The page was drawn after load, diff or view. */
  | { readonly type: 'drawn' }
  | { readonly type: 'boxes'; readonly boxes: readonly NodeGeometry[]; readonly scrollY: number; readonly contentHeight: number }
  /** Nodes under the point, innermost first: all that is needed to draw around one at once. */
  | { readonly type: 'hit-answer'; readonly request: number; readonly nodes: readonly NodeGeometry[] }
  | {
      readonly type: 'drop-targets-answer'
      readonly request: number
      readonly containers: readonly DropContainer[]
      readonly scrollY: number
    }
  | {
      readonly type: 'evaluate-answer'
      readonly request: number
      readonly result:
        | { readonly ok: true; readonly value: unknown; readonly kind: string; readonly count?: number }
        | { readonly ok: false; readonly message: string; readonly from?: number; readonly to?: number }
      /** Absent where nothing is repeated. */
      readonly rows?: RepeatRows
      /** What each part gave, if that was asked for and the text could be read. */
      readonly parts?: readonly ExplainedValue[]
      /** Milliseconds that working it out took. */
      readonly took: number
    }
  | { readonly type: 'evaluate-many-answer'; readonly request: number; readonly results: readonly Glance[] }
  | { readonly type: 'peek-answer'; readonly request: number; readonly values: readonly PeekedValue[] }
  | (RowCount & { readonly type: 'count-answer'; readonly request: number })
  | { readonly type: 'run-test-answer'; readonly request: number; readonly result: TestResult }
  /** Without `seen` there is no such collection on the page. */
  | { readonly type: 'rows-answer'; readonly request: number; readonly seen?: SeenRows }
  | { readonly type: 'text-input'; readonly id: Id; readonly field: string; readonly text: string }
  | { readonly type: 'text-done'; readonly id: Id; readonly field: string; readonly text: string; readonly keep: boolean }
  /** A key pressed while the frame had the focus. */
  | {
      readonly type: 'key'
      readonly key: string
      readonly code: string
      readonly ctrl: boolean
      readonly meta: boolean
      readonly shift: boolean
      readonly alt: boolean
    }
  /** Drawing a node failed; the rest of the page stands. */
  | { readonly type: 'node-error'; readonly id: Id; readonly message: string }

/** The editor posts `{ type: 'heddle-canvas', port }` to the frame once; everything else goes over the port. */
export const CANVAS_HANDSHAKE = 'heddle-canvas'
