import type { DocumentView } from '@heddle/document'
import { DARK_THEME_CLASS } from '@heddle/style'
import { BASE_CSS } from '../compile/index.ts'
import { favicon } from '../page/head.ts'
import { escapeHtml } from '../page/html.ts'
import { NOT_FOUND_TEXTS } from '../messages.ts'
import { pageDocument } from '../page/page.ts'
import { pageInline, pagePolicy } from '../page/page-inline.ts'
import type { PublishInput, RenderSite } from '../types.ts'

const CSS = `${BASE_CSS}:root{color-scheme:light;background:#fff;color:#1c2126}:root.${DARK_THEME_CLASS}{color-scheme:dark;background:#15181b;color:#eceff1}main{display:grid;place-content:center;justify-items:center;gap:16px;min-height:100vh;padding:24px;text-align:center;line-height:1.5}h1,p{margin:0}h1{font-size:clamp(28px,5vw,40px);line-height:1.2}a{color:inherit;text-underline-offset:3px}main a{padding:8px}`

/** The page for unknown addresses of a site that has none of its own: in its language and theme, with a way home. */
export function notFoundPage(
  view: DocumentView,
  site: RenderSite & { readonly name: string },
  { chunks, sha256 }: Pick<PublishInput, 'chunks' | 'sha256'>,
): { readonly html: string; readonly policy: string } {
  const wanted = view.defaultLanguage()?.split('-')[0] ?? ''
  const lang = Object.hasOwn(NOT_FOUND_TEXTS, wanted) ? wanted : 'en'
  const { title, text, home } = NOT_FOUND_TEXTS[lang as keyof typeof NOT_FOUND_TEXTS]
  const inline = pageInline(CSS, site.defaultTheme, sha256)
  const html = pageDocument({
    lang,
    head: [
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(`${title} · ${site.name}`)}</title><meta name="robots" content="noindex">`,
      favicon(view),
    ].join(''),
    html: `<main><h1>${title}</h1><p>${text}</p><a href="/">${home}</a></main>`,
    theme: site.defaultTheme,
    inline,
    data: undefined,
    chunks,
  })
  const page = { hasScriptFiles: false, connectsOutside: false, hasStyleAttributes: false, base: undefined }
  return { html, policy: pagePolicy(inline, page, sha256) }
}
