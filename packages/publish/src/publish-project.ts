import type { PublishedSite } from '@heddle/document/published'
import { hasErrors, type DocumentView, type Id, type Issue, type SiteRecord } from '@heddle/document'
import { assetAddress } from './asset-address.ts'
import { chunkFiles } from './chunks.ts'
import { joinUsed, type Used } from './page/collect-used.ts'
import { createContext } from './compile/index.ts'
import type { KeptDrafts } from './page/kept-drafts.ts'
import { draftPage, type PageDraft, type PageUse, drawPage } from './page/page.ts'
import { compareFingerprint, fingerprintOf, sitePart, withStyleMark } from './release/fingerprint.ts'
import { BUILT_IN_NOT_FOUND } from './limits.ts'
import { neededCode } from './page/live-data.ts'
import { MESSAGES } from './messages.ts'
import { notFoundPage } from './site/not-found.ts'
import { createPageEntries } from './facts/page-entries.ts'
import { fileHash } from './file-hash.ts'
import { pageInline, pagePolicy } from './page/page-inline.ts'
import { EVERYONE } from './readers.ts'
import { createRelease, type Release } from './release/release.ts'
import { connectsOutside } from './facts/plugins.ts'
import { functionDefaults } from './facts/snapshot-facts.ts'
import { pageRoutes, releaseRoutes, routeIssues, type PageRoute } from './facts/routes.ts'
import { publishSources } from './site/publish-sources.ts'
import { publishRows, siteFiles, usedAssets, usedFeatures } from './site/site-files.ts'
import type { PublishInput, PublishResult, ReleaseRoute, RenderSite } from './types.ts'
import { nextVersion, sharedHash } from './release/version.ts'
import { createWithheld } from './release/withheld.ts'

const SCRIPT_TYPE = 'text/javascript; charset=utf-8'
const SHEET_TYPE = 'text/css; charset=utf-8'

/** A publish that may use what the one before left of the same document. */
export interface KeepingInput extends PublishInput {
  /** Pages that were compiled for the publish before. */
  readonly kept?: KeptDrafts
}

/**
 * Turns a project into the files of a release (architecture section 7, specification section 7). Touches no disk and no
 * network; equal inputs give equal files. Nothing is given out when an error blocks.
 */
export async function publishProject(input: KeepingInput): Promise<PublishResult> {
  const { view, kept } = input
  kept?.begin(input)
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
  const withheld = createWithheld()
  const hasGuards = routes.some(({ page }) => page.userGroups.length > 0)
  // What a live page carries of the site is known only when all pages are compiled, and so is the version that stands in the
  // data of the others; these are drawn at once.
  const waiting: PageDraft[] = []
  const still: StillPage[] = []
  /** Files of the runtime that a visitor of any page may need. */
  const files = new Set<string>()
  let done = 0
  const advance = async (): Promise<void> => input.onProgress?.({ done, total: routes.length })
  const draftOf = (route: PageRoute, isWithheld: (id: Id) => boolean): PageDraft | undefined => {
    const language = languages.get(route.lang)
    return language && draftPage(route, language.context, language.pageEntry, isWithheld, input)
  }
  const firstDraftOf = (route: PageRoute): PageDraft | undefined => {
    const make = () => draftOf(route, () => hasGuards)
    return kept ? kept.draft(route, make) : make()
  }
  const note = (draft: PageDraft): void => {
    for (const { issues } of draft.compiled) if (issues.length > 0) release.report(issues)
    release.report(draft.logic.issues)
    publishSources(draft, view.defaultLanguage(), release, input.sha256)
    parts.push(draft.used)
    for (const file of chunkFiles(input.chunks, neededCode(draft.page))) files.add(file)
    // Nobody gets to a guarded page but by loading its document, which holds its rules.
    if (draft.readers === EVERYONE) sheets.add(draft.tokensCss).add(draft.css)
  }
  for (const route of routes) {
    await advance()
    const draft = firstDraftOf(route)
    if (!draft) continue
    withheld.note(draft)
    if (draft.page.page.live) waiting.push(draft)
    else {
      note(draft)
      if (!site || hasErrors(release.problems)) continue
      const { rows, used, readers } = draft
      still.push({ route, rows, used, readers, ...publishPage(draft, site, undefined, input, release) })
      done += 1
    }
  }
  const live = waiting.map((draft) => {
    const again = hasGuards && draft.logic.readsAny ? draftOf(draft.route, (id) => withheld.isWithheld(draft, id)) : undefined
    return again ?? draft
  })
  live.forEach(note)
  if (!site || hasErrors(release.problems)) return release.refused()

  const livePages = new Set<Id>(live.map(({ route }) => route.page.id))
  const table = releaseRoutes(routes, livePages)
  const siteCss = [...sheets].join('')
  const sheet = `styles/${fileHash(input.sha256(siteCss))}.css`
  const facts = siteFacts(site, input, table, sheet)
  const shared = live.length > 0 ? sharedHash(facts, input.chunks, input.sha256) : ''
  const version = nextVersion(shared, input.previous?.version, input.highestVersion)
  const cacheVersion = version.number
  const isOfSameVersion = cacheVersion === input.previous?.version?.number
  for (const page of still) publishData(page, page.data, page.isSame && isOfSameVersion, cacheVersion, release)
  for (const draft of live) {
    await advance()
    const { data, isSame } = publishPage(draft, site, { ...facts, cacheVersion }, input, release)
    publishData(draft, data, isSame, cacheVersion, release)
    done += 1
  }
  if (live.length > 0) release.put(sheet, SHEET_TYPE, siteCss, EVERYONE)

  const used = joinUsed(parts)
  const pages = [...still, ...live]
  publishIcons(used, input, release)
  publishRows(pages, release)
  const hasOwn = routes.some(
    ({ isNotFound, page, lang }) => isNotFound && page.userGroups.length === 0 && lang === view.defaultLanguage(),
  )
  if (!hasOwn) {
    const { html, policy } = notFoundPage(view, site, input)
    release.put(BUILT_IN_NOT_FOUND, 'text/html; charset=utf-8', html, EVERYONE)
    release.policies[BUILT_IN_NOT_FOUND] = policy
  }
  for (const { path, contentType, contents } of siteFiles(view, routes, input.origin, input.now))
    release.put(path, contentType, contents, EVERYONE)
  release.put(
    'features.json',
    'application/json',
    JSON.stringify({ release: input.releaseId, ...usedFeatures(used, livePages) }),
    EVERYONE,
  )
  release.put('routes.json', 'application/json', JSON.stringify({ routes: table }), EVERYONE)
  release.put('headers.json', 'application/json', JSON.stringify({ contentSecurityPolicy: release.policies }), EVERYONE)
  return release.done({ assets: usedAssets(pages, view), chunks: live.length > 0 ? [...files].toSorted() : [], version })
}

