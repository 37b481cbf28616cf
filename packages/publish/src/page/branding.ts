import { BRANDING_ID } from '@heddle/document/published'
import { MESSAGES } from '../messages.ts'

const HREF = 'https://heddle.example/'

/** Specification section 1: a fixed link at the bottom right of every page. */
export const BRANDING_HTML = `<a id="${BRANDING_ID}" href="${HREF}" rel="noopener">${MESSAGES.madeWith}</a>`

/**
 * White on a dark grey: 12.6 to 1, above any content. Forced colours leave it an edge. On paper it stands below the page
 * once, and what the runtime shows beside the page stays away.
 */
export const BRANDING_CSS = `#${BRANDING_ID}{position:fixed;right:12px;bottom:12px;z-index:2147483000;padding:4px 10px;border-radius:6px;background:#23262d;color:#fff;font:500 12px/16px system-ui,sans-serif;text-decoration:none}@media (forced-colors:active){#${BRANDING_ID}{border:1px solid}}@media print{#${BRANDING_ID}{position:static;display:block;background:none;color:#000;text-align:right}html>div{display:none}}`
