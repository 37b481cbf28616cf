import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Id } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { EditorContext } from '../../session/use-editor.ts'
import '../../ui/tokens.css'
import { CanvasArea } from '../canvas-area.tsx'
import type { CanvasConnection } from '../../frame/connection.ts'

const entry = new URL('./canvas-entry.ts?bundled', import.meta.url).href
/** A document for the frame that needs no build. */
export const CANVAS_TEST_ADDRESS = `data:text/html,${encodeURIComponent(`<!doctype html><body><script type="module" src="${entry}"></script>`)}`

/** In ms: shorter than a test may last, so that what hangs says where. */
const PATIENCE = 100_000

/** A canvas with its frame, as a person meets it. */
export interface OpenCanvasArea {
  readonly editor: Editor
  readonly frame: CanvasConnection
  readonly labels: readonly string[]
  readonly host: HTMLElement
  /** Middle of a node in the window, or a place in its box given as parts of its size, once the frame meets the node there. */
  readonly pointOf: (id: Id, across?: number, down?: number) => Promise<{ readonly x: number; readonly y: number }>
  readonly point: (type: string, at: { readonly x: number; readonly y: number }, init?: PointerEventInit) => void
  /** Waits until something holds. */
  readonly until: <T>(read: () => T | null | undefined | false) => Promise<T>
  readonly close: () => void
}

/** Opens the canvas area on a fixture whose first page has the id `page`, in a real sandboxed frame; `over` lies over the page. */
export async function openCanvasArea(fixture: ReactNode, over?: ReactNode): Promise<OpenCanvasArea> {
  const editor = createTestEditor(fixture)
  const { session, canvas, labels } = editor
  session.canvasWidth.value = 800
  const host = document.createElement('div')
  host.style.cssText = 'position:fixed;inset:0;width:900px;height:700px'
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <EditorContext value={editor}>
      <CanvasArea frameAddress={CANVAS_TEST_ADDRESS}>{over}</CanvasArea>
    </EditorContext>,
  )
  const frame = await until(() => canvas.value?.isDrawn.value && canvas.value)
  const layer = host.querySelector('[data-testid="pointer-layer"]')

  return {
    editor,
    frame,
    labels,
    host,
    pointOf: async (id, across = 0.5, down = 0.5) => {
      const stop = frame.watch([id])
      for (;;) {
        const box = await until(() => frame.geometry.value.boxes.get(id)?.[0])
        const at = { x: box.x + box.width * across, y: box.y + box.height * down }
        // What was measured while the page was still laid out lies elsewhere by now.
        const isMet = (await frame.hit(at.x, at.y)).some((node) => node.id === id)
        const page = host.querySelector('iframe')?.getBoundingClientRect()
        const zoom = session.zoom.value
        if (page && isMet) {
          stop()
          return { x: page.x + at.x * zoom, y: page.y + at.y * zoom }
        }
        await nextFrame()
      }
    },
    point: (type, { x, y }, init) => {
      // A pointer of its own: the mouse of this machine moves whenever something is laid out under it.
      layer?.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, pointerId: 7, ...init }),
      )
    },
    until,
    close: () => {
      root.unmount()
      host.remove()
    },
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Looks again every frame. What never comes is named before the test is ended for it. */
async function until<T>(read: () => T | null | undefined | false): Promise<T> {
  const begun = performance.now()
  for (;;) {
    const found = read()
    if (found !== undefined && found !== null && found !== false) return found
    if (performance.now() - begun > PATIENCE) throw new Error(`It never came: ${read}`)
    await nextFrame()
  }
}
