import { batch, effect, untracked } from '@preact/signals-core'
import { BOUND_ATTRIBUTE, type BoundRows } from '@heddle/document/published'
import type { PageRendering } from '../context.ts'
import type { FollowedRows } from '../host.ts'
import { createRows } from '../rows.ts'
import { followNode } from '../direct/follow-node.ts'
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
  const rows = createRows(repeat, scope, page.host.evaluate, toldRow)
  const keys = new WeakMap<Element, string>()
  let shown = new Map<string, Row>()
  let drawn: readonly Element[] = marked.filter((element) => element.getAttribute(BOUND_ATTRIBUTE) === uid)
  let pattern: Element | undefined

  /** A row of the server stands for the key of its place: the first values are those that the server drew it with. */
  const firstRows = (places: ReadonlyMap<string, number>): void => {
    if (drawn.length === places.size) {
      for (const [key, place] of places) {
        const element = drawn[place] as Element
        keys.set(element, key)
        shown.set(key, { element, place })
      }
    } else for (const element of drawn) element.remove()
    drawn = []
  }

  const newRow = (key: string): Row => {
    const element = (pattern ??= parse(template, ownerDocument)).cloneNode(true) as Element
    keys.set(element, key)
    const row: Row = { element, place: -1 }
    follow(row, key)
    return row
  }

  const follow = (row: Row, key: string): void => {
    if (row.stops) return
    const stops: (() => void)[] = (row.stops = [])
    const at = rows.scopeOf(key)
    const elements = [row.element, ...row.element.querySelectorAll(`[${BOUND_ATTRIBUTE}]`)]
    for (const node of bound) {
      const element = elements.find((one) => one.getAttribute(BOUND_ATTRIBUTE) === node.uid)
      const stop = element && followNode(element as HTMLElement, node, at, page)
      if (stop) stops.push(stop)
    }
  }

  const show = (places: ReadonlyMap<string, number>): void => {
    const parent = end.parentNode
    if (!parent) return
    const { activeElement } = ownerDocument
    const next = new Map<string, Row>()
    for (const key of places.keys()) next.set(key, shown.get(key) ?? newRow(key))
    for (const [key, row] of shown) if (!next.has(key)) leave(row)
    shown = next
    const order = [...next.values()]
    const staying = unmoved(order.map(({ place }) => place))
    let behind: Node = end
    for (let place = order.length - 1; place >= 0; place -= 1) {
      const row = order[place] as Row
      const { element } = row
      if (!staying.has(place) || element.parentNode !== parent) parent.insertBefore(element, behind)
      row.place = place
      behind = element
    }
    // An element that is moved loses the focus.
    if (activeElement !== ownerDocument.activeElement && activeElement?.isConnected)
      (activeElement as HTMLElement).focus({ preventScroll: true })
  }

  const stopList = effect(() => {
    const places = rows.places()
    batch(() =>
      untracked(() => {
        if (drawn.length > 0) firstRows(places)
        show(places)
        rows.tell()
      }),
    )
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
        if (shown.get(key) === row) follow(row, key)
        for (const _ of bound) yield
      }
    })(),
    stop() {
      stopHearing()
      stopList()
      for (const { stops = [] } of shown.values()) for (const stop of stops) stop()
    },
  }
}

function leave({ element, stops = [] }: Row): void {
  for (const stop of stops) stop()
  element.remove()
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
  if (!element) throw new Error('The template of a row is empty')
  return page.importNode(element, true)
}
