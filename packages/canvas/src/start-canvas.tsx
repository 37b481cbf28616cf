import { runCanvas, type CanvasOptions } from './run-canvas.ts'
import { CANVAS_HANDSHAKE } from './protocol.ts'

export type { CanvasOptions } from './run-canvas.ts'
export type { LateParts } from './late-parts.ts'

/**
 * Starts the inside of the editor's frame: waits for the editor's port, then draws what it is told (architecture section 6).
 * The frame is sandboxed with scripts only; the port is taken once, and only from the window around it.
 */
export function startCanvas(options: CanvasOptions): void {
  function shakeHands(event: MessageEvent<unknown>): void {
    const port = event.source === window.parent ? portOf(event.data) : undefined
    if (!port) return
    window.removeEventListener('message', shakeHands)
    runCanvas(port, options)
  }
  window.addEventListener('message', shakeHands)
}

function portOf(data: unknown): MessagePort | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== CANVAS_HANDSHAKE) return undefined
  return 'port' in data && data.port instanceof MessagePort ? data.port : undefined
}
