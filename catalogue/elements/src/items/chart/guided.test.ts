import { describe, expect, test } from 'vitest'
import { canGroup, readChart, rowsIn, type ChartData } from './read-chart.ts'

const GUIDED: ChartData = {
  chartType: 'line',
  dataType: 'guided',
  labels: [],
  datasets: [],
  data: [],
  dataXField: 'day',
  dataYField: 'sold',
  dataXPeriod: 'whole',
  yAxis: 'field-summary',
  aggregate: 'sum',
  groupBy: '',
  dataOrderBy: 'default',
  dataDirection: 'ASC',
  dataXEmpty: false,
  limit: 0,
}
const SALES = [
  { day: 'Tue', sold: 4, shop: 'North', tags: ['new', 'red'] },
  { day: 'Mon', sold: 1, shop: 'North', tags: ['red'] },
  { day: 'Tue', sold: '6', shop: 'South', tags: [] },
  { day: 'Tue', sold: 5, shop: 'North', tags: ['new', 'new'] },
]
const read = (more: Partial<ChartData>) => readChart({ ...GUIDED, data: SALES, ...more })
const pairs = (more: Partial<ChartData>) => {
  const { labels, series } = read(more)
  return labels.map((label, at) => [label, ...series.map(({ data }) => data[at])])
}

describe('guided data', () => {
  test('S3-48 texts and numbers are counted', () => {
    expect(pairs({ data: ['a', 'b', 'a', 7, 7], yAxis: 'item-count' })).toEqual([
      ['a', 2],
      ['b', 1],
      ['7', 2],
    ])
  })

  test.each([
    ['distinct', 3, 1],
    ['value', 4, 1],
    ['sum', 15, 1],
    ['average', 5, 1],
    ['median', 5, 1],
    ['min', 4, 1],
    ['max', 6, 1],
    ['no aggregate', 3, 1],
  ])('S3-48 %s of the rows of each x', (aggregate, tuesday, monday) =>
    expect(pairs({ aggregate })).toEqual([
      ['Tue', tuesday],
      ['Mon', monday],
    ]),
  )

  test('S3-48 an even number of values has the mean of the two middle ones as its median', () =>
    expect(pairs({ data: [1, 9, 2, 4].map((sold) => ({ day: 'Mon', sold })), aggregate: 'median' })).toEqual([['Mon', 3]]))

  test('S3-48 rows are counted without a field for y', () =>
    expect(pairs({ yAxis: 'item-count', dataYField: '' })).toEqual([
      ['Tue', 3],
      ['Mon', 1],
    ]))

  test('S3-48 a row stands at each value of a list once, and lists of y are taken apart', () => {
    expect(pairs({ dataXField: 'tags', yAxis: 'item-count' })).toEqual([
      ['new', 2],
      ['red', 2],
    ])
    expect(pairs({ data: [{ day: 'Mon', sold: [1, 2, 'x', null] }] })).toEqual([['Mon', 3]])
  })

  test('S3-48 each group is a series over all x', () => {
    const { series, labels } = read({ groupBy: 'shop' })
    expect([labels, series]).toEqual([
      ['Tue', 'Mon'],
      [
        { label: 'North', data: [9, 1] },
        { label: 'South', data: [6, null] },
      ],
    ])
    expect(read({ groupBy: 'shop', yAxis: 'item-count' }).series[1]).toEqual({ label: 'South', data: [1, 0] })
  })

  test.each([
    ['line', 'field-summary', 'sum', true],
    ['line', 'field-summary', 'average', false],
    ['bar', 'item-count', 'average', true],
    ['pie', 'item-count', 'sum', false],
    ['donut', 'field-summary', 'value', false],
  ])('S3-48 a %s of %s and %s takes groups: %s', (chartType, yAxis, aggregate, is) => {
    expect(canGroup({ chartType, yAxis, aggregate })).toBe(is)
    expect(read({ chartType, yAxis, aggregate, groupBy: 'shop' }).series).toHaveLength(is ? 2 : 1)
  })

  test.each([
    ['x', 'ASC', ['Mon', 'Tue']],
    ['x', 'DESC', ['Tue', 'Mon']],
    ['y', 'ASC', ['Mon', 'Tue']],
    ['y', 'DESC', ['Tue', 'Mon']],
    ['default', 'DESC', ['Tue', 'Mon']],
  ])('S3-48 in the order of %s, %s', (dataOrderBy, dataDirection, labels) =>
    expect(read({ dataOrderBy, dataDirection }).labels).toEqual(labels),
  )

  test('S3-48 numbers are put in order as numbers', () =>
    expect(read({ data: [{ day: 10 }, { day: 9 }, { day: '101' }], yAxis: 'item-count', dataOrderBy: 'x' }).labels).toEqual([
      '9',
      '10',
      '101',
    ]))

  test('S3-48 zero is a value, and empty is what nobody filled in', () => {
    const data = [
      { day: 0, sold: 0 },
      { day: '', sold: 3 },
      { day: null, sold: 4 },
      { day: 'Wed', sold: null },
    ]
    expect(pairs({ data })).toEqual([['0', 0]])
    expect(pairs({ data, dataXEmpty: true })).toEqual([
      ['0', 0],
      ['', 7],
      ['Wed', null],
    ])
  })

  test('what is only bound is told by its first field that is no id, and by its first number', () => {
    const bound = { dataXField: '', dataYField: '', data: SALES.map((row, id) => ({ id, ...row, sold: Number(row.sold) })) }
    expect(pairs({ ...bound, yAxis: 'item-count' })).toEqual([
      ['Tue', 3],
      ['Mon', 1],
    ])
    expect(pairs(bound)).toEqual([
      ['Tue', 15],
      ['Mon', 1],
    ])
    expect(pairs({ ...bound, data: [{ id: 7 }, { id: 8 }, null] })).toEqual([
      ['7', 7],
      ['8', 8],
    ])
    expect(pairs({ ...bound, data: [null, {}] })).toEqual([])
  })

  test('only as many points as are wanted', () =>
    expect(pairs({ limit: 1, dataOrderBy: 'y', dataDirection: 'DESC' })).toEqual([['Tue', 15]]))

  test('100,000 rows of as many groups and days take no time to speak of, and fifty groups are drawn', () => {
    const data = Array.from({ length: 100_000 }, (_, at) => ({ day: at % 5000, sold: at, shop: at }))
    const started = performance.now()
    expect(read({ data, groupBy: 'shop' }).series).toHaveLength(50)
    expect(performance.now() - started).toBeLessThan(3000)
  })
})

