import { describe, expect, test } from 'vitest'
import { readOptions } from '../read-options.ts'
import { marksOf, readLimits, readList, withMarks } from './chosen.ts'

const options = readOptions(['S', { label: 'Medium', value: { id: 2 } }, 0], {
  labelField: '',
  valueField: '',
  disabledField: '',
  groupField: '',
})

describe('what is chosen of several options', () => {
  test.each([
    [undefined, []],
    [null, []],
    ['', []],
    [0, [0]],
    [false, [false]],
    ['S', ['S']],
    [
      ['S', null],
      ['S', null],
    ],
    [{ length: 2 }, [{ length: 2 }]],
  ])('%j is the list %j', (value, list) => expect(readList(value)).toEqual(list))

  test('is told by equal values, of one type', () => {
    expect(marksOf(options, [{ id: 2 }, '0'])).toEqual([false, true, false])
    expect(marksOf(options, [0, 'S'])).toEqual([true, false, true])
  })

  test('comes in the order of the options, behind what is none of them', () => {
    expect(withMarks(options, [0, 'gone', 'S'], () => true)).toEqual(['gone', 'S', { id: 2 }, 0])
    expect(withMarks(options, [0, 'gone', 'S'], (at) => at === 2)).toEqual(['gone', 0])
    expect(withMarks(options, [0, 'gone'], () => false)).toEqual(['gone'])
  })

  test.each([
    [{ min: 1, max: 3 }, 1, 3],
    [{ min: '2', max: 0 }, 2, Number.POSITIVE_INFINITY],
    [{ min: 1.9, max: 2.9 }, 1, 2],
    [{ min: null, max: 'many' }, 0, Number.POSITIVE_INFINITY],
  ])('%j lets choose from %d to %d', (given, min, max) => expect(readLimits(given)).toEqual({ min, max }))
})
