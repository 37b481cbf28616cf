import { INLINE_DATA_ID, readInlinePage } from '@heddle/document/published'
import { createAnnouncer } from './announce/announcer.ts'
import { visitorTexts } from './announce/texts.ts'
import type { LoadChunk } from './code/load-chunk.ts'
import { createPartsLoader } from './code/page-parts.ts'
import { tryAgain } from './code/try-again.ts'
import { hydrateSite } from './hydrate-site.tsx'
import { startStep } from './start-step.ts'

/** Files of a release lie beside one another, wherever the site stands. */
const importChunk: LoadChunk = (file) => import(/* @vite-ignore */ `./${file}`)

/**
 * Brings a live page to life: adopts the HTML, puts the visitor's own values in place, takes over navigation.
 * Does nothing on a page without inline data. As long as something is missing that the page is drawn by, it stands as it
 * came and says so, while it is tried again. Resolves when the page is alive. In the order of specification section 1: the site's
 * data, the languages of its routes, plugins, tracking, the router, the mounted page, the visitor's theme.
 */
export async function startSite(loadChunk: LoadChunk = importChunk): Promise<void> {
  const text = document.getElementById(INLINE_DATA_ID)?.textContent
  if (!text) return
  const inline = startStep('site data', () => readInlinePage(text))
  if (!inline) return
  const loader = createPartsLoader(loadChunk, inline.site)
  const announcer = createAnnouncer()
  const load = () => loader.load(inline, Object.values(inline.nodes))

  let parts = await load()
  if (!parts.canDraw) {
    announcer.trouble(visitorTexts(inline.lang).partsMissing)
    await tryAgain(async () => (parts = await load()).canDraw)
    announcer.trouble(undefined)
  }
  startStep('page', () => hydrateSite(inline, parts, loader, announcer))
}
