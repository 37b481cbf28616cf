/** A row and where it is seen: its place, and its distance from the top of the window in CSS pixels. */
export interface RowPlace {
  readonly key: string
  readonly place: number
  readonly top: number
}

/** What a page that is left keeps of it. */
interface KeptRow {
  readonly key: string
  readonly top: number
  readonly address: string
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
  const kept = read(window)
  if (kept) {
    const { key, top, address } = kept
    const back = (row: Element): void => window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
    const isHere = isBack && address === window.location.href
    // Another list of the page may have the row.
    if (!isHere || goTo(key, back)) forget(window)
  }
  window.addEventListener(
    'pagehide',
    () => {
      const now = place()
      if (!now || now.place === 0) return
      try {
        const kept: KeptRow = { key: now.key, top: now.top, address: window.location.href }
        window.sessionStorage.setItem(STORED, JSON.stringify(kept))
      } catch {
        // A visitor who keeps nothing begins at the top.
      }
    },
    { signal },
  )
}

function read(window: Window): KeptRow | undefined {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { key, top, address } = value as Record<string, unknown>
    const isRow = typeof key === 'string' && typeof top === 'number' && typeof address === 'string'
    return isRow ? { key, top, address } : undefined
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
