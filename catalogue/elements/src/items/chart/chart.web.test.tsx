import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Chart } from './component.tsx'
import { chartDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  document.documentElement.style.colorScheme = ''
  expect(complaints).toEqual([])
})

const SIZE = '[data-chart] { width: 400px; height: 240px }'

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: chartDefinition,
    component: Chart as ElementComponent,
    css: `${elementStyles['chart'] ?? ''} ${SIZE}`,
    props: { animated: false, ...props },
    ...more,
  })
  const live = opened
  const canvas = () => live.element().querySelector('canvas')
  await expect.poll(() => canvas()?.width).toBeGreaterThan(0)
  return { ...live, canvas, place: () => live.element().querySelector('[role="img"]') as HTMLElement }
}

/** How many pixels are painted, of one colour where it is named. */
function painted(canvas: HTMLCanvasElement | null, is = (_: ArrayLike<number>) => true): number {
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: new Uint8ClampedArray() }
  let count = 0
  for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) > 200 && is(data.slice(at, at + 3))) count += 1
  return count
}
const isRed = ({ 0: red = 0, 1: green = 0, 2: blue = 0 }: ArrayLike<number>): boolean => red > 200 && green < 60 && blue < 60
const isLime = ({ 0: red = 0, 1: green = 0, 2: blue = 0 }: ArrayLike<number>): boolean => red < 60 && green > 200 && blue < 60

test.each(['line', 'area', 'bar', 'pie', 'donut'])('a %s chart is drawn in the colours of its series', async (chartType) => {
  const live = await open({ chartType, colors: ['#ff0000'], isLegend: false })
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
})

test('other data are drawn in its place, on the same canvas', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ day: `d${at}`, sold: at }))
  const live = await open(
    { dataType: 'guided', data: publishedBinding('rows'), dataXField: 'day', colors: ['#ff0000'], chartType: 'bar' },
    { values: { rows: rows(2) } },
  )
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  const before = live.canvas()
  await live.set({ rows: rows(3) })
  expect(live.canvas()).toBe(before)
  expect(live.element().querySelectorAll('tbody tr')).toHaveLength(3)
  await live.set({ rows: [] })
  expect(live.element().textContent).toBe('No data')
  await expect.poll(() => painted(live.canvas(), isRed)).toBe(0)
})

test('a click tells of the point under it, and of none beside', async () => {
  const live = await open({ chartType: 'bar', isLegend: false, labels: ['a', 'b'], datasets: [{ label: 'Sold', data: [5, 9] }] })
  const { width, height } = live.place().getBoundingClientRect()
  await userEvent.click(live.place(), { position: { x: Math.round(width * 0.75), y: Math.round(height * 0.5) } })
  expect(live.saidOf('chart:click')).toEqual([
    {
      dataX: 1,
      dataY: expect.any(Number),
      position: { x: Math.round(width * 0.75), y: Math.round(height * 0.5) },
      points: [{ datasetLabel: 'Sold', label: 'b', value: 9, index: 1, datasetIndex: 0 }],
    },
  ])
  await expect.poll(() => live.saidOf('chart:hover').at(-1)).toMatchObject({ points: [{ label: 'b', value: 9 }] })
  await userEvent.click(live.place(), { position: { x: 2, y: 2 } })
  expect(live.saidOf('chart:click')[1]).toMatchObject({ points: [] })
})

test('arrows lead from point to point and read them, Enter is a click on one', async () => {
  const live = await open({ datasets: [{ label: 'Visitors', data: [40, 62, 51, 88] }] })
  const status = () => live.element().querySelector('[role="status"]')?.textContent
  live.place().focus()
  await userEvent.keyboard('{Enter}')
  expect(live.saidOf('chart:click')).toEqual([])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(status()).toBe('February, Visitors 62')
  await userEvent.keyboard('{End}')
  expect(status()).toBe('April, Visitors 88')
  await userEvent.keyboard('{ArrowRight}{Home}{ArrowLeft}')
  expect(status()).toBe('January, Visitors 40')
  await userEvent.keyboard('{Enter}')
  expect(live.saidOf('chart:click')).toEqual([
    {
      dataX: 0,
      dataY: 40,
      position: { x: 0, y: 0 },
      points: [{ datasetLabel: 'Visitors', label: 'January', value: 40, index: 0, datasetIndex: 0 }],
    },
  ])
})

