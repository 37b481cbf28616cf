import type { DocumentView, Language, Redirect, RedirectRule } from '@heddle/document'
import { addressSegments, languagePrefix, servedLanguage } from '../compile/index.ts'

/**
 * The redirects of a release: pages by their addresses, in the language that the path begins with. Parameters of a page take
 * those of the path that have their names, else their defaults. One whose page is gone, or that would lead to an address
 * with a gap, is left out; the check of the document tells it.
 */
export function releaseRedirects(view: DocumentView): readonly RedirectRule[] {
  return Object.values(view.site()?.redirects ?? {}).flatMap((redirect) => {
    const to = 'address' in redirect.to ? redirect.to.address : addressOf(view, redirect, redirect.to.pageId)
    return to === undefined ? [] : [{ from: redirect.from, to, status: redirect.status }]
  })
}

function addressOf(view: DocumentView, { from }: Redirect, pageId: string): string | undefined {
  const page = view.find('page', pageId)
  if (!page) return undefined
  const language = servedLanguage(page, languageOf(view, from), view)
  const asked = new Set(from.split('/'))
  let hasGap = false
  const parts = addressSegments(page, language, view).map((segment) => {
    if (segment.parameter === undefined) return encodeURIComponent(segment.text)
    const named = `{{${segment.parameter}}}`
    if (!asked.has(named) && segment.fallback === '') hasGap = true
    const value = asked.has(named) ? named : encodeURIComponent(segment.fallback)
    return encodeURIComponent(segment.before) + value + encodeURIComponent(segment.after)
  })
  return hasGap ? undefined : [languagePrefix(view, language), ...parts].join('/') || '/'
}

function languageOf(view: DocumentView, from: string): Language {
  const first = from.split('/', 1)[0]?.toLowerCase()
  return view.languages().find((language) => language.toLowerCase() === first) ?? view.defaultLanguage() ?? ''
}
