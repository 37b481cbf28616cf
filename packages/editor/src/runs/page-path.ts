import type { Editor } from '../session/editor.ts'

/** A segment of a path that is a parameter, with its default. */
const PARAMETER = /^\{\{[^|}]*(?:\|([^}]*))?\}\}$/

/** Where the page on show is on its site, in the language on show; parameters stand at their defaults. */
export function pagePath({ view, session }: Pick<Editor, 'view' | 'session'>): string {
  const language = session.language.peek()
  const page = view.find('page', session.pageId.peek())
  const isHome = page?.id === view.site()?.homePageId
  const path = !page || isHome ? '' : page.paths[language] || page.paths['default'] || ''
  const isServed = language !== view.defaultLanguage() && (page?.langs.includes(language) ?? false)
  const segments = path
    .split('/')
    .map((segment) => (PARAMETER.exec(segment) ? (PARAMETER.exec(segment)?.[1] ?? '').trim() : segment))
  return `/${[isServed ? language : '', ...segments].filter(Boolean).map(encodeURIComponent).join('/')}`
}
