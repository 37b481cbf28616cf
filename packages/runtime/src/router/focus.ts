import { focusOnce } from '../focus/focus-once.ts'

/** Which element had the focus when an entry of the history was left: the page is drawn anew until it comes back. */
export interface FocusPlace {
  readonly tag: string
  /** Among the elements of its tag. */
  readonly index: number
  /** Its id, else what it is known by. */
  readonly name: string
}

/** Where the focus is, unless it is nowhere. */
export function focusPlace(): FocusPlace | undefined {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return undefined
  return {
    tag: element.localName,
    index: [...document.getElementsByTagName(element.localName)].indexOf(element),
    name: nameOf(element),
  }
}

/** Gives the focus back; false when no such element is there any more. */
export function restoreFocus(place: FocusPlace | undefined): boolean {
  const element = place && (document.getElementById(place.name) ?? document.getElementsByTagName(place.tag).item(place.index))
  if (!(element instanceof HTMLElement) || nameOf(element) !== place?.name) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * Takes the focus to a page that came on show, so that the next Tab and the screen reader begin there: to the target of the
 * hash, else the main part, the first heading, the start of the page. An element of the page that took the focus keeps it.
 */
export function focusPage(target: Element | null): void {
  const active = document.activeElement
  if (!target && active instanceof HTMLElement && active.autofocus) return
  const start = target ?? document.querySelector('main, [role="main"]') ?? document.querySelector('h1') ?? document.body
  if (!(start instanceof HTMLElement)) return
  focusOnce(start)
}

function nameOf(element: Element): string {
  return element.id || element.getAttribute('href') || element.getAttribute('name') || (element.textContent ?? '').slice(0, 100)
}
