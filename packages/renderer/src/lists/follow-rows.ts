import { batch, effect, untracked } from '@preact/signals-core'
import { BOUND_ATTRIBUTE, SPACE_ATTRIBUTE, type BoundRows } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import type { FollowedRows } from '../host.ts'
import { createRows } from '../rows.ts'
import { standingRows } from '../standing-rows.ts'
import { nodeFollower } from '../direct/follow-node.ts'
import { keptIndexes } from './kept-indexes.ts'
import { hearRows } from './row-events.ts'
import { toldRow } from './told-row.ts'
import { unmoved } from './unmoved.ts'

/** A row on the page; without `stops` nothing in it is followed yet. */
interface Row {
  readonly element: Element
  /** Where it stands among the rows. */
  place: number
  stops?: (() => void)[]
}

/**
 * Keeps the rows of a list in a subtree that React does not enter: new ones are made from the template, those that stay keep
 * their elements, and as few of these as possible are moved.
 * @param marked elements of the subtree with a mark
 * @returns `undefined` when the end of the list is not found
 */
export function followRows(
  around: Element,
  marked: readonly Element[],
  given: BoundRows,
  scope: object,
  page: Pick<PageRendering, 'host' | 'addresses'>,
): FollowedRows | undefined {
  const { uid, repeat, template, bound } = given
  const end = findComment(around, uid)
  if (!end) return undefined
  const { ownerDocument } = around
  const rows = createRows(repeat, scope, page.host.evaluate, toldRow, keptIndexes())
  const followers = bound.flatMap((node) => {
    const follow = nodeFollower(node, page)
    return follow ? [{ mark: node.uid, follow }] : []
  })
  const standing = standingRows({ rows, repeat, elementOf: (key) => shown.get(key)?.element }, page.host)
  const keys = new WeakMap<Element, string>()
  let shown = new Map<string, Row>()
  let drawn: readonly Element[] = marked.filter((element) => markOf(element) === uid)
  let pattern: Element | undefined
  /** In the order of the first row that was followed: in others they stand there as well, unless a stranger was at them. */
  let marks: readonly (string | null)[] | undefined

  /** A row of the server stands for the key of its place: the first values are those that the server drew it with. */
  const firstRows = (places: ReadonlyMap<string, number>): void => {
    if (drawn.length === places.size) {
      for (const [key, place] of places) {
        const element = drawn[place] as Element
        keys.set(element, key)
        shown.set(key, { element, place })
      }
    } else for (const element of drawn) element.remove()
    // The room that the server kept for rows that are not there.
    const before = end.previousElementSibling
    if (standing.rest() === 0 && before?.hasAttribute(SPACE_ATTRIBUTE)) before.remove()
    drawn = []
  }

  const newRow = (key: string): Row => {
    const element = (pattern ??= parse(template, ownerDocument)).cloneNode(true) as Element
    keys.set(element, key)
    const row: Row = { element, place: -1 }
    followRow(row, key)
    return row
  }

  const followRow = (row: Row, key: string): void => {
    if (row.stops) return
    const stops: (() => void)[] = (row.stops = [])
    const at = rows.scopeOf(key)
    const elements = [row.element, ...row.element.querySelectorAll(`[${BOUND_ATTRIBUTE}]`)]
    marks ??= elements.map(markOf)
    for (const { mark, follow } of followers) {
      const there = elements[marks.indexOf(mark)]
      const element = there && markOf(there) === mark ? there : elements.find((one) => markOf(one) === mark)
      if (element) stops.push(follow(element as HTMLElement, at))
    }
  }

  const show = (places: ReadonlyMap<string, number>): void => {
    const parent = end.parentNode
    if (!parent) return
    const { activeElement } = ownerDocument
    const next = new Map<string, Row>()
    for (const key of places.keys()) next.set(key, shown.get(key) ?? newRow(key))
    const gone: Row[] = []
    for (const [key, row] of shown) if (!next.has(key)) gone.push(row)
    leaveAll(gone)
    shown = next
    const order = [...next.values()]
    const staying = isInOrder(order) ? undefined : unmoved(order.map(({ place }) => place))
    /** Those that are put before one that stays, or before the end. */
    let moved: Element[] = []
    const put = (behind: Node): void => {
      const [first] = moved
      if (!first) return
      if (moved.length === 1) parent.insertBefore(first, behind)
      else {
        const together = ownerDocument.createDocumentFragment()
        together.append(...moved)
        parent.insertBefore(together, behind)
      }
      moved = []
    }
    for (const [place, row] of order.entries()) {
      const { element } = row
      const isStaying = staying ? staying.has(place) : row.place >= 0
      if (isStaying && element.parentNode === parent) put(element)
      else moved.push(element)
      row.place = place
    }
    put(end)
    // An element that is moved loses the focus.
    if (activeElement !== ownerDocument.activeElement && activeElement?.isConnected)
      (activeElement as HTMLElement).focus({ preventScroll: true })
  }

  /** Takes rows away; the only ones of a list all at once. */
  const leaveAll = (rows: readonly Row[]): void => {
    for (const { stops = [] } of rows) for (const stop of stops) stop()
    const { parentElement } = end
    if (
      rows.length > 1 &&
      parentElement?.childNodes.length === rows.length + 1 &&
      rows.every(({ element }) => element.parentNode === parentElement)
    )
      parentElement.replaceChildren(end)
    else for (const { element } of rows) element.remove()
  }

  let places: ReadonlyMap<string, number> | undefined
  const stopList = effect(() => {
    const next = standing.places()
    batch(() => {
      untracked(() => {
        if (drawn.length > 0) firstRows(next)
        if (next !== places) {
          show(next)
          standing.drawn()
        }
        places = next
      })
      rows.tell()
    })
  })
  const stopHearing = hearRows(
    around,
    given,
    (element) => {
      const key = keys.get(element)
      return key === undefined ? undefined : rows.scopeOf(key)
    },
    page.host,
  )
  return {
    adopt: (function* () {
      for (const [key, row] of shown) {
        if (shown.get(key) === row) followRow(row, key)
        for (const _ of bound) yield
      }
    })(),
    stop() {
      stopHearing()
      stopList()
      standing.stop()
      for (const { stops = [] } of shown.values()) for (const stop of stops) stop()
    },
  }
}

/** Whether those that stood on the page already do so in their order. */
function isInOrder(rows: readonly Row[]): boolean {
  let last = -1
  for (const { place } of rows) {
    if (place < 0) continue
    if (place < last) return false
    last = place
  }
  return true
}

function markOf(element: Element): string | null {
  return element.getAttribute(BOUND_ATTRIBUTE)
}

function findComment(around: Element, text: string): Comment | undefined {
  const comments = around.ownerDocument.createTreeWalker(around, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode()) {
    if (comments.currentNode.nodeValue === text) return comments.currentNode as Comment
  }
  return undefined
}

function parse(html: string, page: Document): Element {
  const holder = page.createElement('template')
  holder.innerHTML = html
  const element = holder.content.firstElementChild
  if (!element) throw new Error('No row')
  return page.importNode(element, true)
}
