import { CHUNKS_FOLDER, INLINE_DATA_ID, toInlineJson, type InlinePage } from '@heddle/document/published'
import { DARK_THEME_CLASS } from '@heddle/style'
import type { Language, Theme } from '@heddle/document'
import { BRANDING_HTML } from './branding.ts'
import { chunkFiles } from './chunks.ts'
import { tag } from './html.ts'
import { neededCode } from './live-data.ts'
import type { PageInline } from './page-inline.ts'
import type { SiteChunks } from './types.ts'

export interface DocumentInput {
  readonly lang: Language
  readonly head: string
  /** The page's sections. */
  readonly html: string
  readonly theme: Theme | undefined
  readonly inline: PageInline
  /** Data of a live page. */
  readonly data: InlinePage | undefined
  readonly chunks: SiteChunks
}

/** A whole page. A scriptless one names no script file; a live one carries its data and names what it needs at once. */
export function pageDocument({ lang, head, html, theme, inline, data, chunks }: DocumentInput): string {
  const files = data ? chunkFiles(chunks, neededCode(data)) : []
  const rows = data ? rowFiles(data) : []
  const { script, style, sheet } = inline
  return [
    '<!doctype html>',
    tag('html', { lang, class: theme === 'dark' ? DARK_THEME_CLASS : undefined }),
    '<head>',
    head,
    ...files.map((file) => tag('link', { rel: 'modulepreload', href: chunkAddress(file) })),
    ...rows.map((href) => tag('link', { rel: 'preload', as: 'fetch', href, crossorigin: 'anonymous' })),
    script && `<script>${script}</script>`,
    sheet === undefined ? `<style>${style}</style>` : tag('link', { rel: 'stylesheet', href: `/${sheet}` }),
    '</head><body>',
    html,
    BRANDING_HTML,
    data && `<script type="application/json" id="${INLINE_DATA_ID}">${toInlineJson(data)}</script>`,
    data && `${tag('script', { type: 'module', src: chunkAddress(chunks.core) })}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('')
}

/** Rows that the page waits for before it is adopted (specification section 7). */
function rowFiles({ collections, site }: InlinePage): readonly string[] {
  return collections.filter(({ mode }) => mode === 'static').map(({ id }) => `/collections/${id}.json?_wwcv=${site.cacheVersion}`)
}

function chunkAddress(file: string): string {
  return `/${CHUNKS_FOLDER}/${file}`
}
