/** A row and where it is seen: its place, and its distance from the top of the window in CSS pixels. */
export interface RowPlace {
  readonly key: string
  readonly place: number
  readonly top: number
}

const STORED = 'heddle-row'

/**
 * Remembers over a reload, and over the way back to the page, which row was seen: how far the page was scrolled says little
 * before its rows are measured.
 */
export function keepPlace(
  list: Element,
  signal: AbortSignal,
  place: () => RowPlace | undefined,
  goTo: (key: string, at: (row: Element) => void) => boolean,
): void {
  const window = list.ownerDocument.defaultView
  if (!window) return
  const [entry] = window.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isBack = entry?.type === 'reload' || entry?.type === 'back_forward'
  const at = read(window)
  const isHere = isBack && at?.address === window.location.href
  const back = (row: Element): void =>
    window.scrollBy({ top: row.getBoundingClientRect().top - (at?.top ?? 0), behavior: 'instant' })
  // Another list of the page may have the row.
  if (at && (!isHere || goTo(at.key, back))) forget(window)
  window.addEventListener(
    'pagehide',
    () => {
      const now = place()
      if (!now || now.place === 0) return
      try {
        window.sessionStorage.setItem(STORED, JSON.stringify({ ...now, address: window.location.href }))
      } catch {
        // A visitor who keeps nothing begins at the top.
      }
    },
    { signal },
  )
}

function read(window: Window): (RowPlace & { readonly address: string }) | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { key, top, place, address } = value as Record<string, unknown>
    const isPlace = typeof key === 'string' && typeof top === 'number' && typeof place === 'number'
    return isPlace && typeof address === 'string' ? { key, top, place, address } : undefined
  } catch {
    return undefined
  }
}

function forget(window: Window): void {
  try {
    window.sessionStorage.removeItem(STORED)
  } catch {
    // There is nothing to forget.
  }
}