describe('what guided data may be', () => {
  const rows = [{ day: 'Mon' }]
  test.each([
    ['a list', rows, rows],
    ['a collection', { id: 'c', data: rows, isFetching: false }, rows],
    ['a collection without rows yet', { id: 'c', data: null, isFetching: true }, []],
    ['nothing yet', null, []],
    ['nothing', undefined, []],
    ['a text', 'rows', undefined],
    ['an object', { rows }, undefined],
    ['a number', 7, undefined],
  ])('S5-16 %s', (_, data, expected) => {
    expect(rowsIn(data)).toEqual(expected)
    expect(readChart({ ...GUIDED, data }).isWrong).toBe(expected === undefined ? true : undefined)
  })
})

describe('advanced data', () => {
  const advanced = (labels: unknown, datasets: unknown) => readChart({ ...GUIDED, dataType: 'advanced', labels, datasets })
  test('S3-48 labels and data sets as they are', () =>
    expect(
      advanced(['a', 'b'], [{ label: 'Sold', data: [1, '2', 'x', { x: 3, y: 4 }], borderColor: 'red', backgroundColor: '#fee' }]),
    ).toEqual({
      labels: ['a', 'b', '', ''],
      series: [{ label: 'Sold', data: [1, 2, null, 4], color: 'red', fill: '#fee' }],
    }))

  test('S3-48 an object of labels is its values', () =>
    expect(advanced({ first: 'a', second: 'b' }, []).labels).toEqual(['a', 'b']))

  test.each([[null], ['text'], [7], [[null, 3]], [[{ data: 'x' }]]])('S3-48 data sets that are %j draw nothing', (datasets) =>
    expect(advanced([], datasets).labels).toEqual([]),
  )
})

describe('dates of X', () => {
  const ORDERS = [
    { day: '2026-03-31T23:30:00Z', sold: 1 },
    { day: '2026-03-02', sold: 2 },
    { day: '2025-12-24T08:00:00+02:00', sold: 4 },
    { day: Date.UTC(2026, 2, 5), sold: 8 },
    { day: 'May', sold: 16 },
    { day: 2026, sold: 32 },
  ]
  test.each([
    ['whole', 6],
    ['day', 6],
    ['month', 4],
    ['year', 3],
    ['century', 6],
  ])('by %s there are %i points', (dataXPeriod, count) => expect(pairs({ data: ORDERS, dataXPeriod })).toHaveLength(count))

  test('rows of one month are one point, named in the language of the page, and what is no date stays as it is', () =>
    expect(pairs({ data: ORDERS, dataXPeriod: 'month', dataOrderBy: 'x' })).toEqual([
      ['Dec 2025', 4],
      ['2026', 32],
      ['Mar 2026', 11],
      ['May', 16],
    ]))

  test.each([
    ['year', 'de', '2026'],
    ['month', 'de', 'März 2026'],
    ['day', 'de', '31.03.2026'],
    ['day', 'no language', 'Mar 31, 2026'],
  ])('a %s in %s', (dataXPeriod, language, label) =>
    expect(readChart({ ...GUIDED, data: ORDERS.slice(0, 1), dataXPeriod }, language).labels).toEqual([label]),
  )
})
