import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseFormula } from '@heddle/formula/analyse'
import { parseFormula } from '@heddle/formula/parse'
import type { FunctionExample } from '@heddle/kit'
import { functionCalls } from './calls.gen.ts'
import { functionDefinitions } from './definitions.gen.ts'
import { withFakeHost } from './testing/fake-host.ts'
import { runFormula } from './testing/run-formula.ts'
import { VECTORS } from './testing/vectors.ts'

const folder = fileURLToPath(new URL('./items/', import.meta.url))
const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'definition.ts')
  .map((entry) => entry.parentPath.slice(folder.length))
const names = functionDefinitions.map(({ name }) => name)

function expectExample([formula, expected]: FunctionExample): void {
  if (isFailure(expected)) expect(() => runFormula(formula)).toThrow(expect.objectContaining({ message: expected.error }))
  else expect(runFormula(formula)).toStrictEqual(expected)
}

function isFailure(expected: unknown): expected is { readonly error: string } {
  return typeof expected === 'object' && expected !== null && Object.keys(expected).join() === 'error'
}

describe('a function in the catalogue', () => {
  it('has a name of its own, and lives in the folder of that name', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.map((name) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()).toSorted()).toEqual(
      folders.toSorted(),
    )
    expect(Object.keys(functionCalls).toSorted()).toEqual(names.toSorted())
  })

  it.each(functionDefinitions)('$name is told in both languages, with examples', (definition) => {
    const { en = '', ru = '' } = definition.description
    expect(en).toMatch(/^[A-Z0-9].+\.$/)
    expect(ru).toMatch(/^[А-ЯЁA-Z0-9].*[а-яё].*\.$/)
    expect(definition.examples.length).toBeGreaterThan(0)
    expect(definition.examples.filter(([formula]) => formula.includes(`${definition.name}(`))).toEqual(definition.examples)
    expect(new Set(definition.examples.map(([formula]) => formula)).size).toBe(definition.examples.length)
  })

  it.each(functionDefinitions)('$name has parameters that can be told apart, those to be left out last', ({ parameters }) => {
    const own = parameters.map(({ name }) => name)
    expect(new Set(own).size).toBe(own.length)
    for (const name of own) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(parameters.slice(0, -1).filter(({ rest }) => rest !== undefined)).toEqual([])
    const firstOptional = parameters.findIndex(({ optional }) => optional)
    if (firstOptional !== -1)
      expect(parameters.slice(firstOptional).filter(({ optional, rest }) => !optional && !rest)).toEqual([])
  })

  it.each(functionDefinitions)('$name names an existing function to use instead, if any', ({ replacedBy }) => {
    expect(replacedBy === undefined || names.includes(replacedBy)).toBe(true)
  })

  it.each(functionDefinitions.filter(({ replacedBy }) => replacedBy !== undefined))(
    'the deprecated $name does its work, and tells what to use instead (specification section 8)',
    ({ name, replacedBy, parameters }) => {
      const told: unknown[] = []
      const call = functionCalls[name]?.call
      if (!call) throw new Error(`${name} has no body`)
      const run = withFakeHost(call, { deprecated: (...names) => void told.push(names) })
      expect(run(...parameters.map(() => 'Text'))).toBeDefined()
      expect(told).toEqual([[name, replacedBy]])
      // Where nobody listens, as on the server, it only works.
      expect(withFakeHost(call)(...parameters.map(() => 'Text'))).toBeDefined()
    },
  )
})

describe('examples', () => {
  const examples = functionDefinitions.flatMap((definition) => definition.examples)
  it.each(examples.map((example) => ({ formula: example[0], example })))('$formula', ({ example }) => expectExample(example))
})

describe('examples, looked at before they run', () => {
  // Analysis takes a lone null, and a name that is only ever read in the branch not taken, for a slip.
  const sound = functionDefinitions
    .flatMap((definition) => definition.examples)
    .filter(([formula, expected]) => !isFailure(expected) && !/\bnull\b|\bmissing\b/.test(formula))
  it.each(sound.map(([formula]) => formula))('nothing is wrong with %s', (formula) => {
    const parsed = parseFormula(formula)
    if (!parsed.ok) throw new Error(parsed.issue.message)
    const { problems } = analyseFormula(parsed.tree, { functions: functionDefinitions })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

describe('what the requirements say of single calls', () => {
  it.each(VECTORS.map((example) => ({ formula: example[0], example })))('$formula', ({ example }) => expectExample(example))
})

const SCOPE_NAMES = ['a', 'b', 'c', 'd']
const KEYS = fc.oneof(fc.constantFrom('a', 'b', 'data', 'limit', 'total', '__proto__', 'constructor', 'a.b', ''), fc.string())
const VALUES = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(undefined, null, '', 'a', 'day', '2024-02-30', '\\', '(', 'constructor', true, 0, -1, 1e308, Number.NaN),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(KEYS, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  ),
})).value
const CALLS = fc.record({
  values: fc.tuple(VALUES, VALUES, VALUES, VALUES),
  count: fc.nat({ max: 4 }),
  arrowAt: fc.nat({ max: 8 }),
})

describe('a function given anything', () => {
  it.each(names)('%s gives a value or says what is wrong, and changes nothing', (name) => {
    fc.assert(
      fc.property(CALLS, ({ values, count, arrowAt }) => {
        const before = fc.stringify(values)
        const args = SCOPE_NAMES.slice(0, count).map((arg, at) => (at === arrowAt ? '(x, y) => x' : arg))
        const scope = Object.fromEntries(SCOPE_NAMES.map((key, at) => [key, values[at]]))
        try {
          expect(typeof runFormula(`fx.${name}(${args.join(', ')})`, scope)).not.toBe('function')
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
          expect((error as Error).message).not.toBe('')
        }
        expect(fc.stringify(values)).toBe(before)
      }),
      { numRuns: 60 },
    )
  })
})
