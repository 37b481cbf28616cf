import type { Id } from '@heddle/document'
import type { FormulaContext } from '../compile/formulas.ts'
import { compileFormula } from './compile-formula.ts'
import { addReferences, type References } from './tree-references.ts'

/**
 * Ids of the collections that are named here, also by the project formulas that are called; any when a name is worked out
 * only while running. The references of those formulas are added.
 */
export function collectionsRead(references: References, context: FormulaContext): readonly Id[] {
  const { view } = context
  const followed = new Set<Id>()
  for (let size = -1; size !== followed.size;) {
    size = followed.size
    for (const record of view.of('formula')) {
      const isCalled = references.all.has('formulas') || references.formulas.has(record.id)
      if (!isCalled || followed.has(record.id)) continue
      followed.add(record.id)
      const body = compileFormula(record, context)
      if (!('problem' in body)) addReferences(body, references)
    }
  }
  if (references.all.has('collections')) return view.of('collection').map(({ id }) => id)
  return [...references.collections]
}
