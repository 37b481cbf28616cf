import type { DocumentView, Id, Language, TestRecord, Theme } from '@heddle/document'
import type {
  PublishedPageEntry,
  PublishedPageInfo,
  PublishedPlugin,
  PublishedVariable,
  PublishedWorkflow,
} from '@heddle/document/published'
import type { ActionDefinition, PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createPageEntries, visiblePages } from '../facts/page-entries.ts'
import { pageInfo, pageVariables } from '../facts/page-info.ts'
import { projectPlugins } from '../facts/plugins.ts'
import { functionDefaults } from '../facts/snapshot-facts.ts'
import { componentOf } from './compile-component.ts'
import { compileWorkflow } from './compile-workflow.ts'
import { projectLogic, type ProjectLogic } from './project-logic.ts'

/** What a test of the project runs on: everything that its page could reach, as a release has it. */
export interface TestedProject extends ProjectLogic {
  /** Nothing where the page is gone. */
  readonly page: PublishedPageInfo | undefined
  readonly pages: readonly PublishedPageEntry[]
  readonly lang: Language
  readonly defaultLanguage: Language
  readonly theme: Theme
  readonly variables: readonly PublishedVariable[]
  readonly plugins: readonly PublishedPlugin[]
  readonly workflows: readonly PublishedWorkflow[]
  /** The component that a workflow belongs to, or stands in, by the workflow's id. */
  readonly componentOf: Readonly<Record<Id, Id>>
  readonly functionDefaults?: Readonly<Record<string, Json>>
}

export interface TestedPlace {
  readonly pageId: Id
  readonly lang: Language
}

/** Port: runs a test of a project. Filled by the server bundle of apps/site. */
export type RunTest = (
  projectAt: (place: TestedPlace) => TestedProject,
  test: Pick<TestRecord, 'recording' | 'expected' | 'isExact'>,
) => Promise<TestReport>

/** How a test came out, as far as it is told. */
export type TestReport =
  | {
      readonly status: 'passed' | 'failed'
      readonly values: readonly {
        readonly id: string
        readonly value: unknown
        readonly given: unknown
        readonly isMet: boolean
      }[]
      /** The first step that came out another way. */
      readonly step:
        | {
            readonly workflowId: Id
            readonly actionId: Id | undefined
            readonly expected: { readonly kind?: string; readonly value: unknown }
            readonly given: { readonly kind?: string; readonly value: unknown }
          }
        | undefined
    }
  | { readonly status: 'asks'; readonly call: { readonly name: string } }
  | { readonly status: 'impossible'; readonly reason: string }

/** Compiles what tests of one page and language run on. What cannot be read is left out: the test that needs it fails there. */
export function testedProject(
  view: DocumentView,
  { pageId, lang }: TestedPlace,
  plugins: ReadonlyMap<string, PluginDefinition>,
  actions: ReadonlyMap<string, ActionDefinition>,
): TestedProject {
  const page = view.find('page', pageId)
  const { plugins: published, variables } = projectPlugins(view, plugins)
  const defaults = functionDefaults(view, plugins)
  const context = {
    view,
    pageId,
    language: lang,
    plugins,
    dependOn: () => {},
    useToken: () => {},
    // What code answers is recorded: no module of it is needed.
    addScript: () => '',
  }
  return {
    ...projectLogic(view, pageId, plugins),
    page: page && pageInfo(page, view, true),
    pages: visiblePages(pageId, view).map(createPageEntries(view, lang)),
    lang,
    defaultLanguage: view.defaultLanguage() ?? lang,
    theme: view.site()?.defaultTheme === 'dark' ? 'dark' : 'light',
    variables: [...pageVariables(pageId, view), ...variables],
    plugins: published,
    workflows: view.of('workflow').map((record) => {
      const component = componentOf(record.ownerId, view)
      return compileWorkflow(record, actions, component ? { ...context, component: { component } } : context, () => {})
    }),
    componentOf: Object.fromEntries(
      view.of('workflow').flatMap(({ id, ownerId }) => {
        const component = componentOf(ownerId, view)
        return component ? [[id, component.id]] : []
      }),
    ),
    ...(defaults && { functionDefaults: defaults }),
  }
}
