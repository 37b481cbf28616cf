import { BACKGROUND_MARK, CHUNKS_FOLDER, directionOf, INLINE_DATA_ID, writeInlinePage } from '@heddle/document/published'
import type { PublishedSite, InlinePage } from '@heddle/document/published'
import { DARK_THEME_CLASS, hasDarkTokens, printTokens } from '@heddle/style'
import type { Json } from '@heddle/store'
import {
  SECTIONS_SLOT,
  staticData,
  type DocumentView,
  type Id,
  type Issue,
  type Language,
  type SiteTheme,
} from '@heddle/document'
import { collectUsed } from './collect-used.ts'
import type { Used } from './collect-used.ts'
import { pageBackground, printPageCss } from '../compile/index.ts'
import type { CompileContext } from '../compile/index.ts'
import { chunkFiles } from '../chunks.ts'
import { drawnAhead, withProps, type DrawnAheadPage } from './drawn-ahead.ts'
import { dropGrounds } from './drop-grounds.ts'
import { fetchedFiles, rowFiles } from './fetched-files.ts'
import { headTags } from './head.ts'
import { hasBoundHead } from '../logic/compile-head.ts'
import { NO_LOGIC, pageLogic } from '../logic/page-logic.ts'
import type { PageLogic } from '../logic/page-logic.ts'
import type { PageEntryOf } from '../facts/page-entries.ts'
import { readersOf } from '../readers.ts'
import type { Readers } from '../readers.ts'
import { routeAddress, type PageRoute } from '../facts/routes.ts'
import type { PageContents, PublishInput, RenderedPage, RenderSite, SiteChunks } from '../types.ts'
import { inlinePage, neededCode } from './live-data.ts'
import { markNodes } from './mark-nodes.ts'
import { MESSAGES } from '../messages.ts'
import { snapshotFacts } from '../facts/snapshot-facts.ts'
import { pageInline, watchedOf, type PageInline } from './page-inline.ts'
import { brandingHtml } from './branding.ts'
import { prefetchTags } from './prefetched.ts'
import { tag } from './html.ts'
import { standingOn } from './popups-of-page.ts'
import { toPage, type StandingOnPage } from './to-page.ts'

/** A page in one language, compiled and not yet drawn. */
export interface PageDraft extends StandingOnPage {
  readonly route: PageRoute
  readonly readers: Readers
  /** Rows of the static collections it uses, by id. */
  readonly rows: Readonly<Record<Id, Json>>
  readonly used: Used
  /** Its address with default values for parameters. */
  readonly path: string
  readonly page: PageContents
  readonly ahead: DrawnAheadPage
  readonly logic: PageLogic
  readonly head: string
  readonly branding: string
  readonly tokensCss: string
  readonly css: string
  readonly inline: PageInline
  /** Whether the site has a dark theme. */
  readonly hasDark: boolean
}

/** @param isWithheld whether a record is not meant by names that are worked out while running */
export function draftPage(
  route: PageRoute,
  context: CompileContext,
  pageEntry: PageEntryOf,
  isWithheld: (id: Id) => boolean,
  input: PublishInput,
): PageDraft {
  const { view, definitions, actions, plugins, elementStyles, chunks, sha256, root = '', addresses } = input
  const { nodes, popups, standing } = standingOn(route.page.id, context, input)
  const used = collectUsed(nodes, definitions)
  const background = pageBackground(route.page, context.input)
  dropGrounds(used.rules, nodes, view.children(route.page.id, SECTIONS_SLOT))
  for (const id of background.uses) (view.find('token', id) ? used.tokens : used.records).add(id)
  const tokens = new Set(used.tokens)
  const hasLogic =
    nodes.some(({ published }) => published.live) || view.of('workflow').length > 0 || hasBoundHead(route.page, route.lang, view)
  const logic = hasLogic
    ? pageLogic({
        pageId: route.page.id,
        language: route.lang,
        nodes: nodes.map(({ published }) => published),
        presses: nodes.flatMap(({ press }) => press ?? []),
        view,
        actions,
        definitions,
        plugins,
        pageEntry,
        isWithheld,
        chunks,
        sha256,
        root,
        addresses,
        context: { dependOn: (id) => used.records.add(id), useToken: (id) => tokens.add(id) },
      })
    : NO_LOGIC
  const containers = (popups ?? []).flatMap(({ containerUid }) => containerUid ?? [])
  const compiled = markNodes(nodes, new Set([...logic.targets, ...containers]))
  const whole = toPage(route, { compiled, popups, standing, background: background.name }, logic, input)
  const ahead = drawnAhead(whole, input)
  const page = withProps(whole, ahead.inBrowser)
  const tokensCss = printTokens(view.of('token'), tokens, view.site()?.defaultTheme === 'system')
  const css = printPageCss(used.bodies, used.rules.values(), elementStyles) + background.css
  const watched = watchedOf(nodes, definitions, page.page.live)
  const hasDark = hasDarkTokens(view.of('token'))
  return {
    route,
    path: root + routeAddress(route, route.lang, view),
    compiled,
    popups,
    standing,
    background: background.name,
    page,
    ahead,
    readers: readersOf(route.page),
    logic,
    rows: rowsOf(logic, view),
    head: headTags(route, view, input, used.records),
    branding: brandingHtml(view, route.lang, root),
    tokensCss,
    css,
    inline: pageInline(tokensCss + css, hasDark ? view.site()?.defaultTheme : undefined, watched, sha256),
    used,
    hasDark,
  }
}

