import type { ComponentType, RefObject } from 'react'
import type { GridProps } from '../grid-fields.ts'
import type { GridState } from './use-grid.ts'

/** What only grids need whose rows are moved by hand: a body of their own has it, so that the server draws the grips too. */
export interface MovingPart {
  /** Place of the row that is held; -1 for none. */
  readonly held: number
  readonly whyStill: (grid: GridState, props: GridProps) => StillReason | undefined
  /** The cell that a row is moved by. */
  readonly Grip: ComponentType<GripProps>
  /** What moves rows, shows where one goes, and says it. */
  readonly Mover: ComponentType<{
    readonly grid: GridState
    readonly props: GridProps
    readonly box: RefObject<HTMLElement | null>
  }>
}

/** Why rows are not moved. */
export type StillReason = 'sorted' | 'filtered' | 'grouped' | 'ofCollection'

export interface GripProps {
  /** Place of its row in the list. */
  readonly place: number
  /** What the row is called. */
  readonly name: () => string
  /** Absent where rows are moved. */
  readonly reason: StillReason | undefined
  readonly tabIndex: number | undefined
}
