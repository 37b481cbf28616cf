import { isBinding, type DocumentRecord } from '@heddle/document'

/** A formula of a record. */
export interface FormulaAt {
  /** Keys that lead from the record to what holds it; none where the record is a formula of the project. */
  readonly path: readonly string[]
  readonly code: string
  /** What it may read beside the names of every formula. */
  readonly names: readonly string[]
}

const NONE: readonly string[] = []
/** What says what and where a record is, and what holds no formulas: most records are looked through in no time. */
const PLAIN: ReadonlySet<string> = new Set(['id', 'kind', 'place', 'name', 'index', 'blocks', 'data', 'examples', 'defaultValue'])

/** Every formula of a record, those inside of lists, of filters and of maps too. */
export function formulasIn(record: DocumentRecord): readonly FormulaAt[] {
  const found: FormulaAt[] = []
  if (record.kind === 'formula') {
    const names = record.parameters.map(({ name }) => name)
    found.push({ path: NONE, code: record.code, names })
    collect(record.filter, ['filter'], names, found)
    return found
  }
  for (const [key, value] of Object.entries(record)) {
    if (PLAIN.has(key)) continue
    if (record.kind === 'library-component' && key === 'formulas') {
      for (const [id, formula] of Object.entries(record.formulas ?? {})) {
        const names = formula.parameters.map(({ name }) => name)
        found.push({ path: ['formulas', id], code: formula.code, names })
        collect(formula.filter, ['formulas', id, 'filter'], names, found)
      }
    } else if (typeof value === 'object' && value !== null) collect(value, [key], NONE, found)
  }
  return found
}

/** Formulas of a value that stands at a path of its record. */
export function bindingsAt(value: unknown, path: readonly string[]): readonly FormulaAt[] {
  const found: FormulaAt[] = []
  collect(value, path, NONE, found)
  return found
}

function collect(value: unknown, path: readonly string[], names: readonly string[], into: FormulaAt[]): void {
  if (typeof value !== 'object' || value === null) return
  if (isBinding(value)) {
    into.push({ path, code: value.code, names })
    collect(value.filter, [...path, 'filter'], names, into)
    collect(value.map, [...path, 'map'], names, into)
    return
  }
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key)
    if (typeof part === 'object') collect(part, [...path, key], names, into)
  }
}
