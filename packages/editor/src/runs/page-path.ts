import { pathIn, pathSegments } from '@heddle/document'
import type { Editor } from '../session/editor.ts'

/** Where the page on show is on its site, in the language on show; parameters have the values that are tried, else their defaults. */
export function pagePath({ view, session }: Pick<Editor, 'view' | 'session'>): string {
  const language = session.language.peek()
  const page = view.find('page', session.pageId.peek())
  const isHome = page?.id === view.site()?.homePageId
  const tried = session.triedParameters.peek()[page?.id ?? ''] ?? {}
  const isServed = language !== view.unprefixedLanguage() && (page?.langs.includes(language) ?? false)
  const segments = pathSegments(!page || isHome ? '' : pathIn(page, language)).map((part) =>
    part.parameter === undefined ? part.text : part.before + (tried[part.parameter] ?? part.fallback) + part.after,
  )
  return `/${[isServed ? language : '', ...segments].filter(Boolean).map(encodeURIComponent).join('/')}`
}
