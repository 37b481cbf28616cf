import { batch, signal } from '@preact/signals-core'
import type { FormulaFunctions } from '@heddle/formula/functions'
import type { PluginBrowser } from '@heddle/kit'
import type {
  AnsweredRows,
  FetchedRows,
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedPlugin,
  PublishedVariable,
} from '@heddle/document/published'
import type { RenderHost } from '@heddle/renderer'
import { createInstance } from './components/index.ts'
import { fetchedRows } from './collections/fetched-rows.ts'
import { createCollections, type Collections } from './collections/index.ts'
import { createEvaluator, type Evaluator } from './evaluate/create-evaluator.ts'
import type { PatternPort } from './evaluate/shape-rows.ts'
import type { BrowserContext } from './scope/browser-context.ts'
import { createScope, type ScopeParts } from './scope/create-scope.ts'
import { pluginNames } from './scope/plugin-names.ts'
import { projectFormulas } from './scope/project-formulas.ts'
import { snapshotSurroundings, type SnapshotFacts } from './surroundings/snapshot.ts'
import { createVariables, type Variables } from './variables/create-variables.ts'

export interface SnapshotInput {
  readonly page: () => PublishedPageInfo | undefined
  readonly lang: string
  readonly browser: () => BrowserContext
  /** Values of the path's parameters by name: the defaults. */
  readonly pageParameters?: () => Readonly<Record<string, string>>
  readonly variables: readonly PublishedVariable[]
  readonly collections: readonly PublishedCollection[]
  readonly formulas: readonly PublishedFormula[]
  readonly libraryComponents: readonly PublishedComponent[]
  readonly plugins?: readonly PublishedPlugin[] | undefined
  /** Browser sides of plugins by namespace; of a snapshot only their functions run. */
  readonly browsers?: Readonly<Record<string, PluginBrowser>>
  /** Rows of static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  /** Answers of the server's own sources by id, in the order in which they were asked. */
  readonly answered?: AnsweredRows | undefined
  /** Gives other collections than there are, under the same names: what a builder wants to see. */
  readonly standIn?: (collections: object) => object
  /** Pages that formulas read. */
  readonly pages?: () => readonly PublishedPageEntry[] | undefined
  readonly functions: FormulaFunctions
  readonly pattern: PatternPort
  readonly facts: Omit<SnapshotFacts, 'language'>
  readonly tokens?: ScopeParts['tokens']
}

/** Names and evaluation of the publish snapshot (architecture section 6): what the server and the canvas draw with. */
export interface SnapshotNames {
  readonly scope: object
  readonly evaluator: Evaluator
  readonly variables: Variables
  /** Rows that came of the answers. */
  readonly fetched: Readonly<Record<string, FetchedRows>>
  /** Other definitions of collections and formulas: who reads one that is another now follows. */
  readonly revise: (logic: Pick<SnapshotInput, 'collections' | 'formulas' | 'rows' | 'plugins'>) => void
  /** Other components: instances that are made from now on are of these. */
  readonly reviseComponents: (components: readonly PublishedComponent[]) => void
  /** Instances of library components; no workflows run in them. */
  readonly instance: NonNullable<RenderHost['instance']>
}

export function createSnapshotNames(input: SnapshotInput): SnapshotNames {
  const { page, lang, browser, pageParameters, pages, functions, pattern, facts, tokens, standIn = same } = input
  const variables = createVariables(input.variables)
  let components = input.libraryComponents
  const evaluator = createEvaluator(
    { functions, surroundings: snapshotSurroundings({ ...facts, language: () => lang }) },
    pattern,
  )
  const scope: object = createScope({
    variables,
    page,
    lang: () => lang,
    browser,
    collections: () => standIn(collections.value?.names() ?? {}),
    formulas: () => formulas.value,
    plugins: () => plugins.value,
    ...(pageParameters && { pageParameters }),
    ...(pages && { pages }),
    ...(tokens && { tokens }),
  })
  const formulasOf = (list: SnapshotInput['formulas']): object => projectFormulas(list, evaluator.resolve, () => scope)
  const pluginsOf = (list: SnapshotInput['plugins'] = []) =>
    pluginNames({
      plugins: list,
      variables: variables.list(),
      values: variables.names,
      browserOf: (namespace) => input.browsers?.[namespace],
      isLoaded: () => false,
    })
  const plugins = signal(pluginsOf(input.plugins))
  const newCollections = (): Collections => createCollections({ evaluator, scope, pattern, onError: () => {}, log: () => {} })
  const formulas = signal(formulasOf(input.formulas))
  const collections = signal(input.collections.length > 0 ? newCollections() : undefined)
  const fetched: Record<string, FetchedRows> = {}
  collections.value?.reset(input.collections, input.rows)
  // What one was asked with may read another one: each is put in its place before the next is looked at.
  for (const [id, answer] of Object.entries(input.answered ?? {})) {
    const definition = input.collections.find((one) => one.id === id)
    if (!answer || !definition) continue
    fetched[id] = fetchedRows(definition, answer, { evaluator, scope })
    collections.value?.state(id).put(fetched[id])
  }
  return {
    scope,
    evaluator,
    variables,
    fetched,
    revise: (logic) =>
      batch(() => {
        formulas.value = formulasOf(logic.formulas)
        plugins.value = pluginsOf(logic.plugins)
        collections.value ??= newCollections()
        collections.value.revise(logic.collections, logic.rows)
      }),
    reviseComponents: (list) => void (components = list),
    instance: (node, component, outer) => createInstance(node, component, outer, { components, evaluator, variables }),
  }
}

const same = (collections: object): object => collections