function rowsOf({ collections }: PageLogic, view: DocumentView): Readonly<Record<Id, Json>> {
  const rows: Record<Id, Json> = {}
  for (const { id, mode } of collections) {
    const record = mode === 'static' ? view.find('collection', id) : undefined
    if (record) rows[id] = staticData(record) ?? []
  }
  return rows
}

export interface DrawnPage {
  /** The whole HTML document. */
  readonly html: string
  /** Its head but for styles and scripts, as it stands there. */
  readonly head: string
  readonly hasStyleAttributes: boolean
  /** The page as its data file holds it: broken nodes are marked. */
  readonly page: PageContents
  /** About nodes that could not be drawn. */
  readonly issues: readonly Issue[]
}

/** `published`: what a live page carries of the site. */
export function drawPage(
  draft: PageDraft,
  site: RenderSite,
  published: PublishedSite | undefined,
  input: PublishInput,
): DrawnPage {
  const { route, used } = draft
  const { lang } = route
  const { page, rendered, issues } = renderWithoutBroken(draft, site, input)
  const head = rendered.head ? headTags(route, input.view, input, used.records, rendered.head) : draft.head
  const html = pageDocument({
    lang,
    head: head + prefetchTags(draft.compiled, published),
    html: rendered.html,
    theme: draft.hasDark ? site.defaultTheme : undefined,
    background: draft.background,
    inline: draft.inline,
    branding: draft.branding,
    data: published
      ? inlinePage({
          page,
          site: published,
          lang,
          path: draft.path,
          holes: rendered.holes,
          bound: rendered.bound,
          rows: rendered.rows,
          hasLongLists: rendered.hasLongLists,
          now: input.now,
        })
      : undefined,
    fetched: fetchedFiles(page, input.definitions),
    chunks: input.chunks,
    root: input.root ?? '',
  })
  return { html, head, hasStyleAttributes: page.page.live || rendered.html.includes(' style="'), page, issues }
}

/** Nodes that cannot be drawn are reported, marked broken, and the page is drawn again without them: it never goes down. */
function renderWithoutBroken(
  { page, ahead, path, route, compiled, popups, standing, background, logic, rows }: PageDraft,
  site: RenderSite,
  input: PublishInput,
): { readonly page: PageContents; readonly rendered: RenderedPage; readonly issues: readonly Issue[] } {
  const { view, plugins, renderPage, now } = input
  const facts = snapshotFacts(view, plugins, now)
  const render = (one: PageContents) =>
    renderPage({ page: withProps(one, ahead.onServer), site, lang: route.lang, path, parameters: route.defaults, rows, facts })
  const rendered = render(page)
  if (rendered.broken.length === 0) return { page, rendered, issues: [] }
  const whole = toPage(
    route,
    { compiled, popups, standing, background },
    logic,
    input,
    new Set(rendered.broken.map(({ uid }) => uid)),
  )
  const issues = rendered.broken.map(({ uid, message }): Issue => {
    return { code: 'broken-node', severity: 'warning', path: `node/${uid}`, message: MESSAGES.brokenNode(message) }
  })
  const rest = withProps(whole, ahead.inBrowser)
  return { page: rest, rendered: render(rest), issues }
}

export interface DocumentInput {
  readonly lang: Language
  readonly head: string
  /** The page's sections. */
  readonly html: string
  readonly theme: SiteTheme | undefined
  /** What marks a page with a background of its own. */
  readonly background?: string | undefined
  readonly inline: PageInline
  /** Data of a live page. */
  readonly data: InlinePage | undefined
  /** Addresses of what its elements fetch as soon as they are alive. */
  readonly fetched?: readonly string[]
  /** The link in the corner. */
  readonly branding: string
  readonly chunks: SiteChunks
  /** What the paths of the site begin with. */
  readonly root: string
}

/** A whole page. A scriptless one names no script file; a live one carries its data and names what it needs at once. */
export function pageDocument({
  lang,
  head,
  html,
  theme,
  background,
  inline,
  data,
  fetched = [],
  branding,
  chunks,
  root,
}: DocumentInput): string {
  const chunkAddress = (file: string) => `${root}/${CHUNKS_FOLDER}/${file}`
  const files = data ? chunkFiles(chunks, neededCode(data)) : []
  const rows = data ? rowFiles(data, root) : []
  const { scripts, style, sheet } = inline
  return [
    '<!doctype html>',
    tag('html', {
      lang,
      dir: directionOf(lang) === 'rtl' ? 'rtl' : undefined,
      class: theme === 'dark' ? DARK_THEME_CLASS : undefined,
      [BACKGROUND_MARK]: background,
    }),
    '<head>',
    head,
    ...files.map((file) => tag('link', { rel: 'modulepreload', href: chunkAddress(file) })),
    ...[...rows, ...fetched].map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' })),
    ...scripts.map((script) => `<script>${script}</script>`),
    sheet === undefined ? `<style>${style}</style>` : tag('link', { rel: 'stylesheet', href: `${root}/${sheet}` }),
    '</head><body>',
    html,
    branding,
    data && `<script type="application/json" id="${INLINE_DATA_ID}">${writeInlinePage(data)}</script>`,
    data && `${tag('script', { type: 'module', src: chunkAddress(chunks.core) })}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}
