import type { Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rectangle extends Point {
  readonly width: number
  readonly height: number
}

/** What stands in the graph: a step, or a box that holds others. */
export interface GraphNode extends Rectangle {
  readonly key: string
  /**
   * `step`: an action. `loop` and `try`: actions that hold others. `branch`: a box of a try beside or below what it tries.
   * `error`: what runs when anything fails. `joins`: the chain goes on where the action stands already.
   */
  readonly kind: 'trigger' | 'step' | 'loop' | 'try' | 'branch' | 'error' | 'joins'
  /** The action; of a branch the one it belongs to. */
  readonly id?: Id
  /** Position of a branch among those of its action. */
  readonly at?: number
  /** How many boxes are around it. */
  readonly depth: number
  /** It holds others, and they are shown. */
  readonly isOpen?: boolean
  /** Actions that it hides while it is folded. */
  readonly hidden?: number
}

/** A way from one to another, and the place on it where something can be added. */
export interface GraphEdge {
  readonly key: string
  readonly points: readonly Point[]
  /** `error`: where it goes when something fails. `round`: the next round of a loop. */
  readonly kind: 'way' | 'error' | 'round'
  readonly plus?: Point & { readonly spot: Spot }
  /** A branch that is named on it. */
  readonly label?: Point & { readonly of: Id; readonly at: number }
}

export interface GraphLayout {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}
