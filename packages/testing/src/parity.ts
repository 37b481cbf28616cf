import { createElement } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DocumentRecord, Id, Issue } from '@heddle/document'
import { BRANDING_ID, INLINE_DATA_ID, readInlinePage, type PublishedPage } from '@heddle/document/published'
import { PageView, UNHEARD_SLICES, type NodeSource, type SectionSlices } from '@heddle/renderer'
import { openCanvasFrame, type CanvasFrame } from './canvas-frame.ts'
import { normalForm } from './normal-form.ts'
import { publishFixture, type Catalogue } from './publish-fixture.ts'
import { listenToReact, untilDrawn } from './react-complaints.ts'
import { snapshotHost } from './snapshot-host.ts'

/** One page drawn in every way there is, in its normal form. */
export interface ParityReport {
  readonly page: string
  /** Whether the page carries data and is hydrated. */
  readonly isLive: boolean
  readonly server: string
  readonly hydrated: string
  readonly client: string
  readonly canvas: string
}

export interface Parity {
  /** Draws every page of a project as the server, a visitor's first load, a navigation by client and the canvas do. */
  readonly draw: (records: readonly DocumentRecord[]) => Promise<{
    readonly pages: readonly ParityReport[]
    /** What React complained about; hydration mismatches above all. */
    readonly warnings: readonly string[]
    readonly problems: readonly Issue[]
  }>
  readonly close: () => void
}

/** The parity law (architecture, one renderer) over the whole way: compile, publish, HTML, data, runtime, canvas. */
export function createParity(catalogue: Catalogue): Parity {
  const canvas = openCanvasFrame(catalogue)
  return {
    close: canvas.close,
    draw: async (records) => {
      const { pages, problems } = await publishFixture(records, catalogue)
      const complaints = listenToReact()
      try {
        const reports: ParityReport[] = []
        for (const page of pages) reports.push(await drawPage(page, records, catalogue, canvas, complaints.add))
        return { pages: reports, warnings: complaints.list, problems }
      } finally {
        complaints.stop()
      }
    },
  }
}

interface PublishedFiles {
  readonly id: Id
  readonly lang: string
  readonly path: string
  readonly html: string
  readonly data: PublishedPage
  readonly rows: Readonly<Record<Id, unknown>>
}

async function drawPage(
  { id, lang, path, html, data, rows }: PublishedFiles,
  records: readonly DocumentRecord[],
  { components, functions = {} }: Catalogue,
  canvas: CanvasFrame,
  complain: (text: string) => void,
): Promise<ParityReport> {
  const sections = data.page.sections.map(({ uid }) => uid)
  const view = (source: NodeSource, slices?: SectionSlices) =>
    createElement(PageView, { sections, source, host: snapshotHost({ data, lang, path, rows, functions }), components, slices })

  const server = await inDocument(html, async (body) => normalForm(body))
  const hydrated = await inDocument(html, async (body) => {
    const source = inlineSource(body)
    if (source) {
      const onRecoverableError = (error: unknown): void => complain(`hydration: ${String(error)}`)
      await untilDrawn(() => hydrateRoot(body, view(source, UNHEARD_SLICES), { onRecoverableError }))
    }
    return normalForm(body)
  })
  // The runtime keeps the link behind the sections (its rule RT54); the canvas has none.
  const branding = await inDocument(html, async (body) => printAlone(body.querySelector(`#${BRANDING_ID}`)))
  const withBranding = (sectionsAlone: string): string => [sectionsAlone, branding].filter(Boolean).join('\n')
  const client = await inDocument('<!doctype html><title>Before</title>', async (body) => {
    await untilDrawn(() => createRoot(body).render(view({ get: (uid) => data.sections[uid] ?? data.wwObjects[uid] })))
    return normalForm(body)
  })
  const inCanvas = await canvas.draw(records, id, lang)
  return {
    page: data.page.name,
    isLive: data.page.live,
    server,
    hydrated,
    client: withBranding(client),
    canvas: withBranding(inCanvas),
  }
}

/** The branding link as the normal form has it: it must be there, and be the last of what a visitor sees. */
function printAlone(link: Element | null): string {
  if (!link) throw new Error('The page has no branding link')
  const alone = link.ownerDocument.createElement('div')
  alone.append(link)
  return normalForm(alone)
}

/** The nodes that a live page carries; a scriptless one carries none and is never hydrated. */
export function inlineSource(body: HTMLElement): NodeSource | undefined {
  const text = body.ownerDocument.getElementById(INLINE_DATA_ID)?.textContent
  if (!text) return undefined
  const { nodes } = readInlinePage(text)
  return { get: (uid) => nodes[uid] }
}

/** A document of its own, parsed by the browser from a whole page; its scripts do not run. */
export async function inDocument<T>(html: string, use: (body: HTMLElement) => Promise<T>): Promise<T> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  // The mouse rests where another test left it, and points at nothing here.
  frame.style.pointerEvents = 'none'
  document.body.append(frame)
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document')
  page.open()
  page.write(html)
  page.close()
  try {
    return await use(page.body)
  } finally {
    frame.remove()
  }
}
