import { laterFiles } from './chunks.ts'
import type { PublishedSite } from '@heddle/document/published'
import { checkDataSet, hasErrors, type DocumentView, type Id, type Issue, type SiteRecord } from '@heddle/document'
import { assetAddress } from './asset-address.ts'
import { joinUsed, type Used } from './page/collect-used.ts'
import { createContext } from './compile/index.ts'
import type { KeptPages } from './page/kept-pages.ts'
import { draftPage, type PageDraft } from './page/page.ts'
import { pageNotes, type PageNotes } from './page/page-notes.ts'
import { BUILT_IN_NOT_FOUND } from './limits.ts'
import { MESSAGES } from './messages.ts'
import {
  DATA_TYPE,
  publishData,
  publishPage,
  SHEET_TYPE,
  type OpenPage,
  type PublishedPart,
  type Publishing,
} from './publish-page.ts'
import { notFoundPage } from './site/not-found.ts'
import { createPageEntries } from './facts/page-entries.ts'
import { fileHash } from './file-hash.ts'
import { EVERYONE } from './readers.ts'
import { createRelease, type Release } from './release/release.ts'
import { functionDefaults } from './facts/snapshot-facts.ts'
import { pageRoutes, releaseRoutes, routeIssues, type PageRoute } from './facts/routes.ts'
import { publishOffline } from './site/offline.ts'
import { publishRows, siteFiles, usedAssets, usedFeatures, usedPorts } from './site/site-files.ts'
import type { Artefact, PublishInput, PublishResult, ReleaseRoute } from './types.ts'
import { nextVersion, sharedHash } from './release/version.ts'
import { createWithheld } from './release/withheld.ts'

/** A publish that may use what the one before left of the same document. */
export interface KeepingInput extends PublishInput {
  /** What is known of pages since the publish before. */
  readonly kept?: KeptPages
}

/**
 * Turns a project into the files of a release (architecture section 7, specification section 7). Touches no disk and no
 * network; equal inputs give equal files. Nothing is given out when an error blocks.
 */
export async function publishProject(input: KeepingInput): Promise<PublishResult> {
  const { view, kept, root = '' } = input
  kept?.begin(input)
  const release = createRelease(input.onArtefact)
  const site = view.site()
  const drawn = { defaultTheme: site?.defaultTheme ?? 'light', ...baseOf(root) }
  const routes = kept ? kept.routes(() => pageRoutes(view)) : pageRoutes(view)
  release.report(siteIssues(site, view))
  release.report(routeIssues(routes))
  release.report(view.of('page').flatMap((page) => checkDataSet(page, view)))

  const languages = new Map(
    view.languages().map((language) => {
      const context = createContext({
        ...input,
        language,
        addresses: { root, narrows: true, asset: (file) => assetAddress(file, root) },
      })
      return [language, { context, pageEntry: createPageEntries(view, language, root) }]
    }),
  )
  const parts: PageNotes['used'][] = []
  const sheets = new Set<string>()
  const withheld = createWithheld()
  const hasGuards = routes.some(({ page }) => page.userGroups.length > 0)
  // What a live page carries of the site is known only when all pages are compiled, and so is the version that stands in the
  // data of the others; these are drawn at once.
  const waiting: OpenPage[] = []
  const still: PublishedPart[] = []
  /** Files of the runtime that a visitor of any page may need. */
  const files = new Set<string>()
  const total = routes.reduce((sum, { rows }) => sum + (rows?.pages.length ?? 1), 0)
  let done = 0
  const publishing: Publishing = {
    input,
    release,
    async advance(count) {
      done += count
      await input.onProgress?.({ done, total })
    },
  }
  const compile = (route: PageRoute, isWithheld: (id: Id) => boolean): PageDraft => {
    const language = languages.get(route.lang)
    if (!language) throw new Error(`${route.lang} is no language of the site`)
    return draftPage(route, language.context, language.pageEntry, isWithheld, input)
  }
  const open = (route: PageRoute): OpenPage => {
    let made: PageDraft | undefined
    const draft = (): PageDraft => (made ??= compile(route, () => hasGuards))
    const find = (): PageNotes => pageNotes(draft(), input)
    return { notes: kept ? kept.page(route, find) : find(), draft }
  }
  const note = ({ issues, sources, readers, used, files: needed, tokensCss, css }: PageNotes): void => {
    if (issues.length > 0) release.report(issues)
    for (const [path, contents] of sources) release.share(path, readers, { contentType: DATA_TYPE, contents })
    parts.push(used)
    for (const file of needed) files.add(file)
    // Nobody gets to a guarded page but by loading its document, which holds its rules.
    if (readers === EVERYONE) sheets.add(tokensCss).add(css)
  }
  for (const route of routes) {
    await publishing.advance(0)
    const page = open(route)
    withheld.note(page.notes)
    if (page.notes.isLive) waiting.push(page)
    else {
      note(page.notes)
      if (!site || hasErrors(release.problems)) continue
      still.push(await publishPage(page, drawn, undefined, publishing))
    }
  }
  const live = waiting.map((page): OpenPage => {
    if (!hasGuards || !page.notes.readsAny) return page
    const draft = compile(page.notes.route, (id) => withheld.isWithheld(page.notes, id))
    return { notes: pageNotes(draft, input), draft: () => draft }
  })
  for (const { notes } of live) note(notes)
  if (!site || hasErrors(release.problems)) return release.refused()

  const livePages = new Set<Id>(live.map(({ notes }) => notes.route.page.id))
  const table = releaseRoutes(routes, livePages)
  const shared = live.length > 0 ? sharedByLive(site, input, table, [...sheets].join('')) : undefined
  const version = nextVersion(shared?.hash ?? '', input.previous?.version, input.highestVersion)
  const cacheVersion = version.number
  const isOfSameVersion = cacheVersion === input.previous?.version?.number
  for (const page of still) publishData(page, page.isSame && isOfSameVersion, cacheVersion, release)
  if (shared) {
    const published = { ...shared.facts, cacheVersion }
    const known = { published, sitePart: JSON.stringify(published) }
    for (const page of live) {
      const part = await publishPage(page, drawn, known, publishing)
      publishData(part, part.isSame, cacheVersion, release)
    }
    release.put(shared.sheet, SHEET_TYPE, shared.css, EVERYONE)
  }

  const used = joinUsed(parts)
  const pages = [...still, ...live].map(({ notes }) => notes)
  publishIcons(used, input, release)
  publishRows(pages, release)
  const hasOwn = routes.some(
    ({ isNotFound, page, lang }) => isNotFound && page.userGroups.length === 0 && lang === view.defaultLanguage(),
  )
  if (!hasOwn) {
    const { html, policy } = notFoundPage(site, input)
    release.put(BUILT_IN_NOT_FOUND, 'text/html; charset=utf-8', html, EVERYONE)
    release.policies[BUILT_IN_NOT_FOUND] = policy
  }
  const offline = publishOffline(site, routes, cacheVersion, release, input)
  const day = new Date(input.now).toISOString().slice(0, 10)
  const findFiles = (): readonly Artefact[] => siteFiles(view, routes, input, day)
  for (const { path, contentType, contents } of kept ? kept.siteFiles(day, findFiles) : findFiles())
    release.put(path, contentType, contents, EVERYONE)
  release.put(
    'features.json',
    DATA_TYPE,
    JSON.stringify({ release: input.releaseId, ...usedFeatures(used, livePages) }),
    EVERYONE,
  )
  release.put('routes.json', DATA_TYPE, JSON.stringify({ routes: table }), EVERYONE)
  release.put('headers.json', DATA_TYPE, JSON.stringify({ contentSecurityPolicy: release.policies }), EVERYONE)
  return release.done({
    assets: usedAssets(pages, view),
    ports: usedPorts(pages),
    chunks: [...(live.length > 0 ? [...files, ...laterFiles(input.chunks, [...files])] : []), ...offline].toSorted(),
    version,
    routes: table,
  })
}

