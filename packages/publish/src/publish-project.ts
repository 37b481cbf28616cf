import { CACHE_VERSION, type PublishedSite } from '@heddle/document/published'
import { hasErrors, type DocumentView, type Id, type Issue, type SiteRecord } from '@heddle/document'
import { assetAddress } from './asset-address.ts'
import { allChunkFiles } from './chunks.ts'
import { joinUsed, type Used } from './collect-used.ts'
import { createContext } from './compile/index.ts'
import { draftPage, type PageDraft } from './draft-page.ts'
import { drawPage } from './draw-page.ts'
import { compareFingerprint, fingerprintOf, sitePart, withStyleMark } from './fingerprint.ts'
import { MESSAGES } from './messages.ts'
import { createPageEntries } from './page-entries.ts'
import { fileHash, pageInline, pagePolicy } from './page-inline.ts'
import { createRelease, type Release } from './release.ts'
import { favoriteFormatOf } from './snapshot-facts.ts'
import { pageRoutes, releaseRoutes, routeIssues } from './routes.ts'
import { siteFiles, usedAssets, usedFeatures } from './site-files.ts'
import type { PublishInput, PublishResult, ReleaseRoute, RenderSite } from './types.ts'

/**
 * Turns a project into the files of a release (architecture section 7, specification section 7). Touches no disk and no
 * network; equal inputs give equal files. Nothing is given out when an error blocks.
 */
export async function publishProject(input: PublishInput): Promise<PublishResult> {
  const { view } = input
  const release = createRelease(input.onArtefact)
  const site = view.site()
  const routes = pageRoutes(view)
  release.report(siteIssues(site, view))
  release.report(routeIssues(routes))

  const languages = new Map(
    view.languages().map((language) => {
      const context = createContext({ ...input, language, addresses: { asset: assetAddress } })
      return [language, { context, pageEntry: createPageEntries(view, language) }]
    }),
  )
  const parts: Used[] = []
  const sheets = new Set<string>()
  // What a live page carries of the site is known only when all pages are compiled; the others need not wait for it.
  const waiting: PageDraft[] = []
  let done = 0
  const advance = async (): Promise<void> => input.onProgress?.({ done, total: routes.length })
  for (const route of routes) {
    const language = languages.get(route.lang)
    if (!language) continue
    await advance()
    const draft = draftPage(route, language.context, language.pageEntry, input)
    for (const { issues } of draft.compiled) if (issues.length > 0) release.report(issues)
    release.report(draft.logic.issues)
    parts.push(draft.used)
    sheets.add(draft.tokensCss).add(draft.css)
    if (draft.page.page.live) waiting.push(draft)
    else if (site && !hasErrors(release.problems)) {
      publishPage(draft, site, undefined, input, release)
      done += 1
    }
  }
  if (!site || hasErrors(release.problems)) return release.refused()

  const livePages = new Set<Id>(waiting.map(({ route }) => route.page.id))
  const table = releaseRoutes(routes, livePages)
  if (waiting.length > 0) {
    const siteCss = [...sheets].join('')
    const sheet = `styles/${fileHash(input.sha256(siteCss))}.css`
    const published = publishedSite(site, view, table, sheet)
    for (const draft of waiting) {
      await advance()
      publishPage(draft, site, published, input, release)
      done += 1
    }
    release.put(sheet, 'text/css; charset=utf-8', siteCss)
  }

  const used = joinUsed(parts)
  publishIcons(used, input, release)
  for (const { path, contentType, contents } of siteFiles(view, routes, input.origin, input.now))
    release.put(path, contentType, contents)
  release.put('features.json', 'application/json', JSON.stringify({ release: input.releaseId, ...usedFeatures(used, livePages) }))
  release.put('routes.json', 'application/json', JSON.stringify({ routes: table }))
  release.put('headers.json', 'application/json', JSON.stringify({ contentSecurityPolicy: release.policies }))
  return release.done(usedAssets(used, view), waiting.length > 0 ? allChunkFiles(input.chunks) : [])
}

/** One page's HTML and data, or word that those of the release before stay. `published`: for a live page. */
function publishPage(
  draft: PageDraft,
  site: RenderSite,
  published: PublishedSite | undefined,
  input: PublishInput,
  release: Release,
): void {
  const { route, page, usesDark } = draft
  const { sha256 } = input
  const guarded = route.page.userGroups.length > 0
  const dataPath = `data/${route.page.id}.${route.lang}.json`
  const inline = pageInline(draft.tokensCss + draft.css, usesDark ? site.defaultTheme : undefined, sha256)
  const data = JSON.stringify(page)
  for (const [path, source] of draft.logic.scripts) release.put(path, 'text/javascript; charset=utf-8', source)
  const fingerprint = fingerprintOf(draft, data, sitePart(site, published), input)
  const { isSame, hadStyleAttributes } = compareFingerprint(fingerprint, input.previous?.[route.file])
  let hasStyleAttributes = hadStyleAttributes
  if (isSame) {
    release.keep([route.file, dataPath], guarded)
    if (inline.sheet !== undefined) release.keep([inline.sheet], false)
  } else {
    const drawn = drawPage(draft, inline, site, published, input)
    release.report(drawn.issues)
    hasStyleAttributes = drawn.hasStyleAttributes
    release.put(route.file, 'text/html; charset=utf-8', drawn.html, guarded)
    release.put(dataPath, 'application/json', drawn.page === page ? data : JSON.stringify(drawn.page), guarded)
    if (inline.sheet !== undefined) release.put(inline.sheet, 'text/css; charset=utf-8', inline.style)
  }
  release.policies[route.file] = pagePolicy(
    inline,
    {
      hasScriptFiles: page.page.live,
      connectsOutside: page.workflows.length > 0,
      hasStyleAttributes,
      base: input.view.site()?.baseTag?.href,
    },
    sha256,
  )
  release.fingerprints[route.file] = withStyleMark(fingerprint, hasStyleAttributes)
}

function publishIcons({ icons }: Used, { iconSvg }: PublishInput, release: Release): void {
  for (const name of [...icons].toSorted()) {
    const svg = iconSvg(name)
    if (svg !== undefined) release.put(`icons/${name}.svg`, 'image/svg+xml', svg)
  }
}

function publishedSite(site: SiteRecord, view: DocumentView, table: readonly ReleaseRoute[], sheet: string): PublishedSite {
  const favoriteFormat = favoriteFormatOf(view)
  return {
    id: site.id,
    homePageId: site.homePageId,
    defaultTheme: site.defaultTheme,
    langs: view.languages().map((lang) => ({ lang, default: lang === view.defaultLanguage() })),
    screens: view.screens().map(({ id, maxWidth }) => ({ id, ...(maxWidth !== undefined && { maxWidth }) })),
    routes: table.map(({ file: _, ...route }) => route),
    cacheVersion: CACHE_VERSION,
    stylesheet: `/${sheet}`,
    ...(favoriteFormat !== undefined && { favoriteFormat }),
  }
}

function siteIssues(site: SiteRecord | undefined, view: DocumentView): readonly Issue[] {
  if (!site) return [{ code: 'no-site', severity: 'error', path: 'site', message: MESSAGES.noSite }]
  if (view.homePage()) return []
  return [{ code: 'no-home-page', severity: 'error', path: `site/${site.id}/homePageId`, message: MESSAGES.noHomePage }]
}