/** What is left to do of a page without live nodes when it is drawn. */
interface StillPage extends PageUse {
  /** Its data without the version. */
  readonly data: string
  readonly isSame: boolean
}

/** One page's HTML, or word that the one of the release before stays. `published`: for a live page. */
function publishPage(
  draft: PageDraft,
  site: RenderSite,
  published: PublishedSite | undefined,
  input: KeepingInput,
  release: Release,
): { readonly data: string; readonly isSame: boolean } {
  const { route, page, usesDark, readers } = draft
  const { sha256 } = input
  const inline = pageInline(draft.tokensCss + draft.css, usesDark ? site.defaultTheme : undefined, page.page.live, sha256)
  let data = input.kept?.textOf(page) ?? JSON.stringify(page)
  for (const [path, contents] of draft.logic.scripts) release.share(path, readers, { contentType: SCRIPT_TYPE, contents })
  const fingerprint = fingerprintOf(draft, data, sitePart(site, published), input)
  const { isSame, hadStyleAttributes } = compareFingerprint(fingerprint, input.previous?.fingerprints[route.file])
  let hasStyleAttributes = hadStyleAttributes
  if (isSame) {
    release.keep([route.file], readers)
    if (inline.sheet !== undefined) release.share(inline.sheet, readers)
  } else {
    const drawn = drawPage(draft, inline, site, published, input)
    release.report(drawn.issues)
    hasStyleAttributes = drawn.hasStyleAttributes
    if (drawn.page !== page) data = JSON.stringify(drawn.page)
    release.put(route.file, 'text/html; charset=utf-8', drawn.html, readers)
    if (inline.sheet !== undefined) release.share(inline.sheet, readers, { contentType: SHEET_TYPE, contents: inline.style })
  }
  release.policies[route.file] = pagePolicy(
    inline,
    {
      hasScriptFiles: page.page.live,
      connectsOutside: connectsOutside(page, input.plugins),
      hasStyleAttributes,
      base: input.view.site()?.baseTag?.href,
    },
    sha256,
  )
  release.fingerprints[route.file] = withStyleMark(fingerprint, hasStyleAttributes)
  return { data, isSame }
}

/** A page's data file. `data`: the page without its version. */
function publishData({ route, readers }: PageUse, data: string, isSame: boolean, cacheVersion: number, release: Release): void {
  const path = `data/${route.page.id}.${route.lang}.json`
  if (isSame) release.keep([path], readers)
  else release.put(path, 'application/json', `{"cacheVersion":${cacheVersion},${data.slice(1)}`, readers)
}

function publishIcons({ icons }: Used, { iconSvg }: PublishInput, release: Release): void {
  for (const name of [...icons].toSorted()) {
    const svg = iconSvg(name)
    // Every site has the whole set at this address: which of them a page uses is not told by it.
    if (svg !== undefined) release.put(`icons/${name}.svg`, 'image/svg+xml', svg, EVERYONE)
  }
}

/** What live pages know of the site, but for the version that follows from it. */
function siteFacts(
  site: SiteRecord,
  { view, plugins }: PublishInput,
  table: readonly ReleaseRoute[],
  sheet: string,
): Omit<PublishedSite, 'cacheVersion'> {
  const defaults = functionDefaults(view, plugins)
  return {
    id: site.id,
    homePageId: site.homePageId,
    defaultTheme: site.defaultTheme,
    langs: view.languages().map((lang) => ({ lang, default: lang === view.defaultLanguage() })),
    screens: view.screens().map(({ id, maxWidth }) => ({ id, ...(maxWidth !== undefined && { maxWidth }) })),
    routes: table.map(({ file: _, ...route }) => route),
    stylesheet: `/${sheet}`,
    ...(defaults && { functionDefaults: defaults }),
  }
}

function siteIssues(site: SiteRecord | undefined, view: DocumentView): readonly Issue[] {
  if (!site) return [{ code: 'no-site', severity: 'error', path: 'site', message: MESSAGES.noSite }]
  if (view.homePage()) return []
  return [{ code: 'no-home-page', severity: 'error', path: `site/${site.id}/homePageId`, message: MESSAGES.noHomePage }]
}
