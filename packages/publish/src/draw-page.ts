import type { PublishedSite } from '@heddle/document/published'
import type { Issue } from '@heddle/document'
import { toPage, type PageDraft } from './draft-page.ts'
import { inlinePage } from './live-data.ts'
import { MESSAGES } from './messages.ts'
import { snapshotFacts } from './snapshot-facts.ts'
import { pageDocument } from './page-document.ts'
import type { PageInline } from './page-inline.ts'
import type { PageContents, PublishInput, RenderedPage, RenderSite } from './types.ts'

export interface DrawnPage {
  /** The whole HTML document. */
  readonly html: string
  readonly hasStyleAttributes: boolean
  /** The page as its data file holds it: broken nodes are marked. */
  readonly page: PageContents
  /** About nodes that could not be drawn. */
  readonly issues: readonly Issue[]
}

/** `published`: what a live page carries of the site. */
export function drawPage(
  draft: PageDraft,
  inline: PageInline,
  site: RenderSite,
  published: PublishedSite | undefined,
  input: PublishInput,
): DrawnPage {
  const { lang } = draft.route
  const { page, rendered, issues } = renderWithoutBroken(draft, site, input)
  const html = pageDocument({
    lang,
    head: draft.head,
    html: rendered.html,
    theme: draft.usesDark ? site.defaultTheme : undefined,
    inline,
    data: published
      ? inlinePage({ page, site: published, lang, path: draft.path, holes: rendered.holes, now: input.now })
      : undefined,
    chunks: input.chunks,
  })
  return { html, hasStyleAttributes: page.page.live || rendered.html.includes(' style="'), page, issues }
}

/** Nodes that cannot be drawn are reported, marked broken, and the page is drawn again without them: it never goes down. */
function renderWithoutBroken(
  { page, path, route, compiled, logic, rows }: PageDraft,
  site: RenderSite,
  input: PublishInput,
): { readonly page: PageContents; readonly rendered: RenderedPage; readonly issues: readonly Issue[] } {
  const { view, renderPage, now } = input
  const facts = snapshotFacts(view, now)
  const render = (one: PageContents) =>
    renderPage({ page: one, site, lang: route.lang, path, parameters: route.defaults, rows, facts })
  const rendered = render(page)
  if (rendered.broken.length === 0) return { page, rendered, issues: [] }
  const whole = toPage(route, compiled, logic, input, new Set(rendered.broken.map(({ uid }) => uid)))
  const issues = rendered.broken.map(({ uid, message }): Issue => {
    return { code: 'broken-node', severity: 'warning', path: `node/${uid}`, message: MESSAGES.brokenNode(message) }
  })
  return { page: whole, rendered: render(whole), issues }
}
