import { escapeHtml } from '../page/html.ts'
import { appTags, worksOffline } from '../page/app-tags.ts'
import { brandingHtml } from '../page/branding.ts'
import { favicon } from '../page/head.ts'
import { pageDocument } from '../page/page.ts'
import { pageInline, pagePolicies } from '../page/page-inline.ts'
import type { PublishInput, RenderSite } from '../types.ts'
import { messageCss } from './message-frame.ts'

export type BuiltInInput = Pick<PublishInput, 'view' | 'chunks' | 'sha256' | 'root' | 'isDraft'>
export type NamedSite = RenderSite & { readonly name: string }

export interface BuiltInPage {
  readonly html: string
  readonly policy: string
}

/** Words of a built-in page by language, and the page's content made of them. */
interface Said<Texts> {
  readonly texts: Readonly<Record<'en', Texts>> & Readonly<Record<string, Texts>>
  readonly content: (texts: Texts) => string
}

/** A page of the site that only says something: in its default language where Heddle has the words, else in English, and in its theme. */
export function builtInPage<Texts extends { readonly title: string }>(
  { texts, content }: Said<Texts>,
  site: NamedSite,
  input: BuiltInInput,
): BuiltInPage {
  const { view, chunks, sha256, root = '' } = input
  const wanted = view.defaultLanguage()?.split('-')[0] ?? ''
  const lang = Object.hasOwn(texts, wanted) ? wanted : 'en'
  const said = texts[lang] ?? texts.en
  const inline = pageInline(messageCss(site.defaultTheme), site.defaultTheme, { isLive: false }, sha256)
  const html = pageDocument({
    lang,
    head: [
      '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(`${said.title} · ${view.site()?.names?.[lang] ?? site.name}`)}</title><meta name="robots" content="noindex">`,
      favicon(view, root),
      appTags(view, input),
    ].join(''),
    html: `<main>${content(said)}</main>`,
    theme: site.defaultTheme,
    inline,
    data: undefined,
    branding: brandingHtml(view, lang, root),
    chunks,
    root,
  })
  const hasWorker = worksOffline(view, input)
  const page = { hasScriptFiles: false, hasWorker, reach: [], showsFiles: false, formTargets: [], base: undefined }
  return { html, policy: pagePolicies(inline, page, sha256).plain }
}
