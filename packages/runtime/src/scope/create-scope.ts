import { jsonText } from '@heddle/document/values'
import type { PublishedPageEntry, PublishedPageInfo } from '@heddle/document/published'
import { setKnownScope } from '@heddle/formula/run'
import type { Variables } from '../variables/create-variables.ts'
import type { BrowserContext } from './browser-context.ts'
import { NO_PLACES } from './element-places.ts'
import type { PluginNames } from './plugin-names.ts'
import { createPageRecords } from './page-records.ts'
import { NOWHERE, type WindowPlace } from './window-place.ts'
import { withGetters } from './with-getters.ts'

/** Where the names of formulas come from. Functions may read signals: what reads them follows. */
export interface ScopeParts {
  readonly variables: Variables
  readonly page: () => PublishedPageInfo | undefined
  readonly lang: () => string
  readonly browser: () => BrowserContext
  /** Values of the path's parameters by name. */
  readonly pageParameters?: () => Readonly<Record<string, string>>
  /** Pages of the site that formulas may read. */
  readonly pages?: () => readonly PublishedPageEntry[] | undefined
  /** The window on its page. */
  readonly screen?: () => WindowPlace
  /** Where elements stand in the window, by HTML id. */
  readonly positions?: () => object | undefined
  /** Collections and project formulas by id and name. */
  readonly collections?: () => object
  readonly formulas?: () => object
  /** Absent where no page has any. */
  readonly plugins?: () => PluginNames | undefined
  /** Design tokens by id and name. Published formulas name custom properties instead. */
  readonly tokens?: () => Readonly<Record<'colors' | 'spacings' | 'typographies', Readonly<Record<string, string>>>>
}

const NOTHING = {}
const NO_PAGES: readonly PublishedPageEntry[] = []

/** The names that formulas see (logic reference 1.2 and 1.3), each an own getter. */
export function createScope(parts: ScopeParts): object {
  const { variables, page, lang, browser } = parts
  const pageRecords = createPageRecords()
  const pages = (): object => {
    const [entries, shownId] = [parts.pages?.() ?? NO_PAGES, page()?.id]
    const isAmong = entries.some(({ id }) => id === shownId)
    return pageRecords(entries, shownId, isAmong ? browser().path : undefined, lang())
  }
  const pageNames = withGetters({}, { page: () => pageValue(page(), lang(), browser().path) })
  const globals = withGetters(pageNames, {
    browser,
    screen: () => parts.screen?.() ?? NOWHERE,
    componentPositionInfo: () => parts.positions?.() ?? NO_PLACES,
    pages,
    pageParameters: () => parts.pageParameters?.() ?? NOTHING,
    colors: () => parts.tokens?.().colors ?? NOTHING,
    spacings: () => parts.tokens?.().spacings ?? NOTHING,
    typographies: () => parts.tokens?.().typographies ?? NOTHING,
  })
  const scope: object = Object.defineProperties({}, Object.getOwnPropertyDescriptors(globals))
  withGetters(scope, {
    variables: () => variables.names(),
    collections: () => parts.collections?.() ?? NOTHING,
    formulas: () => parts.formulas?.() ?? NOTHING,
    plugins: () => parts.plugins?.()?.plugins ?? NOTHING,
    pluginVariables: () => parts.plugins?.()?.pluginVariables ?? NOTHING,
    pluginFormulas: () => parts.plugins?.()?.pluginFormulas ?? NOTHING,
    context: () => NOTHING,
    globalContext: () => globals,
  })
  // Queries of links with bound values are encoded where they are evaluated.
  Object.defineProperty(scope, 'encodeURIComponent', { enumerable: true, value: encodeQueryValue })
  setKnownScope(scope, {
    names: new Set(Object.keys(scope)),
    cell: ([root, id, ...rest]) =>
      root === 'variables' && id !== undefined && rest.length === 0 ? variables.cell(id) : undefined,
  })
  return scope
}

function pageValue(page: PublishedPageInfo | undefined, lang: string, path: string): object {
  return { ...page, lang, path, pageLoaded: page !== undefined }
}

/** Nothing gives an empty text, not "undefined"; so does what cannot be written down. */
function encodeQueryValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return encodeURIComponent(typeof value === 'object' ? (jsonText(value) ?? '') : String(value))
}