function publishIcons({ icons }: Pick<Used, 'icons'>, { iconSvg }: PublishInput, release: Release): void {
  for (const name of [...icons].toSorted()) {
    const svg = iconSvg(name)
    // Every site has the whole set at this address: which of them a page uses is not told by it.
    if (svg !== undefined) release.put(`icons/${name}.svg`, 'image/svg+xml', svg, EVERYONE)
  }
}

/** What live pages share: what they know of the site, the sheet of all pages, and a hash that tells whether it is another one. */
function sharedByLive(
  site: SiteRecord,
  input: PublishInput,
  table: readonly ReleaseRoute[],
  css: string,
): { readonly facts: Omit<PublishedSite, 'cacheVersion'>; readonly sheet: string; readonly css: string; readonly hash: string } {
  const sheet = `styles/${fileHash(input.sha256(css))}.css`
  const facts = siteFacts(site, input, table, sheet)
  return { facts, sheet, css, hash: sharedHash(facts, input.chunks, input.sha256) }
}

/** What live pages know of the site, but for the version that follows from it. */
function siteFacts(
  site: SiteRecord,
  { view, plugins, root = '' }: PublishInput,
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
    // Only the server can say of an address that it is unknown.
    routes: table
      .filter(({ pattern }) => !pattern.endsWith('*'))
      .map(({ file: _, ...route }) => ({ ...route, pattern: root + route.pattern })),
    stylesheet: `${root}/${sheet}`,
    ...(defaults && { functionDefaults: defaults }),
    ...baseOf(root),
  }
}

function baseOf(root: string): Pick<PublishedSite, 'base'> {
  return root === '' ? {} : { base: `${root}/` }
}

function siteIssues(site: SiteRecord | undefined, view: DocumentView): readonly Issue[] {
  if (!site) return [{ code: 'no-site', severity: 'error', path: 'site', message: MESSAGES.noSite }]
  if (view.homePage()) return []
  return [{ code: 'no-home-page', severity: 'error', path: `site/${site.id}/homePageId`, message: MESSAGES.noHomePage }]
}
