import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOfType } from '../../rules/variable.ts'
import { fieldValue } from '../../testing/arbitrary-values.ts'
import { FUZZ, FUZZ_TIMEOUT, fuzzTitle } from '../../testing/fuzz.ts'
import { coerceVariable, type VariableChange } from '../index.ts'

const types = fc.constantFrom('string', 'number', 'boolean', 'object', 'array', 'query')
const change: fc.Arbitrary<VariableChange> = fc.record(
  {
    operation: fc.constantFrom('update', 'delete', 'insert', 'unshift', 'push', 'shift', 'pop'),
    index: fc.oneof(fc.nat(5), fc.constantFrom(-1, 0.5, Number.NaN, 2 ** 40)),
    path: fc.oneof(fc.constantFrom('', 'a', 'a.b', '0.a', 'a.9', '__proto__.a', 'a..b', 'length', 'a.9999999'), fc.string()),
  },
  { requiredKeys: [] },
)
const value = fc.oneof(fieldValue, fc.json(), fc.constantFrom('true', 'false', '12', '[]', '{}', '{'), fc.anything())

it(`document-D54 a variable only ever holds a value of its type: ${fuzzTitle('changes')}`, { timeout: FUZZ_TIMEOUT }, () => {
  fc.assert(
    fc.property(types, fc.array(fc.tuple(value, change), { maxLength: 6 }), (type, steps) => {
      let current: unknown = type === 'boolean' ? false : null
      for (const [next, how] of steps) {
        const before = JSON.stringify(current, asSeen)
        const result = coerceVariable(type, current, next, how)
        expect(JSON.stringify(current, asSeen)).toBe(before)
        if (result.ok) current = result.value
        else expect(result.message).not.toBe('')
        expect(isOfType(type, current as never)).toBe(true)
        if (type === 'boolean') expect(current).not.toBeNull()
        expect(current).not.toBeUndefined()
        expect(current).not.toBeNaN()
      }
      expect(Object.keys(Object.prototype)).toEqual([])
    }),
    FUZZ,
  )
})

/** JSON refuses big numbers; a stand-in tells them apart as well. */
function asSeen(_key: string, part: unknown): unknown {
  return typeof part === 'bigint' ? `${part}n` : part
}
