import { MAX_PATH } from '@heddle/document/operations'
import {
  NOT_FOUND_PATH,
  pathIn,
  pathSegments,
  rowPagesOf,
  rowParameter,
  type DocumentView,
  type Id,
  type Issue,
  type Language,
  type PageRecord,
  type PathSegment,
  type RowPage,
} from '@heddle/document'
import type { Json } from '@heddle/store'
import { defaultParameters, languagePrefix, pageAddress, pathOf } from '../compile/index.ts'
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
  /** Of a page that is fed by a data set: the rows that have a page, and the parameter that stands for one. */
  readonly rows?: { readonly parameter: string; readonly pages: readonly RowPage[] }
  /** Of the page of a row: the row, and what stands for it in addresses. */
  readonly row?: { readonly key: string; readonly data: Json }
}

/** Every page in every language it lists (specification section 2). */
export function pageRoutes(view: DocumentView): readonly PageRoute[] {
  const homePageId = view.site()?.homePageId
  return view.of('page').flatMap((page) =>
    view
      .languages()
      .filter((lang) => page.langs.includes(lang))
      .map((lang) => withRows(toRoute(page, lang, pathOf(page, lang, homePageId), languagePrefix(view, lang)), view)),
  )
}

function withRows(route: PageRoute, view: DocumentView): PageRoute {
  const found = rowPagesOf(route.page, view)
  const parameter = found && rowParameter(pathIn(route.page, route.lang))
  return found && parameter !== undefined ? { ...route, rows: { parameter, pages: found.pages } } : route
}

/** The page of a row: an address like any other. */
export function rowRoute({ rows, ...route }: PageRoute, { key, row }: RowPage): PageRoute {
  const parameter = rows?.parameter ?? ''
  return {
    ...route,
    file: route.file.replace(`[${parameter}]`, () => key),
    hasParameters: false,
    defaults: { ...route.defaults, [parameter]: key },
    row: { key, data: row },
  }
}

/** The address of a route in a language of its page. */
export function routeAddress({ page, row }: Pick<PageRoute, 'page' | 'row'>, lang: Language, view: DocumentView): string {
  const parameter = row && rowParameter(pathIn(page, lang))
  return pageAddress(page, lang, view, row && parameter !== undefined ? { [parameter]: row.key } : {})
}

function toRoute(page: PageRecord, lang: Language, path: string, prefix: string): PageRoute {
  const segments = pathSegments(path)
  const isNotFound = path === NOT_FOUND_PATH
  const parts = segments.map(patternPart)
  const folders = segments.map((part) =>
    part.parameter === undefined ? part.text : `${part.before}[${part.parameter}]${part.after}`,
  )
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

/** A piece of a pattern: `:id`, with text before it `post-:id`, with text behind it `:id:-print`. */
function patternPart(part: PathSegment): string {
  if (part.parameter === undefined) return part.text
  return `${part.before}:${part.parameter}${part.after && `:${part.after}`}`
}

/** Two pages must not share an address. */
export function routeIssues(routes: readonly PageRoute[]): readonly Issue[] {
  const taken = new Map<string, PageRoute>()
  const issues: Issue[] = []
  for (const route of routes) {
    const key = route.pattern.replace(/:[^/:]+/g, ':')
    const other = taken.get(key)
    if (!other) taken.set(key, route)
    else if (other.page.id !== route.page.id || other.lang !== route.lang) {
      const path = `page/${route.page.id}/paths/${route.lang}`
      issues.push({ code: 'same-path', severity: 'error', path, message: MESSAGES.samePath(route.pattern, other.page.name) })
    }
  }
  return issues
}

/** Of two patterns with parameters the one that says more of an address comes first. */
function bySaid(a: PageRoute, b: PageRoute): number {
  const [one, other] = [a.pattern.split('/'), b.pattern.split('/')]
  for (const [at, part] of one.entries()) {
    const difference = saidBy(other[at] ?? '') - saidBy(part)
    if (difference !== 0) return difference
  }
  return 0
}

/** How much a part says: so many characters of text around a parameter, and without one more than that can be. */
function saidBy(part: string): number {
  const [before = '', name, after = ''] = part.split(':')
  return name === undefined ? MAX_PATH : before.length + after.length
}

/** The route table: exact addresses first, then those with parameters, the catch-all of each language last. */
export function releaseRoutes(routes: readonly PageRoute[], livePages: ReadonlySet<Id>): readonly ReleaseRoute[] {
  const toRelease = (route: PageRoute, pattern = route.pattern): ReleaseRoute => ({
    pattern,
    ...(Object.keys(route.defaults).length > 0 && { defaults: route.defaults }),
    ...(route.rows && { rows: route.rows.parameter }),
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
    ...routes
      .filter(({ hasParameters }) => hasParameters)
      .toSorted(bySaid)
      .map((route) => toRelease(route)),
    ...catchAll,
  ]
}
