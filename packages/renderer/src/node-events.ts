import type { SyntheticEvent } from 'react'
import { isComposing, ROW_KEY, type NodeHandle } from '@heddle/kit/react'
import { emitEvent, type Emitter } from './emitters.ts'
import type { RenderHost } from './host.ts'
import { rowsAround } from './rows.ts'

/** Specification section 4, element triggers that are events of the browser, and keys, which controls declare, by the name of React's handler. */
const HANDLERS: Readonly<Record<string, string>> = {
  click: 'onClick',
  dblclick: 'onDoubleClick',
  contextmenu: 'onContextMenu',
  mousedown: 'onMouseDown',
  mouseup: 'onMouseUp',
  mousemove: 'onMouseMove',
  mouseenter: 'onMouseEnter',
  mouseleave: 'onMouseLeave',
  touchstart: 'onTouchStart',
  touchmove: 'onTouchMove',
  touchend: 'onTouchEnd',
  touchcancel: 'onTouchCancel',
  scroll: 'onScroll',
  // Before the body, which may take the key for itself.
  keydown: 'onKeyDownCapture',
  keyup: 'onKeyUpCapture',
}

/** Handlers for a node's root element; `undefined` when nothing waits for the browser's events. */
export function eventHandlers(
  emitters: readonly Emitter[],
  host: RenderHost,
): Readonly<Record<string, (event: SyntheticEvent) => void>> | undefined {
  const names = new Set(emitters.flatMap(({ events }) => Object.keys(events ?? {})))
  if (names.size === 0 || !host.onEvent) return undefined
  const handlers: Record<string, (event: SyntheticEvent) => void> = {}
  for (const name of names) {
    const handler = Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined
    if (handler === undefined) continue
    handlers[handler] = ({ nativeEvent }) => emitNative(emitters, name, nativeEvent, host)
  }
  return handlers
}

/** Starts the workflows that wait for an event of the browser. */
export function emitNative(emitters: readonly Emitter[], name: string, event: Event, host: RenderHost): void {
  if (isComposing(event)) return
  if (name === 'contextmenu' && !wantsBrowserMenu(event)) event.preventDefault()
  void emitEvent(emitters, name, event, host)
}

/** Logic reference 2.3: the browser's own menu comes with Ctrl+Alt, or Cmd+Option. */
function wantsBrowserMenu(event: Event): boolean {
  const isHeld = (key: keyof MouseEvent): boolean => Reflect.get(event, key) === true
  return isHeld('altKey') && (isHeld('ctrlKey') || isHeld('metaKey'))
}

/** What the node's body may do at its place; nothing where no host is given: a node that could be alive and is not. */
export function nodeHandle(
  uid: string,
  emitters: readonly Emitter[] = [],
  scope: object = {},
  host: Partial<RenderHost> = {},
): NodeHandle {
  return {
    uid,
    isLive: host.onEvent !== undefined,
    isArriving: () => host.isArriving?.() ?? false,
    onArrival: (callback) => host.onArrival?.(callback) ?? (() => {}),
    emit: (event, payload) => emitEvent(emitters, event, payload, host),
    variable: (name) => (ROW_KEY in scope ? undefined : host.variable?.(`${uid}-${name}`)),
    offerAction: (name, run) => host.offerAction?.(uid, name, scope, run) ?? (() => {}),
    port: (name) => host.port?.(name, scope),
    rows: () => rowsAround(scope),
    showRows: (...rows) => host.showRows?.(...rows),
  }
}
