import { referencesOf } from '@heddle/formula/analyse'
import { parseFormula, partsOf, type FormulaTree } from '@heddle/formula/parse'
import type { FunctionDefinition } from '@heddle/kit'
import { mistakesIn } from '../formula/mistakes.ts'
import type { KnownNames, NamedKind } from './known-names.ts'
import { words } from './words.ts'

/** Something wrong with a formula that can be read, and what its text would be without it where one is sure. */
export interface FormulaFault {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly fix?: { readonly label: string; readonly code: string }
}

/** What is known of a formula whatever the rest of the project holds. */
export interface ReadFormula {
  readonly faults: readonly FormulaFault[]
  /** Records that it names, and calls of formulas of the project with how many values they get. */
  readonly named: readonly { readonly of: NamedKind; readonly key: string }[]
  readonly calls: readonly { readonly key: string; readonly given: number }[]
}

const NOTHING: ReadFormula = { faults: [], named: [], calls: [] }
const KINDS: ReadonlySet<string> = new Set<NamedKind>(['variables', 'collections', 'formulas', 'pages'])

/** Looks a formula over by itself; one that cannot be read is told of elsewhere. */
export function readFormula(code: string, functions: readonly FunctionDefinition[], names: readonly string[] = []): ReadFormula {
  const read = parseFormula(code)
  if (!read.ok) return NOTHING
  const faults = mistakesIn(code, functions, names).map(({ severity, message, fix }): FormulaFault => ({
    severity,
    message,
    ...(fix && { fix: { label: fix.label, code: code.slice(0, fix.from) + fix.text + code.slice(fix.to) } }),
  }))
  const named = referencesOf(read.tree).flatMap(({ of, key }) =>
    key !== undefined && KINDS.has(of) ? [{ of: of as NamedKind, key }] : [],
  )
  return { faults, named, calls: named.some(({ of }) => of === 'formulas') ? callsIn(read.tree) : [] }
}

/** What is wrong with a formula in this project: itself, and what it names. */
export function faultsOf(code: string, { faults, named, calls }: ReadFormula, known: KnownNames): readonly FormulaFault[] {
  if (named.length === 0) return faults
  return [
    ...faults,
    ...named.flatMap(({ of, key }) => (known.has(of, key) ? [] : [unknownRecord(code, of, key, known)])),
    ...calls.flatMap(({ key, given }): readonly FormulaFault[] => {
      const formula = known.formula(key)
      const takes = formula?.parameters.length ?? given
      if (!formula || given === takes) return []
      const message = given > takes ? words.tooManyGiven(formula.name, takes) : words.tooFewGiven(formula.name, takes, given)
      return [{ severity: 'warning', message }]
    }),
  ]
}

/** Ids mean nothing to people: what had one was deleted. */
const ID = /^[a-z0-9]{16}$/

/** A formula, or a script, names something by a key that nothing has. */
export function unknownRecord(code: string, of: NamedKind, key: string, known: KnownNames): FormulaFault {
  const what = words.recordKinds[of]
  if (ID.test(key) && /\d/.test(key)) return { severity: 'warning', message: words.recordGone(what) }
  const meant = known.suggest(of, key)
  const message = words.recordUnknown(what, key, meant?.name)
  const next = meant && withKey(code, of, key, meant.id)
  return {
    severity: 'warning',
    message,
    ...(next !== undefined && { fix: { label: words.useRecord(meant?.name ?? ''), code: next } }),
  }
}

/** The text with another record named in the first place that names this one; `undefined` where none is found. */
function withKey(code: string, of: string, key: string, id: string): string | undefined {
  for (const written of [`${of}['${key}']`, `${of}["${key}"]`, `${of}.${key}`]) {
    const at = code.indexOf(written)
    if (at >= 0) return `${code.slice(0, at)}${of}['${id}']${code.slice(at + written.length)}`
  }
  return undefined
}

/** Calls of formulas of the project; those that spread a list into their arguments may give any number. */
function callsIn(tree: FormulaTree): ReadFormula['calls'] {
  const inside = partsOf(tree).flatMap(callsIn)
  if (tree[0] !== 'c') return inside
  const [, callee, given] = tree
  const isNamed = callee[0] === '.' && callee[1][0] === 'n' && callee[1][1] === 'formulas' && callee[2][0] === 'l'
  if (!isNamed || given.some(([kind]) => kind === 's')) return inside
  return [{ key: String(callee[2][1]), given: given.length }, ...inside]
}
