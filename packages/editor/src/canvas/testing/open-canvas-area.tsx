import { signal } from '@preact/signals-core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createDocumentView, type Id } from '@heddle/document'
import { createStore } from '@heddle/store'
import { createIds, fieldsOfDefinitions, recordsOf } from '@heddle/testing'
import type { Editor } from '../../session/editor.ts'
import { createSession } from '../../start/create-session.ts'
import { EditorContext } from '../../session/use-editor.ts'
import '../../ui/tokens.css'
import { CanvasArea } from '../canvas-area.tsx'
import type { CanvasConnection } from '../../frame/connection.ts'

/** A canvas with its frame, as a person meets it. */
export interface OpenCanvasArea {
  readonly editor: Editor
  readonly frame: CanvasConnection
  readonly labels: readonly string[]
  /** Middle of a node in the window, or a place in its box given as parts of its size. */
  readonly pointOf: (id: Id, across?: number, down?: number) => Promise<{ readonly x: number; readonly y: number }>
  readonly point: (type: string, at: { readonly x: number; readonly y: number }, init?: PointerEventInit) => void
  /** Waits until something holds. */
  readonly until: <T>(read: () => T | undefined | false) => Promise<T>
  readonly close: () => void
}

/** Opens the canvas area on a fixture whose first page has the id `page`, in a real sandboxed frame. */
export async function openCanvasArea(fixture: ReactNode): Promise<OpenCanvasArea> {
  const records = recordsOf(fixture, { fieldsOf: fieldsOfDefinitions(elementDefinitions) })
  const store = createStore(records)
  const view = createDocumentView(store)
  const site = view.site()
  if (!site) throw new Error('A fixture has a site')
  sessionStorage.clear()
  const [session, stopRemembering] = createSession({
    projectId: 'project',
    site,
    pageId: 'page',
    selection: [],
    storage: sessionStorage,
  })
  session.canvasWidth.value = 800
  const labels: string[] = []
  const canvas = signal<CanvasConnection | undefined>(undefined)
  // The canvas asks client and server for nothing else.
  const client: Partial<Editor['client']> = { peers: signal([]), startGesture: () => () => undefined }
  const server: Partial<Editor['server']> = {}
  const editor: Editor = {
    projectId: 'project',
    store,
    view,
    session,
    canvas,
    plugins: new Map(),
    functions: [],
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    newId: createIds(7),
    assetsUrl: `${window.location.origin}/assets/`,
    client: client as Editor['client'],
    server: server as Editor['server'],
    change: (label, result) => {
      const diff = 'ok' in result ? (result.ok ? result.diff : undefined) : result
      if (!diff) return false
      labels.push(label)
      store.apply(diff)
      return true
    },
  }
  const host = document.createElement('div')
  host.style.cssText = 'position:fixed;inset:0;width:900px;height:700px'
  document.body.append(host)
  const root = createRoot(host)
  const entry = new URL('./canvas-entry.ts', import.meta.url).href
  const address = `data:text/html,${encodeURIComponent(`<!doctype html><body><script type="module" src="${entry}"></script>`)}`
  root.render(
    <EditorContext value={editor}>
      <CanvasArea frameAddress={address} />
    </EditorContext>,
  )
  const frame = await until(() => canvas.value?.isDrawn.value && canvas.value)
  const layer = host.querySelector('[data-testid="pointer-layer"]')

  return {
    editor,
    frame,
    labels,
    pointOf: async (id, across = 0.5, down = 0.5) => {
      const stop = frame.watch([id])
      const box = await until(() => frame.geometry.value.boxes.get(id)?.[0])
      stop()
      const page = host.querySelector('iframe')?.getBoundingClientRect()
      const zoom = session.zoom.value
      return { x: (page?.x ?? 0) + (box.x + box.width * across) * zoom, y: (page?.y ?? 0) + (box.y + box.height * down) * zoom }
    },
    point: (type, { x, y }, init) => {
      layer?.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true, pointerId: 1, ...init }),
      )
    },
    until,
    close: () => {
      root.unmount()
      stopRemembering()
      host.remove()
    },
  }
}

/** Looks again every frame. */
async function until<T>(read: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = read()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
