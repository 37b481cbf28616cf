import { createContext, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { RowId } from '../grid/use-selection.ts'
import type { ElementWords } from '../words/element-words.ts'
import type { Landing } from './move-row.ts'

/** A row that somebody holds. */
export interface HeldRow {
  /** Where it stood when it was picked up, and where it stands. */
  readonly first: number
  readonly place: number
  readonly row: unknown
  readonly id: RowId
  readonly name: string
  /** Whether it follows a pointer: it stands where it was until it is let go. */
  readonly isDragged: boolean
  /** The data that it is a row of. */
  readonly given: readonly unknown[]
}

/** What grips of a grid and what moves its rows share. */
export interface Hand {
  readonly words: ElementWords['rows']
  readonly given: readonly unknown[]
  readonly held: HeldRow | undefined
  readonly hold: (held: HeldRow | undefined) => void
  readonly move: (from: number, to: number) => void
  /** Who hears what is done to a grip; nobody yet until the page is alive. */
  readonly hears: RefObject<GripEvents | undefined>
}

/** What becomes of what is done to a grip. */
export interface GripEvents {
  /** Pressed, also by Space and Enter. */
  readonly press: (place: number, name: string) => void
  readonly grab: (place: number, name: string, event: PointerEvent) => void
  /** A dragged row is let go there, or put back. */
  readonly letGo: (row: HeldRow, landing: Landing | undefined) => void
  /** A key while the row is held. */
  readonly key: (event: KeyboardEvent) => void
  /** Another element has the focus. */
  readonly left: () => void
}

export const HandContext = createContext<Hand | undefined>(undefined)
