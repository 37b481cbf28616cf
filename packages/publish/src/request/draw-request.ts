import {
  INLINE_DATA_ID,
  writeInlinePage,
  type AnsweredRows,
  type NeededRows,
  type PublishedRoute,
  type PublishedSite,
} from '@heddle/document/published'
import type { Id, Language } from '@heddle/document'
import type { Json } from '@heddle/store'
import { brandingAt } from '../page/branding.ts'
import { REQUESTS_FOLDER } from '../limits.ts'
import { printHead, type HeadFacts } from '../page/print-head.ts'
import { inlinePage } from '../page/live-data.ts'
import { drawnPlace } from './drawn-place.ts'
import type { PageContents, RenderPage, SnapshotFacts } from '../types.ts'

/** All that a page is drawn anew by when somebody asks for it: a file of the release, beside the HTML that all its addresses share. */
export interface RequestPage {
  readonly page: PageContents
  readonly site: PublishedSite
  readonly lang: Language
  readonly facts: SnapshotFacts
  readonly head: HeadFacts
  /** The head as it stands in the shared HTML. */
  readonly shellHead: string
}

export interface RequestInput {
  readonly request: RequestPage
  /** The HTML that all addresses of the page share. */
  readonly shell: string
  /** Rows of the static collections it uses, by id. */
  readonly rows: Readonly<Record<Id, Json>>
  /** What the server's own sources answered so far. */
  readonly answered?: AnsweredRows
  /** The address that is asked for, from the root of its host on. */
  readonly path: string
}

/** Where that lies in the release. */
export const requestPath = (pageId: Id, lang: Language): string => `${REQUESTS_FOLDER}/${pageId}.${lang}.json`

/**
 * Draws a page for one address; `undefined` where its shared HTML is to stand. `needs`: what is to be asked before; `isMissing`: there
 * is no page for these values.
 */
export type DrawRequest = (
  input: RequestInput,
) => string | { readonly needs: readonly NeededRows[] } | { readonly isMissing: true } | undefined

/** What the runtime does with an address: the same as in the browser that adopts the page. */
export interface RequestPorts {
  readonly renderPage: RenderPage
  readonly parametersAt: (
    routes: readonly PublishedRoute[],
    pageId: string,
    lang: string,
    path: string,
  ) => Readonly<Record<string, string>>
}

const BODY = '</head><body>'
const DATA = `<script type="application/json" id="${INLINE_DATA_ID}">`
const DATA_END = '</script>'

/** Whether there are no rows. Where nothing was answered nobody knows. */
const isEmpty = (answer: AnsweredRows[Id] | undefined): boolean =>
  answer !== undefined &&
  answer !== null &&
  (Array.isArray(answer.data) ? answer.data.length === 0 : (answer.data ?? null) === null)

/**
 * Draws pages for the values of their parameters. Of the shared HTML only the texts of the head, the body and the inline data become
 * others, so that the hashes of its policy hold.
 */
export const createDrawRequest =
  ({ renderPage, parametersAt }: RequestPorts): DrawRequest =>
  ({ request, shell, rows, answered, path }) => {
    const { page, site, lang, facts, head, shellHead } = request
    const headAt = shell.indexOf(shellHead)
    const bodyAt = shell.indexOf(BODY, headAt) + BODY.length
    const dataAt = shell.lastIndexOf(DATA)
    const dataEnd = shell.indexOf(DATA_END, dataAt + DATA.length)
    if (headAt < 0 || bodyAt < BODY.length || dataAt < bodyAt || dataEnd < 0) return undefined
    const parameters = parametersAt(site.routes, page.page.id, lang, path)
    const rendered = renderPage({ page, site, lang, path, parameters, rows, answered, facts })
    if (rendered.needs) return { needs: rendered.needs }
    if (page.page.existsWith !== undefined && isEmpty(answered?.[page.page.existsWith])) return { isMissing: true }
    // What cannot be drawn with these values would be missing: with the usual ones it could be.
    if (rendered.broken.length > 0) return undefined
    const { holes, bound, rows: lists, hasLongLists, fetched } = rendered
    const data = inlinePage({ page, site, lang, path, holes, bound, rows: lists, hasLongLists, fetched, now: facts.now })
    return [
      shell.slice(0, headAt),
      printHead({ ...head, ...drawnPlace(request, parameters) }, rendered.head),
      shell.slice(headAt + shellHead.length, bodyAt),
      rendered.html,
      shell.slice(brandingAt(shell, dataAt), dataAt),
      DATA,
      writeInlinePage(data),
      shell.slice(dataEnd),
    ].join('')
  }
