import { textIn, type Language, type PageRecord } from '@heddle/document'
import type { TrailStep } from '@heddle/kit'
import type { NodeCompilation } from './compilation.ts'
import { pageAddress, pathOf } from './page-paths.ts'
import type { CompileView } from './types.ts'

/**
 * The way to the page that a node stands on: pages whose paths its own begins with, the first page of the site before them all.
 * Those that not everybody may visit are left out.
 */
export function trailTo(compilation: NodeCompilation): TrailStep[] {
  const { view, language, addresses } = compilation.context.input
  // Any page may come to stand on the way.
  compilation.dependOn('page')
  compilation.dependOn('site')
  const own = compilation.pageId === undefined ? undefined : view.find('page', compilation.pageId)
  if (!own) return []
  const parts = pathOf(own, language, view.site()?.homePageId).split('/')
  const paths = parts.map((_, at) => parts.slice(0, at).join('/'))
  const known = pagesByPath(view, language)
  const before = paths.flatMap((path) => known.get(path) ?? []).filter(({ id }) => id !== own.id)
  return [...before, own].map((page): TrailStep => {
    const missing: string[] = []
    const address = (addresses.root ?? '') + pageAddress(page, language, view, {}, missing)
    return { label: textIn(page.title, language, view) ?? page.name, link: missing.length > 0 ? '' : address }
  })
}

interface KnownPages {
  readonly homePageId: string | undefined
  readonly byPath: ReadonlyMap<string, PageRecord>
}

/** By the list of all pages, then by language: a site of ten thousand asks once for each page. */
const known = new WeakMap<readonly PageRecord[], Map<Language, KnownPages>>()

function pagesByPath(view: CompileView, language: Language): ReadonlyMap<string, PageRecord> {
  const pages = view.of('page')
  const homePageId = view.site()?.homePageId
  const before = known.get(pages)?.get(language)
  if (before && before.homePageId === homePageId) return before.byPath
  const open = pages.filter(({ userGroups, langs }) => userGroups.length === 0 && langs.includes(language))
  const byPath = new Map(open.map((page) => [pathOf(page, language, homePageId), page]))
  const languages = known.get(pages) ?? new Map<Language, KnownPages>()
  known.set(pages, languages.set(language, { homePageId, byPath }))
  return byPath
}
