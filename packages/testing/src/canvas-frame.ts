import type { Diff } from '@heddle/store'
import type { DocumentRecord, Id } from '@heddle/document'
import { CANVAS_HANDSHAKE, type FromCanvas, type ToCanvas } from '@heddle/canvas/protocol'
import { startCanvas } from '@heddle/canvas/start-canvas'
import { normalForm } from './normal-form.ts'
import type { Catalogue } from './publish-fixture.ts'

/** The editor's end of a canvas that draws into a part of the test's own page. */
export interface CanvasFrame {
  /** The normal form of a page as the canvas draws it. */
  readonly draw: (records: readonly DocumentRecord[], pageId: Id, language: string) => Promise<string>
  /** The normal form of the page on show after a change of the document. */
  readonly change: (diff: Diff<DocumentRecord>) => Promise<string>
  readonly close: () => void
}

export function openCanvasFrame(catalogue: Catalogue): CanvasFrame {
  const container = document.createElement('div')
  // The mouse rests where another test left it, and points at nothing here.
  container.style.pointerEvents = 'none'
  document.body.append(container)
  const { port1, port2 } = new MessageChannel()
  const sheets = [...document.adoptedStyleSheets]
  startCanvas({ ...catalogue, container })
  // The canvas takes its port from the window around its frame only.
  window.dispatchEvent(new MessageEvent('message', { source: window.parent, data: { type: CANVAS_HANDSHAKE, port: port2 } }))
  port1.start()
  return {
    draw: async (records, pageId, language) => {
      const drawn = waitFor(port1, 'drawn')
      const view = { pageId, language, theme: 'light', assetsUrl: '/assets/', iconsUrl: '/icons/' } as const
      port1.postMessage({ type: 'load', records, view } satisfies ToCanvas)
      await drawn
      return normalForm(container)
    },
    change: async (diff) => {
      const drawn = waitFor(port1, 'drawn')
      port1.postMessage({ type: 'diff', diff } satisfies ToCanvas)
      await drawn
      return normalForm(container)
    },
    close: () => {
      port1.close()
      container.remove()
      // A frame takes its sheets with it when it goes; here they would weigh on whatever is drawn after.
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheets.includes(sheet))
    },
  }
}

function waitFor(port: MessagePort, type: FromCanvas['type']): Promise<void> {
  return new Promise((resolve) => {
    const hear = (event: MessageEvent<FromCanvas>): void => {
      if (event.data.type !== type) return
      port.removeEventListener('message', hear)
      resolve()
    }
    port.addEventListener('message', hear)
  })
}