test('a legend that Tab comes to hides series and shows them again, and says so; arrows pass over what is hidden', async () => {
  const live = await open({
    chartType: 'bar',
    labels: ['a', 'b'],
    datasets: [
      { label: 'Sold', data: [5, 9], backgroundColor: '#ff0000' },
      { label: 'Left', data: [2, 1] },
    ],
  })
  const legend = live.element().querySelector('[role="group"]') as HTMLElement
  expect(legend.getAttribute('aria-label')).toBe('Chart')
  expect(getComputedStyle(legend).clipPath).toBe('inset(50%)')
  live.place().focus()
  await userEvent.keyboard('{ArrowRight}{Tab}')
  expect([document.activeElement?.textContent, getComputedStyle(legend).clipPath]).toEqual(['Sold', 'none'])
  await userEvent.keyboard(' ')
  const pressed = () => [...legend.querySelectorAll('button')].map((button) => button.ariaPressed)
  await expect.poll(pressed).toEqual(['false', 'true'])
  // The mark of the legend stays in its colour.
  await expect.poll(() => painted(live.canvas(), isRed)).toBeLessThan(200)
  live.place().focus()
  // Of the point that was marked another one is drawn now.
  await userEvent.keyboard('{Enter}')
  expect(live.saidOf('chart:click')).toEqual([])
  await userEvent.keyboard('{End}')
  expect(live.element().querySelector('[role="status"]')?.textContent).toBe('b, Left 1')
  legend.querySelector('button')?.focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  expect(pressed()).toEqual(['true', 'true'])
})

test('a press on the legend that is drawn hides a slice, and the one of keys says so', async () => {
  const live = await open({
    chartType: 'pie',
    labels: ['One', 'Two'],
    datasets: [{ label: '', data: [1, 1] }],
    colors: ['#ff0000', '#00ff00'],
  })
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  const { width } = live.place().getBoundingClientRect()
  await userEvent.click(live.place(), { position: { x: Math.round(width / 2 - 30), y: 14 } })
  await expect.poll(() => live.element().querySelector('button')?.ariaPressed).toBe('false')
  expect(painted(live.canvas(), isLime)).toBeGreaterThan(painted(live.canvas(), isRed) * 10)
})

test('money stands at the axis, in the table and is read out', async () => {
  const live = await open({
    valueStyle: 'currency',
    currency: 'EUR',
    labels: ['a'],
    datasets: [{ label: 'Sold', data: [1200.5] }],
  })
  expect(live.element().querySelector('td + td, tbody td')?.textContent).toBe('€1,200.50')
  live.place().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(live.element().querySelector('[role="status"]')?.textContent).toBe('a, Sold €1,200.50')
})

test.each(['line', 'bar', 'pie'])(
  'values are written into a %s chart where somebody wants them, as its numbers are',
  async (chartType) => {
    const write = CanvasRenderingContext2D.prototype.fillText
    const written: string[] = []
    const ends = new Map<string, number>()
    CanvasRenderingContext2D.prototype.fillText = function fillText(text, left, ...more) {
      written.push(text)
      ends.set(text, left + this.measureText(text).width / 2)
      write.call(this, text, left, ...more)
    }
    const props = {
      chartType,
      labels: ['a', 'b', 'c'],
      datasets: [{ label: 'Sold', data: [1200, null, 300.5] }],
      valueStyle: 'currency',
    }
    try {
      const live = await open({ ...props, showValues: publishedBinding('wanted') }, { values: { wanted: true } })
      const isWritten = (text: string) => () => written.includes(text)
      await expect.poll(isWritten('$300.50')).toBe(true)
      expect(written).toContain('$1,200')
      // The last point of a line stands at the edge, and what is written above it within.
      expect(ends.get('$300.50')).toBeLessThanOrEqual(live.canvas()?.clientWidth ?? 0)
      expect(written.filter((text) => /null|NaN|undefined/.test(text))).toEqual([])
      await live.set({ wanted: false })
      written.length = 0
      live.element().style.width = '300px'
      await expect.poll(() => live.canvas()?.getBoundingClientRect().width).toBe(300)
      await expect.poll(() => written.length).toBeGreaterThan(0)
      expect(written).not.toContain('$300.50')
    } finally {
      CanvasRenderingContext2D.prototype.fillText = write
    }
  },
)

