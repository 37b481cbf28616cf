import type { SyntheticEvent } from 'react'
import type { NodeHandle } from '@heddle/kit/react'
import type { PublishedNode } from '@heddle/document/published'
import type { RenderHost } from './host.ts'

/** Specification section 4, element triggers that are events of the browser, by the name of React's handler. */
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
}

/** Starts the workflows of an event of the node, if it has any. */
export function emitEvent(node: PublishedNode, name: string, payload: unknown, scope: object, { onEvent }: RenderHost): void {
  const workflows = node.events && Object.hasOwn(node.events, name) ? node.events[name] : undefined
  if (workflows && workflows.length > 0) onEvent?.({ uid: node.uid, name, workflows, payload, scope })
}

/** Handlers for the node's root element; `undefined` when nothing waits for the browser's events. */
export function eventHandlers(
  node: PublishedNode,
  scope: object,
  host: RenderHost,
): Readonly<Record<string, (event: SyntheticEvent) => void>> | undefined {
  if (!node.events || !host.onEvent) return undefined
  const handlers: Record<string, (event: SyntheticEvent) => void> = {}
  for (const name of Object.keys(node.events)) {
    const handler = Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined
    if (handler === undefined) continue
    handlers[handler] = ({ nativeEvent }) => {
      if (name === 'contextmenu' && !wantsBrowserMenu(nativeEvent)) nativeEvent.preventDefault()
      emitEvent(node, name, nativeEvent, scope, host)
    }
  }
  return handlers
}

/** Logic reference 2.3: the browser's own menu comes with Ctrl+Alt, or Cmd+Option. */
function wantsBrowserMenu(event: Event): boolean {
  const isHeld = (key: keyof MouseEvent): boolean => Reflect.get(event, key) === true
  return isHeld('altKey') && (isHeld('ctrlKey') || isHeld('metaKey'))
}

/** What the node's body may do at its place. */
export function nodeHandle(node: PublishedNode, scope: object, host: RenderHost): NodeHandle {
  const isRepeated = scope !== host.scope
  return {
    uid: node.uid,
    isLive: host.onEvent !== undefined,
    emit: (event, payload) => emitEvent(node, event, payload, scope, host),
    variable: (name) => (isRepeated ? undefined : host.variable?.(`${node.uid}-${name}`)),
    offerAction: (name, run) => host.offerAction?.(node.uid, name, scope, run) ?? (() => {}),
    showRows: (collectionId, offset) => host.showRows?.(collectionId, offset),
  }
}
