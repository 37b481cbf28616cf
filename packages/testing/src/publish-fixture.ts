import { createStore } from '@heddle/store'
import { createDocumentView, type DocumentRecord, type Id, type Issue } from '@heddle/document'
import type { PublishedPage } from '@heddle/document/published'
import type { ActionDefinition, ElementDefinition, FormulaFunctions, PluginDefinition } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import { publishProject, type ReleaseRoute } from '@heddle/publish'
import { createRenderPage } from '@heddle/runtime/server'
import { NO_CHUNKS } from './no-chunks.ts'

/** What an app composes engines with. */
export interface Catalogue {
  readonly definitions: readonly ElementDefinition[]
  readonly components: Readonly<Record<string, ElementComponent>>
  readonly elementStyles: Readonly<Record<string, string>>
  readonly actions?: readonly ActionDefinition[]
  /** Formula functions by name. */
  readonly functions?: FormulaFunctions
  readonly plugins?: readonly PluginDefinition[]
}

export interface PublishedFixture {
  readonly pages: readonly {
    readonly id: Id
    readonly lang: string
    readonly path: string
    readonly html: string
    readonly data: PublishedPage
    /** Rows of the page's static collections by id. */
    readonly rows: Readonly<Record<Id, unknown>>
  }[]
  readonly problems: readonly Issue[]
}

/** Publishes a project as the server does, with chunks that nobody loads, and gives the HTML and data of its pages. */
export async function publishFixture(records: readonly DocumentRecord[], catalogue: Catalogue): Promise<PublishedFixture> {
  const view = createDocumentView(createStore(records))
  const { artefacts, problems, ok } = await publishProject({
    view,
    definitions: new Map(catalogue.definitions.map((definition) => [definition.type, definition])),
    actions: new Map((catalogue.actions ?? []).map((definition) => [definition.type, definition])),
    plugins: new Map((catalogue.plugins ?? []).map((definition) => [definition.namespace, definition])),
    elementStyles: catalogue.elementStyles,
    renderPage: createRenderPage(catalogue.components, catalogue.functions ?? {}),
    chunks: NO_CHUNKS,
    iconSvg: () => undefined,
    sha256: () => 'A'.repeat(44),
    origin: 'https://fixture.example',
    now: 0,
    releaseId: 'fixture',
  })
  if (!ok)
    throw new Error(`The fixture cannot be published: ${problems.map(({ path, message }) => `${path} ${message}`).join('; ')}`)
  const contents = new Map(artefacts.map(({ path, contents }) => [path, contents]))
  const { routes } = JSON.parse(contents.get('routes.json') ?? '{}') as {
    routes: readonly ReleaseRoute[]
  }
  const pages = routes.map(({ pageId, lang, file, pattern }) => {
    const data = JSON.parse(contents.get(`data/${pageId}.${lang}.json`) ?? '{}') as PublishedPage
    return {
      id: pageId,
      lang,
      path: pattern,
      html: withSheet(contents.get(file) ?? '', contents),
      data,
      rows: Object.fromEntries(
        data.collections
          .filter(({ mode }) => mode === 'static')
          .map(({ id }) => [id, (JSON.parse(contents.get(`collections/${id}.json`) ?? '{}') as { data?: unknown }).data]),
      ),
    }
  })
  view.close()
  return { pages, problems }
}

// Bounded: reads what publishing wrote.
const SHEET = /<link rel="stylesheet" href="[^"]*?\/(styles\/[^"]+)">/

/** The page with its sheet within it, where that was too large to be: nobody serves files to a fixture. */
function withSheet(html: string, contents: ReadonlyMap<string, string>): string {
  return html.replace(SHEET, (_, path: string) => `<style>${contents.get(path) ?? ''}</style>`)
}
