import { effect, signal, type Signal } from '@preact/signals-core'
import { functionCalls } from '@heddle/functions/calls'
import { parseFormula } from '@heddle/formula/parse'
import { compileFormula, knownScopeOf, setKnownScope, type FormulaEnvironment } from '@heddle/formula/run'
import type { Data } from './data.ts'

export const ENVIRONMENT: FormulaEnvironment = {
  functions: functionCalls,
  surroundings: {
    now: Date.now,
    liveNow: Date.now,
    random: Math.random,
    language: () => 'en',
    defaultLanguage: () => 'en',
    timezone: () => 'UTC',
    defaultOf: () => undefined,
    fileUrl: () => undefined,
  },
}

export type Signals = Readonly<Record<keyof Data, Signal>>

/** Each value in a signal of its own. */
export function makeSignals(data: Data): Signals {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, signal<unknown>(value)])) as unknown as Signals
}

/** The data as something whose every read is followed: the limit of what reads signals. */
export function overSignals(signals: Signals): Data {
  const data = {}
  for (const [name, state] of Object.entries(signals)) Object.defineProperty(data, name, { get: () => state.value })
  return data as Data
}

/** Names as a published site has them: own getters over signals, so that every read is followed, and known as a site's are. */
export function makeScope(signals: Signals): object {
  const { products, ...values } = signals
  const variables = {}
  for (const [name, state] of Object.entries(values))
    Object.defineProperty(variables, name, { enumerable: true, get: () => state.value })
  const rows = products.peek() as Data['products']
  const collection = signal({ data: rows, total: rows.length })
  const collections = Object.defineProperty({}, 'products', { enumerable: true, get: () => collection.value })
  const names = { variables: signal(variables), collections: signal(collections) }
  const scope = {}
  for (const [name, state] of Object.entries(names))
    Object.defineProperty(scope, name, { enumerable: true, get: () => state.value })
  const cells: Readonly<Record<string, Signal>> = values
  setKnownScope(scope, {
    names: new Set(Object.keys(scope)),
    cell: ([root, name, ...rest]) => (root === 'variables' && name !== undefined && rest.length === 0 ? cells[name] : undefined),
  })
  return scope
}

/** Our formula, compiled once for each scope, as each site compiles it once. */
export function compileOurs(text: string, scopes: readonly object[]): (set: number) => unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  const { tree } = parsed
  const runs = scopes.map((scope) => ({ scope, run: compileFormula(tree, ENVIRONMENT, { known: knownScopeOf(scope) }) }))
  return (set) => {
    const one = runs[set]
    return one?.run(one.scope)
  }
}

/** Runs work as a binding runs: what it reads is followed. */
export function whileFollowed<T>(work: () => T): T {
  let result: { readonly value: T } | undefined
  effect(() => {
    result ??= { value: work() }
  })()
  if (!result) throw new Error('The work did not run')
  return result.value
}
