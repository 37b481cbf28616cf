import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { caretBehind, isWhole, readMask, readRaw, writeMasked } from './mask.ts'

const day = readMask('00/00/0000')
const shown = (text: string, mask = day, capitals = false) => writeMasked(readRaw(text, mask, capitals), mask)

describe('a text in a mask', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/3', '12/3'],
    ['12.3', '12/3'],
    ['31122026', '31/12/2026'],
    [' 31-12-2026 and more', '31/12/2026'],
    ['many', ''],
    ['1/34', '13/4'],
  ])('%j is shown as %j', (text, result) => expect(shown(text)).toBe(result))

  test.each([
    ['AAA-000', 'x1yz-1b23', 'xyz-123'],
    ['AAA-000', 'жёж7', 'жёж-7'],
    ['+7 (000) 000', '+7 912', '+7 (912'],
    ['+7 (000) 000', '9123', '+7 (912) 3'],
    ['00 %', '12', '12 %'],
    ['\\A00', '7', 'A7'],
    ['**', 'a-1', 'a1'],
  ])('of the mask %j, %j is shown as %j', (mask, text, result) => expect(shown(text, readMask(mask))).toBe(result))

  test('letters of one’s own win over the usual ones; signs one by one and ranges', () => {
    const mask = readMask('#HA', 'H=0-9A-F; A=xy')
    expect(shown('gFax', mask)).toBe('#Fx')
    expect(shown('fx', mask, true)).toBe('#F')
  })

  test.each([[''], ['---'], [null], [undefined], [7], [{}], ['\\0\\0'], [[]]])(
    'a mask without a place is the usual one',
    (mask) => expect(readMask(mask).hint).toBe('__/__/____'),
  )

  test('wrong letters count for nothing', () => {
    for (const letters of ['H', '=', 'HH=1', ';;=;', null, 7, 'H='.repeat(1000)])
      expect(shown('1', readMask('0', letters))).toBe('1')
  })

  test('knows when nothing is missing, and whether only digits are typed', () => {
    expect([isWhole('3112202', day), isWhole('31122026', day)]).toEqual([false, true])
    expect([day.isNumeric, readMask('A0').isNumeric]).toEqual([true, false])
  })
})

describe('the caret', () => {
  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 7],
    [99, 10],
  ])('behind %d typed signs stands at %d', (count, place) => expect(caretBehind('31122026', day, count)).toBe(place))

  test('stands before the signs at the end, which cannot be deleted', () =>
    expect(caretBehind('12', readMask('00 %'), 2)).toBe(2))
})

const masks = fc
  .string({ unit: fc.constantFrom('0', 'A', '*', '-', ' ', '(', '7', '\\'), maxLength: 20 })
  .map((mask) => readMask(mask))
const texts = fc.string({ unit: fc.constantFrom('0', '7', 'a', 'Ж', '-', ' ', '(', '🍞') })

test('what is shown is a text in the mask again, typed on at its end', () => {
  fc.assert(
    fc.property(masks, texts, (mask, text) => {
      const raw = readRaw(text, mask)
      expect(readRaw(text + text, mask).startsWith(raw)).toBe(true)
      expect(caretBehind(raw, mask, [...raw].length)).toBeLessThanOrEqual(writeMasked(raw, mask).length)
    }),
  )
})

test('100,000 hostile signs are read without delay', () => {
  const mask = readMask(`${'-'.repeat(58)}00`)
  expect(shown(`${'x'.repeat(100_000)}1`, mask)).toBe(`${'-'.repeat(58)}1`)
})
