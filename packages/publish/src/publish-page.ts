import type { PublishedSite } from '@heddle/document/published'
import type { RowPage } from '@heddle/document'
import { snapshotFacts } from './facts/snapshot-facts.ts'
import { rowRoute } from './facts/routes.ts'
import { headFacts } from './page/head.ts'
import { drawPage, type DrawnPage, type PageDraft } from './page/page.ts'
import type { KeptPages } from './page/kept-pages.ts'
import type { PageNotes } from './page/page-notes.ts'
import { rowDraft } from './page/row-draft.ts'
import { compareFingerprint, fingerprintOf, rowFingerprint, withStyleMark } from './release/fingerprint.ts'
import type { Release } from './release/release.ts'
import { requestPath, type RequestPage } from './request/draw-request.ts'
import type { PublishInput, RenderSite } from './types.ts'

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
const HTML_TYPE = 'text/html; charset=utf-8'
export const DATA_TYPE = 'application/json'
export const SHEET_TYPE = 'text/css; charset=utf-8'

/** A page, and how it is compiled when it has to be drawn. */
export interface OpenPage {
  readonly notes: PageNotes
  readonly draft: () => PageDraft
}

/** A page whose HTML is given out. */
export interface PublishedPart {
  readonly notes: PageNotes
  /** Whether it is the one of the release before. */
  readonly isSame: boolean
  /** Its data without the version. */
  readonly data: () => string
}

/** What live pages know of the site, as text too. */
interface SiteOfLivePages {
  readonly published: PublishedSite
  readonly sitePart: string
}

/** What pages are given out with. */
export interface Publishing {
  readonly input: PublishInput & { readonly kept?: KeptPages }
  readonly release: Release
  /** So many more HTML files are done; others are served in between. */
  readonly advance: (count: number) => Promise<void>
}

/** One page's HTML, or that of each of its rows, or word that those of the release before stay. `live`: for a live page. */
export async function publishPage(
  { notes, draft }: OpenPage,
  site: RenderSite,
  live: SiteOfLivePages | undefined,
  { input, release, advance }: Publishing,
): Promise<PublishedPart> {
  const { route, readers } = notes
  const { kept } = input
  let data: string | undefined
  const dataNow = (): string => (data ??= JSON.stringify(draft().page))
  for (const [path, contents] of notes.scripts) release.share(path, readers, { contentType: SCRIPT_TYPE, contents })
  for (const [path, contents] of notes.ahead) release.share(path, readers, { contentType: TEXT_TYPE, contents })
  const sitePart = live?.sitePart ?? site.defaultTheme + (site.base ?? '')
  const findPrint = (): string => fingerprintOf(draft(), dataNow(), sitePart, input)
  const fingerprint = kept ? kept.fingerprint(notes, sitePart, findPrint) : findPrint()

  /** What the page is drawn anew by for each address; only what is alive follows its address. */
  const requests = live && route.hasParameters && !route.rows ? requestPath(route.page.id, route.lang) : undefined
  const asRequest = ({ page, head: shellHead }: DrawnPage): RequestPage | undefined =>
    live && {
      page,
      site: live.published,
      lang: route.lang,
      facts: snapshotFacts(input.view, input.plugins, input.now),
      head: headFacts(route, input.view, input, draft().used.records),
      shellHead,
    }

  /** One document: answers whether it is that of the release before. */
  const give = (file: string, print: string, toDraw: () => PageDraft): boolean => {
    const { sheet, policies } = notes
    const { isSame, hadStyleAttributes } = compareFingerprint(print, input.previous?.fingerprints[file])
    let hasStyleAttributes = hadStyleAttributes
    if (isSame) {
      release.keep(requests === undefined ? [file] : [file, requests], readers)
      if (sheet !== undefined) release.share(sheet, readers)
    } else {
      const before = toDraw()
      const drawn = drawPage(before, site, live?.published, input)
      release.report(drawn.issues)
      hasStyleAttributes = drawn.hasStyleAttributes
      // What one row cannot be drawn with stands in the data that all rows share.
      if (drawn.page !== before.page && !route.rows) data = JSON.stringify(drawn.page)
      release.put(file, HTML_TYPE, drawn.html, readers)
      if (requests !== undefined) release.put(requests, DATA_TYPE, JSON.stringify(asRequest(drawn)), readers)
      if (sheet !== undefined) release.share(sheet, readers, { contentType: SHEET_TYPE, contents: before.inline.style })
    }
    release.policies[file] = hasStyleAttributes ? policies.styled : policies.plain
    release.fingerprints[file] = withStyleMark(print, hasStyleAttributes)
    return isSame
  }

  /** A row's document, and its data: one file for all languages. Answers whether both are those of the release before. */
  const giveRow = (row: RowPage, isFirst: boolean): boolean => {
    const print = rowFingerprint(fingerprint, row, input)
    const isSame = give(rowRoute(route, row).file, print, () => rowDraft(draft(), row, input))
    const path = rowDataPath(route.page.id, row.key)
    if (isFirst && isSame) release.keep([path], readers)
    else if (isFirst) release.put(path, DATA_TYPE, JSON.stringify({ page: { data: row.row } }), readers)
    return isSame
  }

  let isSame: boolean
  if (route.rows) {
    isSame = route.rows.pages.length === 0
    const isFirst = route.lang === input.view.languages().find((language) => route.page.langs.includes(language))
    for (const row of route.rows.pages) {
      // What all rows share is as it was when one of them is.
      if (giveRow(row, isFirst)) isSame = true
      await advance(1)
    }
  } else {
    isSame = give(route.file, fingerprint, draft)
    await advance(1)
  }
  return { notes, isSame, data: data === undefined ? dataNow : textThere(data) }
}

/** Specification section 7: where the extra fields of a row's page lie. */
const rowDataPath = (pageId: string, key: string): string => `data/${pageId}_${key}.json`

/** Holds on to the text alone: what is compiled, of all pages, would be most of what a publish needs. */
function textThere(text: string): () => string {
  return () => text
}

/** A page's data file. */
export function publishData({ notes, data }: PublishedPart, isSame: boolean, cacheVersion: number, release: Release): void {
  const { route, readers } = notes
  if (route.rows?.pages.length === 0) return
  const path = `data/${route.page.id}.${route.lang}.json`
  if (isSame) release.keep([path], readers)
  else release.put(path, DATA_TYPE, `{"cacheVersion":${cacheVersion},${data().slice(1)}`, readers)
}
