import { expect, test } from 'vitest'
import fc from 'fast-check'
import { isSameValue } from './same-value.ts'

const json = () => fc.jsonValue({ maxDepth: 3 })

test('a copy holds the same', () => {
  fc.assert(fc.property(json(), (value) => isSameValue(value, structuredClone(value))))
})

test('which of the two comes first does not matter', () => {
  fc.assert(fc.property(json(), json(), (a, b) => isSameValue(a, b) === isSameValue(b, a)))
})

test.each([
  [1, '1'],
  [0, false],
  [null, undefined],
  ['', null],
  [[], {}],
  [{}, []],
  [{ length: 0 }, []],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ toString: 1 }, {}],
  [new Date(1), new Date(2)],
  [new Date(0), {}],
  [new Map([[1, 2]]), new Map([[1, 2]])],
])('%j and %j differ', (a, b) => expect(isSameValue(a, b)).toBe(false))

test('the order of keys does not count', () => {
  expect(isSameValue({ id: 1, at: { x: [1], y: null } }, { at: { y: null, x: [1] }, id: 1 })).toBe(true)
  expect(isSameValue(Number.NaN, Number.NaN)).toBe(true)
  expect(isSameValue([0], [-0])).toBe(true)
})

test('files are their bytes, which nobody looks at: two are never the same, one is', () => {
  const [one, other] = [new File(['a'], 'a.txt'), new File(['b'], 'a.txt')]
  expect(isSameValue([one], [other])).toBe(false)
  expect(isSameValue({ file: one }, { file: one })).toBe(true)
  expect(isSameValue(new Date(5), new Date(5))).toBe(true)
})

test('lists and objects that hold themselves end the comparison', () => {
  const inItself = (): unknown[] => {
    const list: unknown[] = []
    list.push({ list })
    return list
  }
  expect(isSameValue(inItself(), inItself())).toBe(false)
})

test('values that name one part twice, again and again, are not compared for ever', () => {
  const doubled = () => Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
  expect(isSameValue(doubled(), doubled())).toBe(false)
  const one = doubled()
  expect(isSameValue(one, one)).toBe(true)
})
