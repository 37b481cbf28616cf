import { LONG_ATTRIBUTE, LONG_LIST } from '@heddle/document/published'
import { createExtents, isWithin, runBetween, spacesBetween, type Extents } from './extents.ts'
import { findRow } from './find-row.ts'
import { heldRows } from './held-rows.ts'
import { keepPlace, type RowPlace } from './keep-place.ts'
import { listenToPrinting } from './print-rows.ts'
import { writeSkippedSize } from './skipped-size.ts'
import { createSpaces } from './spaces.ts'
import type { Stretch } from './stand-rows.ts'
import { tellPlaces, type StandingRow } from './tell-places.ts'
import { clippersOf, visiblePart } from './visible-part.ts'

/** What is known of a list that is on the page; nothing of it is followed. */
export interface ListOnPage {
  /** Of all rows, in order. */
  readonly keys: () => readonly string[]
  /** Of the rows that stand. */
  readonly places: () => ReadonlyMap<string, number>
  /** Whether not all rows stand. */
  readonly isPart: () => boolean
  readonly elementOf: (key: string) => Element | undefined
  readonly stretch: () => Stretch
  /** Asks for other rows; `drawn` is called when they stand. */
  readonly stand: (stretch: Stretch) => void
}

export interface WatchedList {
  /** Rows came, went or moved. */
  readonly drawn: () => void
  readonly stop: () => void
}

/** How far beyond what is seen rows stand, in heights of that; they are drawn anew when half of it is used up. */
const SPARE = 0.5
/** Drawings after one another that find that others are needed, before the next event is waited for. */
const MOST_DRAWINGS = 4

/**
 * Follows what is seen of a list: rows near it stand, the others have their room kept, and nothing moves under the eyes of
 * the visitor when what they measure turns out to be something else.
 */
