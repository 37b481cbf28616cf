import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Json } from '@heddle/store'
import type { ElementComponent } from '@heddle/kit/react'
import { Chart } from './component.tsx'
import { chartDefinition } from './definition.ts'
import { DATA_ERROR, readChart } from './read-chart.ts'
import { specOf } from './spec-of.ts'

const defaults = Object.fromEntries(Object.entries(chartDefinition.fields).map(([name, field]) => [name, field.default]))

/** What the server writes. */
const draw = (props: object = {}): string =>
  renderToStaticMarkup(
    createElement(Chart as ElementComponent, { root: { className: 'k' }, props: { ...defaults, ...props } as never }),
  )
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('what the server writes of a chart', () => {
  test('S3-48 a place with a name, and the numbers as a table', () => {
    const html = draw()
    expect(html).toMatch(
      /^<div class="k" data-chart="line"><div class="heddle-chart-place" role="img" aria-label="Chart, Visitors"/,
    )
    expect(textOf(html)).toBe('Chart Visitors January 40 February 62 March 51 April 88 Visitors')
    expect(html).toContain('<th scope="row">January</th><td>40</td>')
    expect(html).toContain('<th scope="col">Visitors</th>')
  })

  test.each([['rows'], [7], [{ rows: [] }], [true]])(
    'S5-16 data that is %j is told in the words of the specification',
    (data) => {
      expect(draw({ dataType: 'guided', data })).toContain('Invalid value. Data must be an array (or a collection).')
    },
  )

  test('S5-16 nothing is told of a list, of a collection and of what is not there yet', () => {
    for (const data of [[], { data: [] }, null, undefined]) expect(draw({ dataType: 'guided', data })).not.toContain(DATA_ERROR)
  })

  test('without data it says so, and there is no table', () => {
    const html = draw({ dataType: 'guided', data: [], emptyText: 'Nothing sold' })
    expect(textOf(html)).toBe('Nothing sold')
    expect(html).not.toContain('<table')
    expect(html).not.toContain('tabindex')
  })

  test('of 10,000 points a hundred stand in the table, with the number of the others', () => {
    const html = draw({ dataType: 'guided', data: Array.from({ length: 10_000 }, (_, at) => `p${at}`) })
    expect(html.match(/<tr>/g)).toHaveLength(102)
    expect(textOf(html)).toMatch(/p99 1 … \+9900$/)
  })
})

describe('a value of the data field', () => {
  const { data } = chartDefinition.fields
  test.each<[Json, string | undefined]>([
    [null, undefined],
    [[{ a: 1 }], undefined],
    [{ data: [] }, undefined],
    ['rows', DATA_ERROR],
    [{ a: 1 }, DATA_ERROR],
  ])('S5-16 %j', (given, message) => expect(data.check(given)).toBe(message))
})

describe('what is drawn by the fields', () => {
  const spec = (props: object) => {
    const all = { ...defaults, ...props } as unknown as Parameters<typeof specOf>[0]
    return specOf(all, readChart(all), 'en')
  }
  test('S3-48 the legend stands on top, in the middle, in 12 px', () =>
    expect(spec({})).toMatchObject({ kind: 'line', legend: { position: 'top', align: 'center' }, textSize: 12 }))
  test('S3-48 the legend where it is wanted, or none', () => {
    expect(spec({ legendPosition: 'left', legendAlignement: 'end' }).legend).toEqual({ position: 'left', align: 'end' })
    expect(spec({ isLegend: false }).legend).toBeUndefined()
    const counted = { dataType: 'guided', data: ['a', 'b'] }
    expect(spec(counted).legend).toBeUndefined()
    expect(spec({ ...counted, chartType: 'pie' }).legend).toBeDefined()
  })
  test.each([
    [99, 50],
    [-3, 0],
    [20, 20],
    ['big', 12],
    [Number.NaN, 12],
  ])('S3-48 texts of %s px are of %s', (legendSize, size) => expect(spec({ legendSize }).textSize).toBe(size))
  test('what a formula makes up is the usual', () =>
    expect(spec({ chartType: 'radar', legendPosition: 7, colors: 'red' })).toMatchObject({
      kind: 'line',
      legend: { position: 'top' },
      colors: [],
    }))
  test('a data set on the second axis is written as that axis is, and drawn as it says itself', () => {
    const datasets = [
      { label: 'Sold', data: [1200] },
      { label: 'Of visitors', data: [0.25], onSecond: true, kind: 'line' },
      { label: 'Whatever', data: [1], onSecond: 'yes', kind: 'moon' },
    ]
    const { series } = spec({ chartType: 'bar', datasets, valueStyle: 'currency', secondStyle: 'percent' })
    expect(series.map(({ write }) => write?.(0.5))).toEqual(['$0.50', '50%', '$0.50'])
    expect(series.map(({ kind, isOnSecond }) => [kind, isOnSecond])).toEqual([
      [undefined, undefined],
      ['line', true],
      [undefined, undefined],
    ])
  })

  test('the second axis is asked about where a data set stands on it, or where nobody knows', () => {
    const { secondTitle, currency } = chartDefinition.fields
    const asks = (more: object): unknown => secondTitle.when?.({ ...defaults, ...more })
    expect([{}, { datasets: [{ onSecond: true }] }, { datasets: { type: 'f', code: 'rows' } }].map(asks)).toEqual([
      false,
      true,
      true,
    ])
    expect(asks({ datasets: [{ onSecond: true }], chartType: 'pie' })).toBe(false)
    expect(
      [{}, { valueStyle: 'currency' }, { secondStyle: 'currency' }].map((more) => currency.when?.({ ...defaults, ...more })),
    ).toEqual([false, true, false])
  })

  test('only what can be stacked or laid down is', () => {
    expect(spec({ chartType: 'bar', stacked: true, axis: 'y' })).toMatchObject({ isStacked: true, isLying: true })
    expect(spec({ chartType: 'line', stacked: true, axis: 'y' })).toMatchObject({ isStacked: false, isLying: false })
  })
})
