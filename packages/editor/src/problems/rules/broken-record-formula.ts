import type { DocumentRecord, RecordOf } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import { codesIn } from '../codes-in.ts'
import type { Problem, ProblemRule } from '../problem.ts'
import { words } from '../words.ts'

type Holder = RecordOf<'formula' | 'collection' | 'library-component'>
type Found = Omit<Problem, 'id'>

const known = new WeakMap<DocumentRecord, readonly Found[]>()

/** A formula of the project, of a component or of a collection that cannot be read: whoever relies on it gets nothing. */
export const rule: ProblemRule = {
  id: 'broken-record-formula',
  place: 11,
  find: ({ view }) =>
    [...view.of('formula'), ...view.of('collection'), ...view.of('library-component')].flatMap((record) => {
      const found = known.get(record) ?? brokenIn(record)
      known.set(record, found)
      return found.map((problem, at) => ({ ...problem, id: `broken-record-formula/${record.id}/${at}` }))
    }),
}

function brokenIn(record: Holder): readonly Found[] {
  return formulasOf(record).flatMap(([place, code]) => {
    const parsed = parseFormula(code)
    if (parsed.ok) return []
    return [{ severity: 'error', message: words.brokenFormula(place, parsed.issue.message), recordId: record.id }]
  })
}

/** Every formula of a record with the name of what it works out. */
function formulasOf(record: Holder): readonly (readonly [place: string, code: string])[] {
  const inside = (place: string, ...values: readonly unknown[]) =>
    values.flatMap((value) => codesIn(value).map((code) => [place, code] as const))
  switch (record.kind) {
    case 'formula':
      return [[record.name, record.code], ...inside(record.name, record.filter)]
    case 'collection':
      return inside(record.name, record.config, record.filter, record.limit)
    case 'library-component':
      return Object.values(record.formulas ?? {}).flatMap(({ name, code, filter }) => [
        [`${record.name} › ${name}`, code] as const,
        ...inside(`${record.name} › ${name}`, filter),
      ])
  }
}
