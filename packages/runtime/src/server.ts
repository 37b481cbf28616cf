import type { FormulaFunctions } from '@heddle/formula/functions'
import type { PluginBrowser } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'
import type { AnsweredRows, FetchedRows, NeededRows, PublishedPage, PublishedSite } from '@heddle/document/published'
import { compilePattern } from '@heddle/document/regex'
import { UNHEARD_SLICES, type NodeSource } from '@heddle/renderer'
import { renderPageToString, type RenderedPage } from '@heddle/renderer/server'
import { standRows } from '@heddle/renderer/windows'
import { neededRows } from './collections/fetched-rows.ts'
import { headTexts } from './head/head-texts.ts'
import { snapshotBrowser } from './scope/browser-context.ts'
import { siteAddresses } from './site-addresses.ts'
import { createSnapshotNames, type SnapshotInput } from './snapshot-names.ts'

export { parametersAt } from './routes/match-route.ts'

export interface RenderInput {
  readonly page: Omit<PublishedPage, 'cacheVersion'>
  readonly site: Pick<PublishedSite, 'defaultTheme' | 'base'>
  readonly lang: string
  /** Address of the page on its site, for example `/test`. */
  readonly path: string
  /** Default values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  /** Rows of the page's static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  /** What the server's own sources answered so far, by collection; absent where none is asked before the page is drawn. */
  readonly answered?: AnsweredRows | undefined
  /** What formula functions read of the publish snapshot. */
  readonly facts: Omit<SnapshotInput['facts'], 'functionDefaults'> & {
    readonly functionDefaults?: PublishedSite['functionDefaults']
  }
}

const NOT_DRAWN: RenderedPage = { html: '', broken: [], holes: {}, bound: {}, rows: {}, hasLongLists: false }

/** Makes the function that draws published pages as HTML, reading the publish snapshot (architecture section 6). */
export function createRenderPage(
  components: Readonly<Record<string, ElementComponent>>,
  functions: FormulaFunctions,
  browsers: Readonly<Record<string, PluginBrowser>> = {},
): (input: RenderInput) => RenderedPage & {
  readonly head?: ReturnType<typeof headTexts>
  /** What is to be asked before the page is drawn, where it may be asked for anything: the page was not drawn. */
  readonly needs?: readonly NeededRows[]
  /** What came with the page. */
  readonly fetched?: Readonly<Record<string, FetchedRows>>
} {
  return ({ page, site, lang, path, parameters, rows, answered, facts }) => {
    const browser = snapshotBrowser(path, site.defaultTheme, site.base)
    const { scope, evaluator, variables, instance, fetched } = createSnapshotNames({
      page: () => page.page,
      lang,
      browser: () => browser,
      pageParameters: () => parameters,
      variables: page.variables,
      collections: page.collections,
      answered,
      formulas: page.formulas,
      libraryComponents: page.libraryComponents,
      pages: () => page.pages,
      rows,
      plugins: page.plugins,
      browsers,
      functions,
      pattern: () => compilePattern,
      facts: { ...facts, functionDefaults: () => facts.functionDefaults },
    })
    const needs = answered ? neededRows(page.collections, answered, { evaluator, scope }) : []
    if (needs.length > 0) return { ...NOT_DRAWN, needs }
    const source: NodeSource = { get: (uid) => page.wwObjects[uid] ?? page.sections[uid] }
    const host = {
      scope,
      evaluate: evaluator.evaluate,
      variable: variables.share,
      instance,
      addresses: siteAddresses(site.base),
      currentPath: () => path,
      standRows,
    }
    const sections = page.page.sections.map(({ uid }) => uid)
    const isLive = page.page.live
    const slices = isLive ? UNHEARD_SLICES : undefined
    const rendered = renderPageToString({ sections, source, host, components, slices }, { marksHoles: isLive })
    const { head } = page.page
    return {
      ...rendered,
      ...(Object.keys(fetched).length > 0 && { fetched }),
      ...(head && { head: headTexts(head, (value) => evaluator.evaluate(value, scope)) }),
    }
  }
}
