import { Parser, type Value } from 'expr-eval-fork'
import { compileExpression } from 'filtrex'
import jexl from 'jexl'
import jsonata from 'jsonata'
import { bundle } from './bundle.ts'
import { dayMonthYear, type FormulaCase } from './cases.ts'
import type { Data } from './data.ts'

/** Evaluates the formula over one of the data sets. */
export type Subject = (set: number) => unknown
type Row = Readonly<Record<string, number>>

/** Functions that peers lack and are given; those that go through rows are written in JavaScript. */
const trim = (text: string) => text.trim()
const upper = (text: string) => text.toUpperCase()
const cut = (text: string, from: number, to: number) => text.slice(from, to)
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const orElse = (value: unknown, other: unknown) => value ?? other

/** Peers that can say the case, each prepared once as it is meant to be. */
export function peersOf(one: FormulaCase, sets: readonly Data[]): Readonly<Record<string, Subject>> {
  return {
    '@nordcraft/core': nordcraft(one, sets),
    jsonata: jsonataSubject(one, sets),
    jexl: jexlSubject(one, sets),
    ...(one.filtrex !== undefined && { filtrex: filtrexSubject(one.filtrex, sets) }),
    'expr-eval-fork': exprEvalSubject(one, sets),
  }
}

type Arrow = (args: { readonly item: unknown }) => unknown
const NORDCRAFT: Readonly<Record<string, (args: never) => unknown>> = {
  concatenate: (args: readonly unknown[]) => args.join(''),
  minus: ([a, b]: readonly [number, number]) => a - b,
  multiply: (args: readonly number[]) => args.reduce((a, b) => a * b),
  add: (args: readonly number[]) => args.reduce((a, b) => a + b),
  atLeast: ([a, b]: readonly [number, number]) => a >= b,
  equals: ([a, b]: readonly unknown[]) => a === b,
  trim: ([text]: readonly [string]) => trim(text),
  uppercase: ([text]: readonly [string]) => upper(text),
  take: ([text, count]: readonly [string, number]) => text.slice(0, count),
  get: ([owner, key]: readonly [Row, string]) => owner[key],
  find: ([rows, test]: readonly [readonly unknown[], Arrow]) => rows.find((item) => test({ item })),
  filter: ([rows, test]: readonly [readonly unknown[], Arrow]) => rows.filter((item) => test({ item })),
  map: ([rows, give]: readonly [readonly unknown[], Arrow]) => rows.map((item) => give({ item })),
  sum: ([numbers]: readonly [readonly number[]]) => total(numbers),
  day: ([text]: readonly [string]) => dayMonthYear(text),
  orElse: ([value, other]: readonly unknown[]) => orElse(value, other),
}

/** Its files name one another without extensions, as only a bundler understands. */
const { applyFormula } = await loadNordcraft()

async function loadNordcraft(): Promise<{ applyFormula: (formula: unknown, context: unknown) => unknown }> {
  const code = await bundle(new URL(import.meta.resolve('@nordcraft/core/dist/formula/formula.js')))
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}

function nordcraft({ nordcraft: formula }: FormulaCase, sets: readonly Data[]): Subject {
  const contexts = sets.map((data) => ({
    data: { Attributes: {}, Variables: data },
    component: undefined,
    root: null,
    package: undefined,
    toddle: { getFormula: (name: string) => NORDCRAFT[name], getCustomFormula: () => undefined, errors: [] },
    env: { isServer: true, logErrors: false },
  }))
  return (set) => applyFormula(formula, contexts[set])
}

function jsonataSubject({ jsonata: text }: FormulaCase, sets: readonly Data[]): Subject {
  const expression = jsonata(text)
  return (set) => expression.evaluate(sets[set])
}

function jexlSubject({ jexl: text }: FormulaCase, sets: readonly Data[]): Subject {
  const engine = new jexl.Jexl()
  const transforms = {
    trim,
    upper,
    cut,
    sum: total,
    day: dayMonthYear,
    pluck: (rows: readonly Row[], key: string) => rows.map((row) => row[key]),
    products: (rows: readonly Row[], a: string, b: string) => rows.map((row) => (row[a] ?? 0) * (row[b] ?? 0)),
  }
  for (const [name, transform] of Object.entries(transforms)) engine.addTransform(name, transform)
  const expression = engine.compile(text)
  return (set) => expression.evalSync(sets[set])
}

function filtrexSubject(text: string, sets: readonly Data[]): Subject {
  const extraFunctions = {
    trim,
    upper,
    cut,
    orElse,
    day: dayMonthYear,
    cat: (...parts: readonly unknown[]) => parts.join(''),
    lookup: (rows: readonly Row[], key: string, wanted: unknown, field: string) =>
      rows.find((row) => row[key] === wanted)?.[field],
    sumIf: (rows: readonly Row[], key: string, wanted: unknown, field: string) =>
      total(rows.filter((row) => row[key] === wanted).map((row) => row[field] ?? 0)),
  }
  const run = compileExpression(text, { extraFunctions })
  return (set) => run(sets[set])
}

function exprEvalSubject({ exprEval: text }: FormulaCase, sets: readonly Data[]): Subject {
  const parser = new Parser({ operators: { in: true, concatenate: true } })
  Object.assign(parser.functions, {
    trim,
    upper,
    cut,
    orElse,
    total,
    day: dayMonthYear,
    head: (rows: readonly unknown[]) => rows[0],
    prop: (owner: Row | undefined, key: string) => owner?.[key],
  })
  const expression = parser.parse(text)
  // Its types want plain records; what it is given are such.
  const values = sets.map((data) => JSON.parse(JSON.stringify(data)) as Value)
  return (set) => expression.evaluate(values[set])
}
