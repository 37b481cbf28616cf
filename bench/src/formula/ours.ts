import { effect, signal } from '@preact/signals-core'
import { functionCalls } from '@heddle/functions/calls'
import { parseFormula } from '@heddle/formula/parse'
import { compileFormula, type FormulaEnvironment } from '@heddle/formula/run'
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

/** Names as a published site has them: own getters over signals, so that every read is followed. */
export function makeScope({ products, ...values }: Data): object {
  const variables = {}
  for (const [name, given] of Object.entries(values)) {
    const state = signal<unknown>(given)
    Object.defineProperty(variables, name, { enumerable: true, get: () => state.value })
  }
  const collection = signal({ data: products, total: products.length })
  const collections = Object.defineProperty({}, 'products', { enumerable: true, get: () => collection.value })
  const names = { variables: signal(variables), collections: signal(collections) }
  const scope = {}
  for (const [name, state] of Object.entries(names))
    Object.defineProperty(scope, name, { enumerable: true, get: () => state.value })
  return scope
}

/** Our formula, compiled once. */
export function compileOurs(text: string, scopes: readonly object[]): (set: number) => unknown {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  const run = compileFormula(parsed.tree, ENVIRONMENT)
  return (set) => run(scopes[set] ?? {})
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