export function watchList(list: HTMLElement, page: ListOnPage): WatchedList {
  const window = list.ownerDocument.defaultView
  if (!window) return { drawn: () => {}, stop: () => {} }
  const sizes = new Map<string, number>()
  const spaces = createSpaces(list)
  const listening = new AbortController()
  let clippers: readonly Element[] | undefined
  let estimate: number | undefined
  let width: number | undefined
  let extents: Extents = createExtents([], sizes, 0)
  let rows: readonly StandingRow[] = []
  /** The first row that is seen, and where: it stays there while others are drawn. */
  let anchor: RowPlace | undefined
  let isOwn = false
  let drawings = 0
  let isPrinting = false
  let hasSkippedSize = false
  let wasPart = false
  /** A row that is to stand, and what happens then. */
  let wanted: { readonly key: string; readonly at: (row: Element) => void } | undefined

  const originOf = (row: StandingRow): number => row.element.getBoundingClientRect().top - extents.startOf(row.place)
  /** A row that stands for the room around it: the sizes of all between it and the others are measured. */
  const nearest = (place: number): StandingRow | undefined =>
    rows.reduce<StandingRow | undefined>(
      (best, row) => (!best || Math.abs(row.place - place) < Math.abs(best.place - place) ? row : best),
      undefined,
    )

  const measure = (): number => {
    const rects = rows.map(({ element }) => element.getBoundingClientRect())
    let between = 0
    let joint = 0
    for (const [at, { key, element }] of rows.entries()) {
      const rect = rects[at]
      const next = rects[at + 1]
      if (!rect) continue
      // The room of rows that stood before may still be between them.
      const isJoined = next && element.nextElementSibling === rows[at + 1]?.element
      if (isJoined) between = Math.max(0, next.top - rect.bottom)
      sizes.set(key, isJoined ? next.top - rect.top : rect.height + between)
    }
    const [first] = rows
    if (first) joint = jointOf(list, first.element, between)
    if (estimate === undefined && sizes.size > 0) {
      const all = rows.map(({ key }) => sizes.get(key) ?? 0)
      estimate = Math.max(1, all.reduce((sum, size) => sum + size, 0) / all.length)
    }
    return joint
  }

  const scrollBy = (by: number): void => {
    if (Math.abs(by) < 1) return
    const scroller = (clippers ??= clippersOf(list)).find((one) => one.scrollHeight > one.clientHeight) ?? window
    scroller.scrollBy({ top: by, behavior: 'instant' })
  }

  const stand = (stretch: Stretch): void => {
    isOwn = true
    page.stand(stretch)
  }

  const standAt = (first: number, end: number): void => {
    const inside = rows.filter(({ place }) => place < first || place >= end)
    stand({ first, end, held: heldRows(inside, page.keys()) })
  }

  const look = (): void => {
    if (isPrinting || !page.isPart() || rows.length === 0 || list.getClientRects().length === 0) return
    const { top, bottom } = visiblePart((clippers ??= clippersOf(list)), window)
    const height = Math.max(0, bottom - top)
    const { first, end } = page.stretch()
    const at = nearest(Math.min(first, extents.count - 1))
    if (!at || height === 0) return
    // The row nearest to what is seen knows best where that is.
    const guess = extents.placeAt(top - originOf(at))
    const origin = originOf(nearest(guess) ?? at)
    const [from, to] = [top - origin, bottom - origin]
    const seen = extents.placeAt(Math.max(0, from))
    anchor = { key: page.keys()[seen] ?? '', place: seen, top: origin + extents.startOf(seen) }
    const next = runBetween(extents, from, to, height * SPARE)
    if (isWithin(runBetween(extents, from, to, (height * SPARE) / 2), standingRun(rows, seen))) return
    if (drawings >= MOST_DRAWINGS || (next.first === first && next.end === end)) return
    drawings += 1
    standAt(next.first, next.end)
  }

  /** What was drawn keeps the anchor where it was, unless the list is another one: then what is seen there now. */
  const settle = (): void => {
    if (!anchor) return
    const { key, place, top } = anchor
    const now = page.places().get(key)
    const row = now === undefined ? undefined : rows.find((one) => one.key === key)
    if (row && (isOwn || isShifted(place, now ?? place))) scrollBy(row.element.getBoundingClientRect().top - top)
  }

  /** Whether rows only came or went above what is seen. */
  const isShifted = (before: number, now: number): boolean => {
    const keys = page.keys()
    const next = lastKeys[before + 1]
    return before > 0 && now !== before && next !== undefined && keys[now + 1] === next
  }
  let lastKeys: readonly string[] = page.keys()

  const standing = (): readonly StandingRow[] =>
    [...page.places()].flatMap(([key, place]) => {
      const element = page.elementOf(key)
      return element ? [{ key, place, element }] : []
    })

  /** All rows stand: nothing of the page is looked at, which would have the browser lay it out. */
  const drawnWhole = (count: number): void => {
    if (wasPart) {
      spaces.clear()
      tellPlaces(list, standing(), undefined)
      list.style.overflowAnchor = ''
    }
    wasPart = false
    anchor = undefined
    if (count > LONG_LIST.skipped !== list.hasAttribute(LONG_ATTRIBUTE)) list.toggleAttribute(LONG_ATTRIBUTE)
    if (hasSkippedSize) return
    hasSkippedSize = true
    writeSkippedSize(list, standing())
  }

  const drawn = (): void => {
    const keys = page.keys()
    if (!page.isPart()) return drawnWhole(keys.length)
    rows = standing()
    const last = rows.at(-1)
    if (!last || list.getClientRects().length === 0) return
    wasPart = true
    list.removeAttribute(LONG_ATTRIBUTE)
    // What stays under the eyes is decided here: the browser would do it once more.
    list.style.overflowAnchor = 'none'
    if (!isOwn && anchor && !isPrinting && keys !== lastKeys) {
      // Rows came or went above: those that were seen stand on, with what is before them.
      const now = keys.indexOf(anchor.key)
      if (now >= 0 && isShifted(anchor.place, now) && !page.places().has(anchor.key)) {
        const { first, end } = page.stretch()
        const by = now - anchor.place
        lastKeys = keys
        anchor = { ...anchor, place: now }
        return standAt(Math.max(0, first + by), end + by)
      }
    }
    const joint = measure()
    extents = createExtents(keys, sizes, estimate ?? 0)
    const elements = new Map(rows.map(({ place, element }) => [place, element]))
    const missing = spacesBetween(
      rows.map(({ place }) => place),
      extents,
    )
    spaces.put(missing, (place) => elements.get(place), last.element, joint)
    tellPlaces(list, rows, keys.length)
    if (!isPrinting) settle()
    lastKeys = keys
    isOwn = false
    arrive()
    look()
  }

  const onEvent = (): void => {
    drawings = 0
    look()
  }
  const goTo = (key: string, at: (row: Element) => void): boolean => {
    const place = page.keys().indexOf(key)
    if (place < 0) return false
    wanted = { key, at }
    if (page.elementOf(key)) arrive()
    else {
      const { first, end } = page.stretch()
      anchor = undefined
      standAt(place, place + Math.max(1, end - first))
    }
    return true
  }

  const arrive = (): void => {
    const row = wanted && page.elementOf(wanted.key)
    if (!wanted || !row) return
    const { at } = wanted
    wanted = undefined
    at(row)
    drawings = 0
  }

  const { signal } = listening
  list.ownerDocument.addEventListener('scroll', onEvent, { signal, capture: true, passive: true })
  window.addEventListener('resize', onEvent, { signal })
  const measureAnew = (): void => {
    if (signal.aborted || !page.isPart()) return
    drawings = 0
    if (list.clientWidth !== width) {
      width = list.clientWidth
      sizes.clear()
      estimate = undefined
      clippers = undefined
    }
    isOwn = true
    drawn()
  }
  // In the next frame: what is measured here makes the list higher or lower.
  const resized = new ResizeObserver(() => void window.requestAnimationFrame(measureAnew))
  listenToPrinting(list, signal, {
    count: () => (page.isPart() ? page.keys().length : 0),
    stretch: page.stretch,
    stand,
    during: (is) => (isPrinting = is),
  })
  let isFirst = true

  return {
    drawn() {
      drawn()
      if (!isFirst) return
      isFirst = false
      resized.observe(list)
      keepPlace(list, signal, () => (page.isPart() ? anchor : undefined), goTo)
      findRow(list, signal, page.isPart, goTo)
    },
    stop() {
      listening.abort()
      resized.disconnect()
      spaces.clear()
    },
  }
}

/** The rows that stand without a gap around a place; none where it does not stand. */
function standingRun(rows: readonly StandingRow[], place: number): { readonly first: number; readonly end: number } {
  const at = rows.findIndex((row) => row.place === place)
  if (at < 0) return { first: place, end: place }
  let [first, end] = [at, at + 1]
  while (first > 0 && rows[first - 1]?.place === place - (at - first) - 1) first -= 1
  while (rows[end]?.place === place + (end - at)) end += 1
  return { first: place - (at - first), end: place + (end - at) }
}

/** What an element between two rows takes beside its own height. */
function jointOf(list: Element, row: Element, between: number): number {
  const { display } = getComputedStyle(list)
  if (display.includes('flex') || display.startsWith('table')) return between
  const { marginTop, marginBottom } = getComputedStyle(row)
  // Margins of rows that meet become one; at a space both count.
  return Math.max(0, Math.min(parseFloat(marginTop), parseFloat(marginBottom)))
}
