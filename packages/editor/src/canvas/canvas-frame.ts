import { effect, signal, type ReadonlySignal } from '@preact/signals-core'
import { CANVAS_HANDSHAKE } from '@heddle/canvas/protocol'
import type { Editor } from '../session/editor.ts'
import { words } from './words.ts'
import { toCanvasView } from './canvas-view.ts'
import { createCanvasConnection } from '../frame/connection.ts'
import { createFrameElement, type FrameElement } from '../frame/frame-element.ts'

/** The page's frame. It loads as soon as its element is in the document, whether there is a project already or not. */
export interface CanvasFrame {
  readonly element: HTMLIFrameElement
  /** Loads the project's document into the frame, once it has loaded its own. */
  readonly join: (editor: Editor) => void
  /** The frame went elsewhere, or was closed: another one must take its place. */
  readonly isGone: ReadonlySignal<boolean>
  readonly close: () => void
}

export function createCanvasFrame({ element, onLoad }: FrameElement = createFrameElement()): CanvasFrame {
  element.title = words.frameTitle
  const isGone = signal(false)
  let isLoaded = false
  let joined: Editor | undefined
  let disconnect: (() => void) | undefined

  function connect(): void {
    if (joined && isLoaded && !disconnect && !isGone.peek()) disconnect = connectFrame(element, joined)
  }

  function leave(): void {
    disconnect?.()
    isGone.value = true
  }

  onLoad(() => {
    // A second load means that the frame left our document: it must not be handed the project.
    if (isLoaded) leave()
    isLoaded = true
    connect()
  })
  return {
    element,
    isGone,
    join: (editor) => {
      joined = editor
      connect()
    },
    close: () => {
      leave()
      element.remove()
    },
  }
}

/** Opens the channel to the document in the frame. Returns how to close it. */
function connectFrame(element: HTMLIFrameElement, editor: Editor): () => void {
  const { store, canvas } = editor
  const { port1, port2 } = new MessageChannel()
  // The frame's origin is opaque, so no narrower target can be named; the port goes to the document just loaded.
  element.contentWindow?.postMessage({ type: CANVAS_HANDSHAKE, port: port2 }, '*', [port2])
  const connection = createCanvasConnection({ port: port1, store, canvasView: toCanvasView(editor, location.origin) })
  canvas.value = connection
  // Some browsers do not give the focus to a frame whose document asks for it: what is typed would run shortcuts.
  const stopFocusing = connection.textNode.subscribe((id) => id !== undefined && element.focus({ preventScroll: true }))
  let isFirst = true
  const stopFollowing = effect(() => {
    const view = toCanvasView(editor, location.origin)
    if (!isFirst) connection.send({ type: 'view', view })
    isFirst = false
  })
  return () => {
    stopFollowing()
    stopFocusing()
    connection.close()
    if (canvas.peek() === connection) canvas.value = undefined
  }
}
