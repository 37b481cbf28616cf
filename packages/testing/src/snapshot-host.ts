import type { PublishedPage } from '@heddle/document/published'
import { compilePattern } from '@heddle/document/regex'
import type { FormulaFunctions } from '@heddle/kit'
import type { RenderHost } from '@heddle/renderer'
import { createSnapshotNames, snapshotBrowser } from '@heddle/runtime/host'

export interface SnapshotHostInput {
  readonly data: PublishedPage
  readonly lang: string
  readonly path: string
  /** Rows of static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  readonly functions: FormulaFunctions
}

/** A host that gives the publish snapshot: every variable at its default, nothing of a visitor's own. */
export function snapshotHost({ data, lang, path, rows, functions }: SnapshotHostInput): RenderHost {
  const browser = snapshotBrowser(path, 'light')
  const { scope, evaluator, variables, instance } = createSnapshotNames({
    page: () => data.page,
    lang,
    browser: () => browser,
    variables: data.variables,
    collections: data.collections,
    formulas: data.formulas,
    libraryComponents: data.libraryComponents,
    pages: () => data.pages,
    rows,
    functions,
    pattern: () => compilePattern,
    facts: { now: 0, defaultLanguage: lang },
  })
  return {
    scope,
    evaluate: evaluator.evaluate,
    variable: variables.share,
    instance,
    addresses: { asset: (reference) => reference, icon: (name) => `/icons/${name}.svg` },
    currentPath: () => path,
  }
}
