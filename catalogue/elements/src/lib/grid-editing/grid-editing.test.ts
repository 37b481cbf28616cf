import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOf, isOther, readDraft } from './cell-draft.ts'
import { moveCell } from './move-cell.ts'
import { writeField } from './write-field.ts'

type Holds = Parameters<typeof draftOf>[1]['holds']
const column = (holds: Holds, options: Parameters<typeof draftOf>[1]['options'] = []) => ({ holds, options })
const SIZES = [
  { value: 1, label: 'One', color: '' },
  { value: 'two', label: 'Two', color: '' },
]

describe('a field of a row that is written', () => {
  test.each([
    [{ a: 1, b: 2 }, 'a', 3, { a: 3, b: 2 }],
    [{ a: { b: 1, c: 2 } }, 'a.b', 3, { a: { b: 3, c: 2 } }],
    [{ 'a.b': 1, a: { b: 2 } }, 'a.b', 3, { 'a.b': 3, a: { b: 2 } }],
    [{ list: [1, 2] }, 'list.1', 3, { list: [1, 3] }],
    [{ list: [1, 2] }, 'list[0]', 3, { list: [3, 2] }],
    [{ list: [1] }, 'list.999999999', 3, { list: [1] }],
    [{}, 'a.b', 3, { a: { b: 3 } }],
    [{ a: null }, 'a.b', 3, { a: { b: 3 } }],
    [{ a: 'text' }, 'a.b', 3, { a: { b: 3 } }],
    ['Rye', '', 'Oat', 'Oat'],
    ['Rye', 'a', 'Oat', 'Rye'],
  ])('of %j at %s to %j gives %j, and the row itself stays', (row, key, value, written) => {
    const before = JSON.stringify(row)
    expect(writeField(row, key, value)).toEqual(written)
    expect(JSON.stringify(row)).toBe(before)
  })

  test('reaches no prototype', () => {
    const written = writeField({}, 'a.__proto__.polluted', 1)
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
    expect(Object.getPrototypeOf(written)).toBe(Object.prototype)
    writeField({}, '__proto__', { polluted: 1 })
    expect(Reflect.get({}, 'polluted')).toBe(undefined)
  })
})

describe('what is typed in a cell', () => {
  test.each<[string, unknown, Holds, unknown]>([
    ['4.5', 1, 'number', 4.5],
    ['4,5', 1, 'number', 4.5],
    [' 1 000 ', 1, 'number', 1000],
    ['', 1, 'number', null],
    ['many', 1, 'number', undefined],
    ['1e21', 5, 'number', 1e21],
    ['Infinity', 1, 'number', undefined],
    ['6', 5, 'auto', 6],
    ['six', 5, 'auto', 'six'],
    ['6', 'five', 'auto', '6'],
    ['6', 5, 'text', '6'],
    ['', 'Rye', 'text', ''],
    ['2026-12-24', '2026-11-02', 'date', '2026-12-24'],
    ['2026-12-24', null, 'date', '2026-12-24'],
    ['', '2026-11-02', 'date', null],
    ['soon', '2026-11-02', 'date', undefined],
    ['0', null, 'select', 1],
    ['1', 1, 'select', 'two'],
    ['', 'two', 'select', null],
  ])('%j over %j in a column of kind %s is %j', (text, old, holds, value) =>
    expect(readDraft(text, old, column(holds, SIZES))).toBe(value),
  )

  test('of a moment keeps what is not written: its time, and that it is a number', () => {
    const moment = new Date(2026, 10, 2, 9, 30)
    const later = new Date(2026, 11, 24, 9, 30)
    expect(readDraft('2026-12-24', moment.toISOString(), column('date'))).toBe(later.toISOString())
    expect(readDraft('2026-12-24', moment.getTime(), column('date'))).toBe(later.getTime())
    expect(draftOf(moment.toISOString(), column('date-time'))).toBe('2026-11-02T09:30')
    expect(readDraft('2026-12-24T09:30', null, column('date-time'))).toBe(later.toISOString())
    expect(draftOf('2026-11-02', column('date-time'))).toBe('2026-11-02T00:00')
  })

  test('a value that was not touched stays what it is, whatever it is', () => {
    const holds = fc.constantFrom<Holds>('text', 'number', 'auto', 'date', 'date-time', 'select', 'link')
    const value = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.constant(undefined), fc.boolean())
    fc.assert(
      fc.property(value, holds, (old, kind) => {
        const read = readDraft(draftOf(old, column(kind, SIZES)), old, column(kind, SIZES))
        expect(isOther(read, old)).toBe(false)
      }),
    )
  })

  test('of an option that is not offered nothing is shown', () => {
    expect(draftOf('three', column('select', SIZES))).toBe('')
    expect(draftOf('1', column('select', SIZES))).toBe('0')
  })
})

describe('keys in a grid', () => {
  const size = { rows: 20, cells: 3, page: 5 }
  const press = (key: string, ctrlKey = false, isRtl = false) =>
    moveCell({ key, ctrlKey, metaKey: false }, { at: 10, cell: 1 }, size, isRtl)

  test.each([
    ['ArrowRight', false, { at: 10, cell: 2 }],
    ['ArrowLeft', false, { at: 10, cell: 0 }],
    ['ArrowUp', false, { at: 9, cell: 1 }],
    ['ArrowDown', false, { at: 11, cell: 1 }],
    ['PageDown', false, { at: 15, cell: 1 }],
    ['PageUp', false, { at: 5, cell: 1 }],
    ['Home', false, { at: 10, cell: 0 }],
    ['End', false, { at: 10, cell: 2 }],
    ['Home', true, { at: 0, cell: 0 }],
    ['End', true, { at: 19, cell: 2 }],
    ['ArrowDown', true, undefined],
    ['a', false, undefined],
    ['Tab', false, undefined],
  ])('%s (Ctrl: %j) leads to %j', (key, isFar, to) => expect(press(key, isFar)).toEqual(to))

  test('left and right are those of the language; nothing leads out of it', () => {
    expect(press('ArrowRight', false, true)).toEqual({ at: 10, cell: 0 })
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End']
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.boolean(), fc.nat(19), fc.nat(2), (key, ctrlKey, at, cell) => {
        const to = moveCell({ key, ctrlKey, metaKey: false }, { at, cell }, size, false)
        if (to) expect([to.at >= 0 && to.at < 20, to.cell >= 0 && to.cell < 3]).toEqual([true, true])
      }),
    )
  })
})
