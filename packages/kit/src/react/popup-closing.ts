/** Why a popup closes. */
export type ClosingReason = 'escape' | 'overlay' | 'outside' | 'action' | 'navigation'

/** What a popup's dialog is told by somebody other than the browser that closes it: `detail` of an event of the type `cancel`. */
export interface PopupClosing {
  readonly reason: ClosingReason
  /** What it is closed with, for whoever waits. */
  readonly returnData?: unknown
  /** Closes it. Absent where it is gone whatever its workflows say. */
  readonly goOn?: () => void
}
