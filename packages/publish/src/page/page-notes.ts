import type { Json } from '@heddle/store'
import type { Id, Issue } from '@heddle/document'
import { chunkFiles } from '../chunks.ts'
import { formTargets } from '../facts/form-targets.ts'
import { elementSources } from '../facts/element-sources.ts'
import { reachOf } from '../facts/reach.ts'
import type { PageRoute } from '../facts/routes.ts'
import type { Readers } from '../readers.ts'
import type { PublishInput } from '../types.ts'
import type { Used } from './collect-used.ts'
import { worksOffline } from './app-tags.ts'
import { headCode } from './head-code.ts'
import { neededCode } from './live-data.ts'
import type { PageDraft } from './page.ts'
import { pagePolicies, type PagePolicies } from './page-inline.ts'
import { serverActionFiles } from './server-actions.ts'
import { sourceFiles } from './source-files.ts'

/** What a release is told of a page beside its files: little enough to be kept for every page of a large site. */
export interface PageNotes {
  readonly route: PageRoute
  readonly readers: Readers
  readonly isLive: boolean
  /** It reads the time of publishing: never the same twice. */
  readonly readsClock: boolean
  /** Something is looked up by a name worked out while running. */
  readonly readsAny: boolean
  /** Rows of the static collections it uses, by id. */
  readonly rows: Readonly<Record<Id, Json>>
  readonly used: Pick<Used, 'elements' | 'icons' | 'records'>
  /** Ports that its actions and elements ask, by name. */
  readonly ports: readonly string[]
  /** Names of the uploaded files it loads, in the storage of uploads. */
  readonly assets: readonly string[]
  readonly issues: readonly Issue[]
  /** Collections, formulas and variables that it carries. */
  readonly named: readonly Id[]
  /** Files of the runtime that it needs when it is shown. */
  readonly files: readonly string[]
  /** Modules with the builder's code, and what the server knows of sources of rows and of actions it runs: contents by path in the release. */
  readonly scripts: ReadonlyMap<string, string>
  readonly sources: ReadonlyMap<string, string>
  /** Texts that were drawn ahead, by path in the release. */
  readonly ahead: ReadonlyMap<string, string>
  readonly tokensCss: string
  readonly css: string
  /** Path of its sheet, when it has one of its own. */
  readonly sheet: string | undefined
  readonly policies: PagePolicies
}

/** What is to be known of a compiled page; valid until what it is made of changes. */
export function pageNotes(draft: PageDraft, input: PublishInput): PageNotes {
  const { route, readers, rows, used, compiled, logic, page, tokensCss, css, inline, ahead } = draft
  const { view, chunks, sha256, plugins, definitions } = input
  const policies = pagePolicies(
    inline,
    {
      hasScriptFiles: page.page.live,
      hasWorker: worksOffline(view, input),
      reach: reachOf(page, elementSources('reaches', compiled, definitions), logic.scripts.size > 0, plugins),
      showsFiles: page.workflows.length > 0 || page.page.uses?.ports !== undefined,
      formTargets: formTargets(compiled, definitions),
      frames: elementSources('frames', compiled, definitions),
      base: view.site()?.baseTag?.href,
      code: headCode(view),
      styles: ahead.styles,
    },
    sha256,
  )
  const assets = [...used.records, ...(typeof route.page.metaImage === 'string' ? [route.page.metaImage] : [])]
  return {
    route,
    readers,
    isLive: page.page.live,
    readsClock: page.page.uses?.clock === true,
    readsAny: logic.readsAny,
    rows,
    used: { elements: used.elements, icons: used.icons, records: used.records },
    ports: Object.keys(page.page.uses?.ports ?? {}),
    assets: assets.flatMap((id) => view.find('asset', id)?.file ?? []),
    issues: [...compiled.flatMap(({ issues }) => issues), ...logic.issues],
    named: [...logic.collections, ...logic.formulas, ...logic.variables].map(({ id }) => id),
    files: chunkFiles(chunks, neededCode(page)),
    scripts: logic.scripts,
    sources: new Map([
      ...sourceFiles({ ...page, collections: logic.collections }, view.defaultLanguage(), sha256),
      ...serverActionFiles(logic.workflows, { plugins: logic.plugins, definitions: plugins, sha256 }),
    ]),
    ahead: ahead.files,
    tokensCss,
    css,
    sheet: inline.sheet,
    policies,
  }
}
