import { expect, it } from 'vitest'
import { rowName, shortValue } from './short-value.ts'

it('canvas-C32 a value in short is one line: texts in quotes, lists and objects by their first parts', () => {
  const short = (value: unknown) => shortValue(value).text
  expect([short('a "b"'), short(1.5), short(true), short(null), short(undefined), short(new Date(0))]).toEqual([
    '"a \\"b\\""',
    '1.5',
    'true',
    'null',
    'undefined',
    '1970-01-01T00:00:00.000Z',
  ])
  expect(short(new Date(NaN))).toBe('no date')
  expect(shortValue([1, 'b', [2], { c: 3 }, 5])).toEqual({ kind: 'array', count: 5, text: '[1, "b", [2], { c: 3 }, …]' })
  expect(shortValue({ a: 1, b: [[1]] })).toEqual({ kind: 'object', count: 2, text: '{ a: 1, b: [[…]] }'.replace('[[…]]', '[…]') })
  expect(short(() => 1)).toBe('function')
})

it('canvas-C32 a value in short is short, however long it is', () => {
  expect(shortValue('x'.repeat(100_000)).text).toHaveLength(61)
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`key number ${at}`, 'x'.repeat(100)]))
  expect(shortValue(wide)).toMatchObject({ count: 1000 })
  expect(shortValue(wide).text.length).toBeLessThan(70)
})

it('canvas-C31 a row is called by its name, or by the first text or number in it', () => {
  expect(rowName({ id: 7, name: 'Oak tray' })).toBe('Oak tray')
  expect(rowName({ flag: true, shelf: 'A-02', id: '' })).toBe('A-02')
  expect(rowName({ flag: true })).toBe('')
  expect(rowName('plain')).toBe('plain')
  expect(rowName(undefined)).toBe('undefined')
})
