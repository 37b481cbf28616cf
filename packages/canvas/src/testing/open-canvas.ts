import type { ReactNode } from 'react'
import { elementComponents } from '@heddle/elements/components'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { DocumentRecord } from '@heddle/document'
import { compilePattern } from '@heddle/document/regex'
import type { ElementDefinition, FormulaFunctions, PluginBrowser, PluginDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { fieldsOfDefinitions, recordsOf } from '@heddle/testing'
import type { LateOptions } from '../late-parts.ts'
import type { CanvasView, FromCanvas, ToCanvas } from '../protocol.ts'
import { runCanvas } from '../run-canvas.ts'

/** The editor's end of a canvas that runs in the test's own page. */
export interface OpenCanvas {
  readonly records: readonly DocumentRecord[]
  readonly view: CanvasView
  readonly container: HTMLElement
  readonly heard: readonly FromCanvas[]
  readonly send: (message: ToCanvas) => void
  /** The first message of the type that comes after the question is sent. */
  readonly ask: <Type extends FromCanvas['type']>(
    message: ToCanvas,
    type: Type,
  ) => Promise<Extract<FromCanvas, { readonly type: Type }>>
  readonly close: () => void
}

export interface OpenCanvasOptions {
  readonly definitions?: readonly ElementDefinition[]
  readonly components?: Readonly<Record<string, ElementComponent>>
  readonly functions?: FormulaFunctions
  readonly late?: LateOptions
  readonly plugins?: readonly PluginDefinition[]
  readonly browsers?: Readonly<Record<string, PluginBrowser>>
}

/** Opens a canvas on a fixture whose first page has the id `page`, and waits until it is drawn. */
export async function openCanvas(fixture: ReactNode, options: OpenCanvasOptions = {}): Promise<OpenCanvas> {
  const definitions = [...elementDefinitions, ...(options.definitions ?? [])]
  const records = recordsOf(fixture, { fieldsOf: fieldsOfDefinitions(definitions) })
  const view: CanvasView = { pageId: 'page', language: 'en', theme: 'light', assetsUrl: '/assets/', iconsUrl: '/icons/' }
  const container = document.createElement('div')
  document.body.append(container)
  const { port1, port2 } = new MessageChannel()
  const stop = runCanvas(port2, {
    definitions,
    components: { ...elementComponents, ...options.components },
    elementStyles: {},
    late: options.late ?? {
      names: [],
      bodies: [],
      load: async () => ({ functions: {}, components: {}, styles: {}, compilePattern }),
    },
    container,
    ...(options.functions && { functions: options.functions }),
    ...(options.browsers && { browsers: options.browsers }),
    ...(options.plugins && { plugins: options.plugins }),
  })
  const heard: FromCanvas[] = []
  const waiting = new Set<(message: FromCanvas) => void>()
  port1.addEventListener('message', (event: MessageEvent<FromCanvas>) => {
    heard.push(event.data)
    for (const hear of waiting) hear(event.data)
  })
  port1.start()
  const canvas: OpenCanvas = {
    records,
    view,
    container,
    heard,
    send: (message) => port1.postMessage(message),
    ask: (message, type) =>
      new Promise((resolve) => {
        const hear = (answer: FromCanvas): void => {
          if (answer.type !== type) return
          waiting.delete(hear)
          resolve(answer as Extract<FromCanvas, { readonly type: typeof type }>)
        }
        waiting.add(hear)
        port1.postMessage(message)
      }),
    close: () => {
      stop()
      port1.close()
      container.remove()
    },
  }
  await canvas.ask({ type: 'load', records, view }, 'drawn')
  return canvas
}
