/** Event by which a popup's dialog is told that somebody other than the browser closes it. */
export const POPUP_CLOSING = 'heddle-closing'

/** Why a popup closes. */
export type ClosingReason = 'escape' | 'overlay' | 'outside' | 'action' | 'navigation'

/** What is told by it. */
export interface PopupClosing {
  readonly reason: ClosingReason
  /** What it is closed with, for whoever waits. */
  readonly returnData?: unknown
  /** Closes it. Absent where it is gone whatever its workflows say. */
  readonly goOn?: () => void
}

/** Tells a dialog that it is to close. @returns whether it takes care of that itself. */
export function tellClosing(dialog: Element, detail: PopupClosing): boolean {
  return !dialog.dispatchEvent(new CustomEvent(POPUP_CLOSING, { cancelable: true, detail }))
}
