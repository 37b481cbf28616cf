import { LONG_ATTRIBUTE, LONG_LIST } from '@heddle/document/published'
import { createExtents, runBetween, spacesBetween, type Extents, type Run } from './extents.ts'
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

  const measure = (): number => {
    const boxes = rows.map(({ key, element }) => ({ key, element, rect: element.getBoundingClientRect() }))
    let between = 0
    for (const [at, { key, element, rect }] of boxes.entries()) {
      const next = boxes[at + 1]
      // The room of rows that stood before may still be between them.
      const isJoined = next && element.nextElementSibling === next.element
      if (isJoined) between = Math.max(0, next.rect.top - rect.bottom)
      sizes.set(key, isJoined ? next.rect.top - rect.top : rect.height + between)
    }
    estimate ??= Math.max(1, boxes.reduce((sum, { key }) => sum + (sizes.get(key) ?? 0), 0) / boxes.length)
    const [first] = boxes
    return first ? jointOf(list, first.element, between) : 0
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

  const stands = ({ first, end }: Run): boolean => {
    const places = page.places()
    return page
      .keys()
      .slice(first, end)
      .every((key) => places.has(key))
  }

  const look = (): void => {
    if (isPrinting || !page.isPart() || rows.length === 0 || list.getClientRects().length === 0) return
    const { top, bottom } = visiblePart((clippers ??= clippersOf(list)), window)
    const height = bottom - top
    const { first, end } = page.stretch()
    // Where rows are is asked of them: they may measure something else by now.
    const boxes = rows.map((row) => ({ row, rect: row.element.getBoundingClientRect() }))
    const at = boxes.find(({ rect }) => rect.bottom > top) ?? boxes.at(-1)
    if (!at || height <= 0) return
    const origin = at.rect.top - extents.startOf(at.row.place)
    const [from, to] = [top - origin, bottom - origin]
    const isSeen = at.rect.top < bottom && at.rect.bottom > top
    const place = isSeen ? at.row.place : extents.placeAt(from)
    anchor = { key: page.keys()[place] ?? '', place, top: origin + extents.startOf(place) }
    const next = runBetween(extents, from, to, height * SPARE)
    if (stands(runBetween(extents, from, to, (height * SPARE) / 2))) return
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
    list.toggleAttribute(LONG_ATTRIBUTE, count > LONG_LIST.skipped)
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
    width ??= list.clientWidth
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
    // Rows of another width have other heights: what was seen is kept until they are measured anew.
    if (list.clientWidth === width) look()
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
      keepPlace(list, signal, () => anchor, goTo)
      findRow(list, signal, page.isPart, goTo)
    },
    stop() {
      listening.abort()
      resized.disconnect()
      spaces.clear()
    },
  }
}

/** What an element between two rows takes beside its own height. */
function jointOf(list: Element, row: Element, between: number): number {
  const { display } = getComputedStyle(list)
  if (display.includes('flex') || display.startsWith('table')) return between
  const { marginTop, marginBottom } = getComputedStyle(row)
  // Margins of rows that meet become one; at a space both count.
  return Math.max(0, Math.min(parseFloat(marginTop), parseFloat(marginBottom)))
}
