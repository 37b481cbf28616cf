import type { FormulaFunctions } from '@heddle/formula/functions'
import type {
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedVariable,
} from '@heddle/document/published'
import type { RenderHost } from '@heddle/renderer'
import { createInstance } from './components/index.ts'
import { createCollections } from './collections/index.ts'
import { createEvaluator, type Evaluator } from './evaluate/create-evaluator.ts'
import { compilePattern } from '@heddle/document/regex'
import type { BrowserContext } from './scope/browser-context.ts'
import { createScope, type ScopeParts } from './scope/create-scope.ts'
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
  /** Rows of static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  /** Pages that formulas read. */
  readonly pages?: () => readonly PublishedPageEntry[] | undefined
  readonly functions: FormulaFunctions
  readonly facts: Omit<SnapshotFacts, 'language'>
  readonly tokens?: ScopeParts['tokens']
}

/** Names and evaluation of the publish snapshot (architecture section 6): what the server and the canvas draw with. */
export interface SnapshotNames {
  readonly scope: object
  readonly evaluator: Evaluator
  readonly variables: Variables
  /** Instances of library components; no workflows run in them. */
  readonly instance: NonNullable<RenderHost['instance']>
}

export function createSnapshotNames(input: SnapshotInput): SnapshotNames {
  const { page, lang, browser, pageParameters, pages, functions, facts, tokens } = input
  const variables = createVariables(input.variables)
  const evaluator = createEvaluator(
    { functions, surroundings: snapshotSurroundings({ ...facts, language: () => lang }) },
    () => compilePattern,
  )
  const scope: object = createScope({
    variables,
    page,
    lang: () => lang,
    browser,
    collections: () => collections?.names() ?? {},
    formulas: () => formulas,
    ...(pageParameters && { pageParameters }),
    ...(pages && { pages }),
    ...(tokens && { tokens }),
  })
  const formulas = projectFormulas(input.formulas, evaluator.resolve, () => scope)
  const collections =
    input.collections.length > 0
      ? createCollections({ evaluator, scope, pattern: () => compilePattern, onError: () => {}, log: () => {} })
      : undefined
  collections?.reset(input.collections, input.rows)
  return {
    scope,
    evaluator,
    variables,
    instance: (node, component, outer) =>
      createInstance(node, component, outer, { components: input.libraryComponents, evaluator, variables }),
  }
}
