import type { Theme } from '@heddle/document'
import type {
  PublishedCollection,
  PublishedComponent,
  PublishedFormula,
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedPlugin,
  PublishedVariable,
  PublishedWorkflow,
} from '@heddle/document/published'
import { compilePattern } from '@heddle/document/regex'
import type { FormulaFunctions } from '@heddle/formula/functions'
import type { PluginBrowser } from '@heddle/kit'
import { withNames } from '@heddle/renderer'
import { atPlace, type AskedCall, type KeptRecording, type Sandbox } from '@heddle/workflow/trace'
import { createCollections } from './collections/index.ts'
import { recordedInstance } from './components/recorded-instance.ts'
import { createEvaluator, type Evaluator } from './evaluate/create-evaluator.ts'
import { collectionsPort, variablesPort } from './ports/values.ts'
import { snapshotBrowser } from './scope/browser-context.ts'
import { createScope } from './scope/create-scope.ts'
import { pluginNames } from './scope/plugin-names.ts'
import { projectFormulas } from './scope/project-formulas.ts'
import { snapshotSurroundings } from './surroundings/snapshot.ts'
import { createVariables, type Variables } from './variables/create-variables.ts'
import { readQuery } from './variables/read-query.ts'

/** Everything of a project that a run of one page could reach, as a release has it. */
export interface TestedProject {
  /** Nothing where the page is gone. */
  readonly page: PublishedPageInfo | undefined
  readonly pages: readonly PublishedPageEntry[]
  readonly lang: string
  readonly defaultLanguage: string
  readonly theme: Theme
  readonly variables: readonly PublishedVariable[]
  readonly collections: readonly PublishedCollection[]
  readonly formulas: readonly PublishedFormula[]
  readonly plugins: readonly PublishedPlugin[]
  readonly workflows: readonly PublishedWorkflow[]
  readonly libraryComponents: readonly PublishedComponent[]
  /** The component that a workflow belongs to, or stands in, by the workflow's id. */
  readonly componentOf: Readonly<Record<string, string>>
  /** Rows of static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  readonly functionDefaults?: Readonly<Record<string, unknown>>
}

export interface TestSandbox extends Sandbox {
  readonly evaluator: Evaluator
  readonly variables: Variables
  /** Rows come with the answer of a fetch: it is put in place, as the source would have. */
  readonly onAnswer: (call: AskedCall, value: unknown) => void
}

/**
 * Variables and collections as they were when a run began, on copies, with the names that formulas see. The clock stands at that
 * moment, chance is in the middle, the time zone is UTC. A run inside of an instance has its properties and variables of then, and
 * formulas of the component as they are now.
 */
export function createTestSandbox(
  project: TestedProject,
  { workflowId, input: { place }, values, rows, began, page: { path } }: KeptRecording,
  functions: FormulaFunctions,
  browsers: Readonly<Record<string, PluginBrowser>>,
): TestSandbox {
  const { page, lang, theme, functionDefaults, defaultLanguage } = project
  const known = new Set(project.variables.map(({ id }) => id))
  // Values that elements give are no variables of the project.
  const given = Object.entries(values).flatMap(([id, value]) => (known.has(id) ? [] : [givenVariable(id, value)]))
  const variables = createVariables([...project.variables, ...given])
  variables.set(new Map(Object.entries(values)))
  const language = () => lang
  const defaults = { defaultLanguage, functionDefaults: () => functionDefaults }
  const surroundings = snapshotSurroundings({ now: began, language, ...defaults })
  const evaluator = createEvaluator({ functions, surroundings }, () => compilePattern)
  const address = new URL(path, 'https://site.invalid')
  const browser = { ...snapshotBrowser(address.pathname, theme), query: readQuery(address.search) }
  const plugins = pluginNames({
    plugins: project.plugins,
    variables: variables.list(),
    values: variables.names,
    browserOf: (namespace) => browsers[namespace],
    isLoaded: () => false,
  })
  const names: object = createScope({
    variables,
    page: () => page,
    lang: () => lang,
    browser: () => browser,
    pages: () => project.pages,
    collections: () => collections.names(),
    formulas: () => formulas,
    plugins: () => plugins,
  })
  const formulas = projectFormulas(project.formulas, evaluator.resolve, () => names)
  const pattern = () => compilePattern
  const collections = createCollections({ evaluator, scope: names, pattern, onError: () => {}, log: () => {} })
  // Nothing asks a source: all rows stand as they are.
  collections.reset(
    project.collections.map((collection) => ({ ...collection, mode: 'static' })),
    { ...project.rows, ...rows },
  )
  const { fetch: _, ...local } = collectionsPort(
    () => collections,
    () => false,
  )
  const componentId = project.componentOf[workflowId]
  const component = project.libraryComponents.find(({ id }) => id === componentId)
  const around = atPlace(withNames(names, undefined), place)
  const scope =
    component && place?.component
      ? recordedInstance(component, place.component, { outer: around, resolve: evaluator.resolve, page: variables })
      : around
  return {
    scope,
    evaluator,
    variables,
    ports: {
      variables: variablesPort(
        variables,
        () => scope,
        () => false,
      ),
      collections: local,
      navigation: { hasPage: (id: string) => project.pages.some((one) => one.id === id) },
      language: { isOfPage: (one: string) => page?.langs.includes(one) ?? false },
    },
    onAnswer({ name, args }, value) {
      const [id] = Array.isArray(args) ? (args as readonly unknown[]) : []
      if (name === 'collections.fetch' && typeof id === 'string' && collections.has(id))
        collections.update(id, { type: 'replace', value })
    },
  }
}

const TYPES: Readonly<Record<string, PublishedVariable['type']>> = { string: 'string', number: 'number', boolean: 'boolean' }

function givenVariable(id: string, value: unknown): PublishedVariable {
  const type = TYPES[typeof value] ?? (Array.isArray(value) ? 'array' : 'object')
  return { id, name: id, type, defaultValue: null }
}
