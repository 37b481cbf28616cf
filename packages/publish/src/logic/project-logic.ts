import type { Json } from '@heddle/store'
import { staticData, type DocumentView, type Id } from '@heddle/document'
import type { PublishedCollection, PublishedComponent, PublishedFormula } from '@heddle/document/published'
import type { PluginDefinition } from '@heddle/kit'
import type { FormulaContext } from '../compile/formulas.ts'
import { compileCollection } from './compile-collection.ts'
import { compileComponent } from './compile-component.ts'
import { compileFormula } from './compile-formula.ts'

/** Every collection, formula and library component of a project, for a page that is still being built. What cannot be read is left out. */
export interface ProjectLogic {
  readonly collections: readonly PublishedCollection[]
  readonly formulas: readonly PublishedFormula[]
  readonly libraryComponents: readonly PublishedComponent[]
  /** Rows of static collections by id. */
  readonly rows: Readonly<Record<Id, Json>>
}

export function projectLogic(view: DocumentView, pageId: Id, plugins: ReadonlyMap<string, PluginDefinition>): ProjectLogic {
  const context: FormulaContext = { view, pageId, dependOn: () => {}, useToken: () => {} }
  const rows: Record<Id, Json> = {}
  for (const collection of view.of('collection'))
    if (collection.mode === 'static') rows[collection.id] = staticData(collection) ?? []
  return {
    collections: view.of('collection').map((record) => compileCollection(record, context, plugins, () => {})),
    formulas: view.of('formula').flatMap((record) => {
      const { id, name, parameters } = record
      const body = compileFormula(record, context)
      return 'problem' in body ? [] : [{ id, name, parameters, body }]
    }),
    libraryComponents: projectComponents(view, pageId),
    rows,
  }
}

/** What instances of every library component of a project are made from. */
export function projectComponents(view: DocumentView, pageId: Id): readonly PublishedComponent[] {
  const context: FormulaContext = { view, pageId, dependOn: () => {}, useToken: () => {} }
  return view.of('library-component').map((record) => compileComponent(record, context, () => {}))
}
