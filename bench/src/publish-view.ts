import { hash } from 'node:crypto'
import type { DocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { publishProject, type KeepingInput, type PublishResult, type RenderPage, type SiteChunks } from '@heddle/publish'

const SITE = new URL('../../apps/site/dist/', import.meta.url)

/** The same for every publish, as in a worker: pages that are kept between two of them are those of one catalogue. */
const CATALOGUE = {
  definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
  actions: new Map<string, never>(),
  plugins: new Map<string, never>(),
  elementStyles,
}

/** What the server hands to publishing. */
export async function publishPorts() {
  const { renderPage } = (await import(new URL('server/render.js', SITE).href)) as { renderPage: RenderPage }
  const { default: chunks } = (await import(new URL('browser/manifest.json', SITE).href, { with: { type: 'json' } })) as {
    default: SiteChunks
  }
  return { renderPage, chunks }
}

export async function publishView(
  view: DocumentView,
  ports: Awaited<ReturnType<typeof publishPorts>>,
  options: Pick<KeepingInput, 'previous' | 'kept' | 'onArtefact'> = {},
): Promise<PublishResult> {
  return publishProject({
    view,
    ...CATALOGUE,
    ...ports,
    iconSvg: () => undefined,
    sha256: (text) => hash('sha256', text, 'base64'),
    origin: 'https://landing.example',
    now: 0,
    releaseId: 'bench',
    ...options,
  })
}
