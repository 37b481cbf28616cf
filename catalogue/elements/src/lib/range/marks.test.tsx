import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Marks, nameOfValue, readMarks } from './marks.tsx'

const range = { min: 0, max: 10, step: 1 }

describe('marks of a slider', () => {
  test.each([
    [
      [0, '5', { value: 10, label: 'Most' }],
      ['0 ', '5 ', '10 Most'],
    ],
    [[-1, 11, null, 'many', {}, { label: 'x' }], []],
    [undefined, []],
    ['5', []],
    [{ value: 5 }, []],
  ])('of %j are %j', (given, read) =>
    expect(readMarks(range, given).map(({ value, label }) => `${value} ${label}`)).toEqual(read),
  )

  test('end where they would be a line', () => {
    const many = Array.from({ length: 5000 }, (_, at) => at / 500)
    expect(readMarks(range, many)).toHaveLength(100)
  })

  test('stand where their values are, for the eye alone; without any there is nothing', () => {
    const marks = readMarks(range, [{ value: 5, label: 'Half' }])
    expect(renderToStaticMarkup(<Marks range={range} marks={marks} />)).toBe(
      '<span class="heddle-range-marks" aria-hidden="true"><span style="--at:0.5">Half</span></span>',
    )
    expect(renderToStaticMarkup(<Marks range={range} marks={[]} />)).toBe('')
  })

  test('name their values, unless a formula does', () => {
    const marks = readMarks(range, [{ value: 5, label: 'Half' }, { value: 7 }])
    expect([5, 6, 7].map((value) => nameOfValue(value, null, marks))).toEqual(['Half', undefined, undefined])
    expect(nameOfValue(5, ({ value }: { value: number }) => value * 10, marks)).toBe('50')
    expect(nameOfValue(5, () => undefined, marks)).toBe('Half')
    expect(nameOfValue(6, 'no formula', marks)).toBeUndefined()
  })
})
