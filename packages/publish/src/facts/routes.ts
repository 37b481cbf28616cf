import type { DocumentView, Id, Issue, Language, PageRecord } from '@heddle/document'
import { defaultParameters, languagePrefix, pathOf, segmentsOf } from '../compile/index.ts'
import { NOT_FOUND_PATH } from '../limits.ts'
import { MESSAGES } from '../messages.ts'
import type { ReleaseRoute } from '../types.ts'

/** One page in one language, and where it is served. */
export interface PageRoute {
  readonly page: PageRecord
  readonly lang: Language
  /** `/`, `/test`, `/en/users/:id`. */
  readonly pattern: string
  /** Path of its HTML inside the release. */
  readonly file: string
  readonly isNotFound: boolean
  readonly hasParameters: boolean
  /** Default values of the path's parameters, as far as they have one. */
  readonly defaults: Readonly<Record<string, string>>
}

/** Every page in every language it lists (specification section 2). */
export function pageRoutes(view: DocumentView): readonly PageRoute[] {
  const homePageId = view.site()?.homePageId
  return view.of('page').flatMap((page) =>
    view
      .languages()
      .filter((lang) => page.langs.includes(lang))
      .map((lang) => toRoute(page, lang, pathOf(page, lang, homePageId), languagePrefix(view, lang))),
  )
}

function toRoute(page: PageRecord, lang: Language, path: string, prefix: string): PageRoute {
  const segments = segmentsOf(path)
  const isNotFound = path === NOT_FOUND_PATH
  const parts = segments.map((segment) => (segment.parameter === undefined ? segment.text : `:${segment.parameter}`))
  const folders = segments.map((segment) => (segment.parameter === undefined ? segment.text : `[${segment.parameter}]`))
  const folder = [prefix, ...folders].join('/').replace(/^\//, '')
  return {
    page,
    lang,
    pattern: [prefix, ...parts].join('/') || '/',
    file: isNotFound ? `${folder}.html` : folder === '' ? 'index.html' : `${folder}/index.html`,
    isNotFound,
    hasParameters: segments.some((segment) => segment.parameter !== undefined),
    defaults: defaultParameters(segments),
  }
}

/** Two pages must not share an address. */
export function routeIssues(routes: readonly PageRoute[]): readonly Issue[] {
  const taken = new Map<string, PageRoute>()
  const issues: Issue[] = []
  for (const route of routes) {
    const key = route.pattern.replace(/:[^/]+/g, ':')
    const other = taken.get(key)
    if (!other) taken.set(key, route)
    else if (other.page.id !== route.page.id || other.lang !== route.lang) {
      const path = `page/${route.page.id}/paths/${route.lang}`
      issues.push({ code: 'same-path', severity: 'error', path, message: MESSAGES.samePath(route.pattern, other.page.name) })
    }
  }
  return issues
}

/** The route table: exact addresses first, then those with parameters, the catch-all of each language last. */
export function releaseRoutes(routes: readonly PageRoute[], livePages: ReadonlySet<Id>): readonly ReleaseRoute[] {
  const toRelease = (route: PageRoute, pattern = route.pattern): ReleaseRoute => ({
    pattern,
    ...(Object.keys(route.defaults).length > 0 && { defaults: route.defaults }),
    pageId: route.page.id,
    lang: route.lang,
    isPrivate: route.page.userGroups.length > 0,
    live: livePages.has(route.page.id),
    file: route.file,
  })
  const catchAll = routes
    .filter(({ isNotFound }) => isNotFound)
    .map((route) => toRelease(route, `${route.pattern.slice(0, -NOT_FOUND_PATH.length)}*`))
    .toSorted((a, b) => b.pattern.length - a.pattern.length)
  return [
    ...routes.filter(({ hasParameters }) => !hasParameters).map((route) => toRelease(route)),
    ...routes.filter(({ hasParameters }) => hasParameters).map((route) => toRelease(route)),
    ...catchAll,
  ]
}