test('lines cross bars on an axis of their own', async () => {
  const live = await open({
    chartType: 'bar',
    labels: ['a', 'b'],
    isLegend: false,
    datasets: [
      { label: 'Sold', data: [5000, 9000], backgroundColor: '#ff0000' },
      { label: 'Share', data: [0.2, 0.9], borderColor: '#00ff00', kind: 'line', onSecond: true },
    ],
  })
  // Of thousands a share would lie on the ground, and nobody would see how it grows.
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  const { canvas } = { canvas: live.canvas() }
  const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
  const rows = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
    (at) => isLime(data.slice(at * 4, at * 4 + 3)) && (data[at * 4 + 3] ?? 0) > 200,
  )
  const heights = rows.map((at) => Math.floor(at / (canvas?.width ?? 1)))
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan((canvas?.height ?? 0) / 3)
})

test('colours follow the theme without a reload', async () => {
  document.documentElement.style.colorScheme = 'light'
  const live = await open({ chartType: 'bar', colors: ['light-dark(#ff0000, #00ff00)'], isLegend: false })
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  document.documentElement.style.colorScheme = 'dark'
  await expect.poll(() => painted(live.canvas(), isLime)).toBeGreaterThan(300)
  expect(painted(live.canvas(), isRed)).toBe(0)
})

test('it becomes larger and smaller with its place', async () => {
  const live = await open()
  const width = () => live.canvas()?.getBoundingClientRect().width
  expect(width()).toBe(400)
  live.element().style.width = '250px'
  await expect.poll(width).toBe(250)
  live.element().style.width = '380px'
  await expect.poll(width).toBe(380)
})

test('options that Chart.js does not know are told, and with good ones it is drawn again', async () => {
  const live = await open({ options: publishedBinding('options') }, { values: { options: {} } })
  await live.set({ options: { scales: { x: { type: 'moon' } } } })
  await expect.poll(() => live.element().querySelector('p')?.textContent).toMatch(/moon/)
  await live.set({ options: { scales: { x: { title: { display: true, text: 'Months' } } } } })
  await expect.poll(() => live.canvas()?.width).toBeGreaterThan(0)
  expect(live.element().querySelector('p')).toBeNull()
})

test('a workflow gets it as a picture', async () => {
  const live = await open()
  expect(await live.run('export-image')).toMatch(/^data:image\/png;base64,/)
})

test('the table is there for screen readers and not for the eye', async () => {
  const live = await open()
  const table = live.element().querySelector('table') as HTMLElement
  expect(getComputedStyle(table).clipPath).toBe('inset(50%)')
  expect(getComputedStyle(table).display).not.toBe('none')
})

test('10,000 points are drawn without delay', async () => {
  const data = Array.from({ length: 10_000 }, (_, at) => ({ at, y: Math.sin(at / 500) }))
  const started = performance.now()
  const live = await open({
    dataType: 'guided',
    data,
    dataXField: 'at',
    yAxis: 'field-summary',
    dataYField: 'y',
    aggregate: 'value',
    colors: ['#ff0000'],
  })
  await expect.poll(() => painted(live.canvas(), isRed)).toBeGreaterThan(300)
  expect(performance.now() - started).toBeLessThan(5000)
})
