import { inLanguage, isByLanguage, type DocumentView, type Language } from '@heddle/document'
import { BRANDING_ID } from '@heddle/document/published'
import { MESSAGES } from '../messages.ts'
import { onSite } from '../on-site.ts'
import { escapeHtml, tag } from './html.ts'

const HREF = 'https://heddle.example/'

/** Specification section 1: a fixed link at the bottom right of every page, in its language. Nothing where the site does without. */
export function brandingHtml(
  view: Pick<DocumentView, 'defaultLanguage' | 'languages' | 'site'>,
  language: Language,
  root = '',
): string {
  const { isOff = false, href = HREF, text } = view.site()?.branding ?? {}
  const languages = { defaultLanguage: view.defaultLanguage() ?? language, languages: view.languages() }
  const own = isByLanguage(text) ? inLanguage(text, language, languages) : text
  // The text of a link is never a formula.
  const said = typeof own === 'string' && own !== '' ? own : MESSAGES.madeWith
  return isOff ? '' : `${tag('a', { id: BRANDING_ID, href: onSite(href, root), rel: 'noopener' })}${escapeHtml(said)}</a>`
}

/** Where the link begins in what stands before the end of a page; that end where there is none. */
export function brandingAt(html: string, end: number): number {
  const at = html.lastIndexOf(`<a id="${BRANDING_ID}"`, end)
  return at >= 0 && html.indexOf('</a>', at) === end - '</a>'.length ? at : end
}

/**
 * White on a dark grey: 12.6 to 1, above any content. Forced colours leave it an edge. On paper it stands below the page
 * once, and what the runtime shows beside the page stays away.
 */
export const BRANDING_CSS = `#${BRANDING_ID}{position:fixed;right:12px;bottom:12px;z-index:2147483000;padding:4px 10px;border-radius:6px;background:#23262d;color:#fff;font:500 12px/16px system-ui,sans-serif;text-decoration:none}@media (forced-colors:active){#${BRANDING_ID}{border:1px solid}}@media print{#${BRANDING_ID}{position:static;display:block;background:none;color:#000;text-align:right}html>div{display:none}}`
