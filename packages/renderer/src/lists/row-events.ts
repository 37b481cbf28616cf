import { BOUND_ATTRIBUTE, type BoundRows } from '@heddle/document/published'
import { emitNative } from '../node-events.ts'
import type { RenderHost } from '../host.ts'

/** Events of a row that are heard once for all rows, around them. */
const DELEGATED = new Set([
  'click',
  'dblclick',
  'contextmenu',
  'mousedown',
  'mouseup',
  'mousemove',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
])

export function isRowEvent(name: string): boolean {
  return DELEGATED.has(name)
}

/**
 * Hears events in rows for their nodes, from the innermost one on, and of the focus that goes to a row.
 * @param scopeOf names at a row, by its root element; `undefined` for what is no row
 * @returns ends it
 */
export function hearRows(
  around: Element,
  { bound }: BoundRows,
  scopeOf: (element: Element) => object | undefined,
  host: RenderHost,
): () => void {
  const nodes = new Map(bound.map((node) => [node.uid, node]))
  const names = new Set(bound.flatMap(({ events = {} }) => Object.keys(events)))
  const listening = new AbortController()
  const { signal } = listening
  const listen = (name: string, hear: (event: Event, row: readonly Element[], scope: object) => void): void => {
    const onEvent = (event: Event): void => {
      const inside: Element[] = []
      for (let at = event.target as Element | null; at && at !== around; at = at.parentElement) {
        inside.push(at)
        const scope = scopeOf(at)
        if (scope) return hear(event, inside, scope)
      }
    }
    around.addEventListener(name, onEvent, { signal, passive: name === 'touchstart' || name === 'touchmove' })
  }
  for (const name of names) {
    listen(name, (event, inside, scope) => {
      for (const element of inside) {
        const node = nodes.get(element.getAttribute(BOUND_ATTRIBUTE) ?? '')
        if (!node?.events?.[name] || element.matches(':disabled')) continue
        if (event.cancelBubble) return
        emitNative([{ uid: node.uid, events: node.events, scope }], name, event, host)
      }
    })
  }
  const { onRowFocus } = host
  if (onRowFocus) {
    listen('focusin', (_, inside) => {
      const row = inside.at(-1)
      if (row) onRowFocus(row)
    })
  }
  return () => listening.abort()
}
