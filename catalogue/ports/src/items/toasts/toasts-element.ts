/** What the Toasts element of a page says of the messages that appear on it. */
export interface ToastsElement {
  readonly root: HTMLElement
  /** `bottom-right`, `top`, …; `here` for where the element itself stands. */
  readonly place: string
  /** Milliseconds a message stays that says nothing of that; 0 for until it is closed. */
  readonly duration: number
  readonly most: number
  readonly isNewestFirst: boolean
}

const LONGEST = 3600
const MOST = 20
const PLACES = ['top-left', 'top', 'top-right', 'left', 'right', 'bottom-left', 'bottom', 'bottom-right', 'here']

/** The first element of the page that can be seen: what stands in a closed popup or on other screens is passed over. */
export function toastsElementOf(document: Document): ToastsElement | undefined {
  const root = [...document.querySelectorAll<HTMLElement>('[data-toasts]')].find(isDrawn)
  if (!root) return undefined
  const { toasts, toastsSeconds, toastsMost, toastsFirst } = root.dataset
  return {
    root,
    place: PLACES.find((place) => place === toasts) ?? 'bottom-right',
    duration: numberOf(toastsSeconds, 0, LONGEST) * 1000,
    most: Math.round(numberOf(toastsMost, 1, MOST)),
    isNewestFirst: toastsFirst === 'newest',
  }
}

/** It has no box of its own, and neither may what is around it. */
function isDrawn(root: HTMLElement): boolean {
  let box: Element = root
  while (getComputedStyle(box).display === 'contents' && box.parentElement) box = box.parentElement
  return box.checkVisibility()
}

/** What a formula gives may be anything: five of what is no number. */
function numberOf(text: string | undefined, least: number, most: number): number {
  const number = text?.trim() ? Number(text) : Number.NaN
  return Number.isFinite(number) ? Math.min(most, Math.max(least, number)) : 5
}
