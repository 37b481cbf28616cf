import type { DocumentView } from '@heddle/document'
import { brandingHtml } from '../page/branding.ts'
import { favicon } from '../page/head.ts'
import { escapeHtml } from '../page/html.ts'
import { NOT_FOUND_TEXTS } from '../messages.ts'
import { pageDocument } from '../page/page.ts'
import { pageInline, pagePolicies } from '../page/page-inline.ts'
import type { PublishInput, RenderSite } from '../types.ts'
import { MESSAGE_CSS } from './message-frame.ts'

/** The page for unknown addresses of a site that has none of its own: in its language and theme, with a way home. */
export function notFoundPage(
  view: DocumentView,
  site: RenderSite & { readonly name: string },
  { chunks, sha256, root = '' }: Pick<PublishInput, 'chunks' | 'sha256' | 'root'>,
): { readonly html: string; readonly policy: string } {
  const wanted = view.defaultLanguage()?.split('-')[0] ?? ''
  const lang = Object.hasOwn(NOT_FOUND_TEXTS, wanted) ? wanted : 'en'
  const { title, text, home } = NOT_FOUND_TEXTS[lang as keyof typeof NOT_FOUND_TEXTS]
  const inline = pageInline(MESSAGE_CSS, site.defaultTheme, false, sha256)
  const html = pageDocument({
    lang,
    head: [
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(`${title} · ${site.name}`)}</title><meta name="robots" content="noindex">`,
      favicon(view, root),
    ].join(''),
    html: `<main><h1>${title}</h1><p>${text}</p><a href="${root}/">${home}</a></main>`,
    theme: site.defaultTheme,
    inline,
    data: undefined,
    branding: brandingHtml(view.site()?.branding, root),
    chunks,
    root,
  })
  const page = { hasScriptFiles: false, reach: [], showsFiles: false, formTargets: [], base: undefined }
  return { html, policy: pagePolicies(inline, page, sha256).plain }
}
