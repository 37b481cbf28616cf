import { anything, assert, constantFrom, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fakeHost } from '../../testing/fake-host.ts'
import { deepEqual } from '../values/deep-equal.ts'
import { deepKey } from './deep-key.ts'

const same = (a: unknown, b: unknown) => new Set([deepKey(fakeHost(), a)]).has(deepKey(fakeHost(), b))

const SCALARS = [
  null,
  undefined,
  'null',
  'undefined',
  '"',
  '"null',
  0,
  -0,
  '0',
  1,
  '1',
  true,
  'true',
  Number.NaN,
  'NaN',
  1n,
  'date 0',
]
const LISTS = [[], '[]', [1], ['1'], [null], [undefined], [[]], [1, 2], ['1,2'], [1n], [-0], [0]]
const OBJECTS = [
  {},
  '{}',
  { a: undefined },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: '1,"b":2' },
  new Date(0),
  new Date(0),
  new Date(1),
]

test('two values have one key exactly when they are deeply equal', () => {
  const tricky = constantFrom<unknown>(...SCALARS, ...LISTS, ...OBJECTS)
  const values = oneof(tricky, anything({ maxDepth: 2, withDate: true }))
  assert(
    property(values, values, (a, b) => {
      expect(same(a, b)).toBe(deepEqual(fakeHost(), a, b))
      expect(same(a, a)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

test('files equal themselves only', () => {
  const [one, other] = [new File([], 'a'), new File([], 'a')]
  expect(same(one, one)).toBe(true)
  expect(same([one], [other])).toBe(false)
})

test('a value that names its parts over and over, or itself, is refused', () => {
  let doubled: unknown = 'x'
  for (let level = 0; level < 40; level += 1) doubled = [doubled, doubled]
  expect(() => deepKey(fakeHost(), doubled)).toThrow()
  const endless: unknown[] = []
  endless.push(endless)
  expect(() => deepKey(fakeHost(), endless)).toThrow('The value is nested too deeply')
})
