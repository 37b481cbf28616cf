import type { Diff, Json } from '@heddle/store'
import type { DocumentRecord, Id, Language, Theme } from '@heddle/document'

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

/** Editor to frame. Requests carry `request`, and the answer repeats it. */
export type ToCanvas =
  | { readonly type: 'load'; readonly records: readonly DocumentRecord[]; readonly view: CanvasView }
  | { readonly type: 'diff'; readonly diff: Diff<DocumentRecord> }
  | { readonly type: 'view'; readonly view: CanvasView }
  /** Nodes whose boxes the editor draws something around; the frame reports them whenever they change. */
  | { readonly type: 'watch'; readonly ids: readonly Id[] }
  | { readonly type: 'hit'; readonly request: number; readonly x: number; readonly y: number }
  | { readonly type: 'drop-targets'; readonly request: number }
  | { readonly type: 'evaluate'; readonly request: number; readonly nodeId?: Id; readonly text: string; readonly names?: Names }
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
  readonly theme: Theme
  /** Where uploaded files are served, ending with a slash. */
  readonly assetsUrl: string
  /** Where icons are served, ending with a slash. */
  readonly iconsUrl: string
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
        | { readonly ok: true; readonly value: unknown; readonly kind: string }
        | { readonly ok: false; readonly message: string; readonly from?: number; readonly to?: number }
    }
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
