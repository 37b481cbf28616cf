import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseFormula } from '@heddle/formula/analyse'
import { parseFormula } from '@heddle/formula/parse'
import { functionDefinitions } from './definitions.gen.ts'
import { runFormula } from './testing/run-formula.ts'

const ARGUMENTS = [
  ["''", "'a'", "'5'", "'day'", "'id'", "'UTC'", "'en'", "'2024-03-01'", "'2024-03-01T10:00:00.000Z'"],
  ['5', '0', '-1', 'NaN', 'true', 'null', 'undefined', "date('2024-03-01')", 'x => x', '(x, y) => x === y'],
  ['[]', '[1, 2]', "['a']", "[{ id: 1, a: 'x' }]", '{}', '{ a: 1 }', '{ data: [1], limit: 1 }'],
].flat()
/** Around a call: places that may not run, and places that catch. */
const AROUND = [
  '$',
  '[$]',
  'false ? $ : 1',
  'null ?? $',
  'true || $',
  'ifError($, 1)',
  'if(true, 1, $)',
  'mapEach([], x => $)',
  'null?.[$]',
]

function errorsOf(text: string): readonly string[] {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  const { problems } = analyseFormula(parsed.tree, { functions: functionDefinitions })
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
}

function works(text: string): boolean {
  try {
    runFormula(text)
    return true
  } catch {
    return false
  }
}

describe('what is called an error while a formula is written', () => {
  it.each(functionDefinitions)('of $name fails when it runs', ({ name, parameters }) => {
    const calls = fc.array(fc.constantFrom(...ARGUMENTS), { maxLength: parameters.length + 1 })
    fc.assert(
      fc.property(calls, fc.constantFrom(...AROUND), (args, around) => {
        const text = around.replace('$', `${name}(${args.join(', ')})`)
        const errors = errorsOf(text)
        if (errors.length > 0) expect(works(text), `${text}: ${errors.join()}`).toBe(false)
      }),
      { numRuns: 60, seed: 6 },
    )
  })

  it.each([
    "round('5')",
    "addDays('2024-03-01', '5')",
    'isEmail()',
    "capitalize('en', x => x)",
    'plural(1, 5, 6)',
    'setKeyValue({}, true, 1)',
  ])('%s works, and is no error', (text) => {
    expect(works(text)).toBe(true)
    expect(errorsOf(text)).toEqual([])
  })

  it.each(['uppercase(5)', 'keys([1].length)', 'mapEach([1], 5)', 'round(true)'])('%s is one', (text) => {
    expect(errorsOf(text)).not.toEqual([])
    expect(works(text)).toBe(false)
  })
})
