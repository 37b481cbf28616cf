import { afterEach, describe, expect, it } from 'vitest'
import type { CollectionRecord, DocumentRecord } from '@heddle/document'
import { formula, Page, Section, Text, Variable } from '@heddle/testing'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'
import type { SeenRows, ToCanvas } from './protocol.ts'

let canvas: OpenCanvas | undefined
afterEach(() => {
  canvas?.close()
  canvas = undefined
})

const ORDERS = 'orders0000000000'
const CITIES = 'cities0000000000'
const collection = (id: string, more: Partial<CollectionRecord>): DocumentRecord => ({
  id,
  kind: 'collection',
  name: id.replace(/0+$/, ''),
  folder: '',
  index: 'a0',
  mode: 'static',
  type: 'collection',
  config: {},
  ...more,
})
const DATA = [
  { number: 'A-1', city: 'Graz', total: 10 },
  { number: 'A-2', city: 'Rome', total: 30 },
  { number: 'A-3', city: 'Graz', total: 20 },
]
const STATE = `collections.orders.isFetching ? 'loading' : collections.orders.error ? collections.orders.error.message : 'there'`

async function open(more: Partial<CollectionRecord> = {}) {
  const opened = await openCanvas(
    <Page id="page" name="Home">
      <Variable id="city" name="city" type="string" value="" />
      <Section id="hero">
        <Text id="count" text={formula(`collections['${ORDERS}'].total`)} />
        <Text id="state" text={formula(STATE)} />
        <Text id="row" text={formula('context.item.data.number')} />
        <Text id="cities" text={formula('collections.cities.total')} />
      </Section>
    </Page>,
  )
  canvas = opened
  const repeat = { over: { type: 'f', code: `collections['${ORDERS}']` } } as const
  await opened.ask({ type: 'diff', diff: { set: { row: { repeat: [null, repeat] } } } }, 'drawn')
  const put = { [ORDERS]: collection(ORDERS, { data: DATA, ...more }), [CITIES]: collection(CITIES, { data: ['Graz'] }) }
  await opened.ask({ type: 'diff', diff: { put } }, 'drawn')
  let request = 0
  return {
    shown: () => ['count', 'state', 'cities'].map((id) => document.querySelector(`[data-node="${id}"]`)?.textContent),
    drawn: () => Array.from(document.querySelectorAll('[data-node="row"]'), (row) => row.textContent ?? ''),
    do: (message: ToCanvas) => opened.ask(message, 'drawn'),
    rows: async (id = ORDERS, offset?: number): Promise<SeenRows | undefined> => {
      const question = { type: 'rows', request: (request += 1), id, from: 0, count: 5 } as const
      return (await opened.ask({ ...question, ...(offset !== undefined && { offset }) }, 'rows-answer')).seen
    },
  }
}

describe('canvas-C35 a collection that is staged', () => {
  it('gives other rows and states under both of its names, the others give what they have', async () => {
    const page = await open()
    expect(page.shown()).toEqual(['3', 'there', '1'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'empty' } })
    expect(page.shown()).toEqual(['0', 'there', '1'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'loading' } })
    expect(page.shown()).toEqual(['0', 'loading', '1'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'error' } })
    expect(page.shown()[1]).toContain('could not be reached')
    await page.do({ type: 'show-collections', shows: {} })
    expect(page.shown()).toEqual(['3', 'there', '1'])
  })

  it('stays so when the page is drawn anew and when its rows change', async () => {
    const page = await open()
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'one' } })
    await page.do({ type: 'diff', diff: { set: { [ORDERS]: { data: [DATA, [{ number: 'B' }, { number: 'C' }]] } } } })
    expect(page.shown()[0]).toBe('1')
    await page.do({ type: 'view', view: { ...(canvas as OpenCanvas).view, theme: 'dark' } })
    expect(page.shown()[0]).toBe('1')
    expect(await page.rows()).toMatchObject({ total: 1, places: [0] })
  })
})

describe('canvas-C42 a collection whose source was asked', () => {
  const asked = { mode: 'server', pluginId: 'rest000000000000', data: [] } as const
  const give = (data: readonly object[], more: object = {}) =>
    ({ type: 'give-rows', asked: { [ORDERS]: { pluginId: asked.pluginId, data, offset: 0, ...more } } }) as const

  it('shows what it gave, sorted as it says, until that is taken back, and when the page is drawn anew', async () => {
    const page = await open({ ...asked, sort: [{ key: 'total', direction: 'DESC' }] })
    expect(page.drawn()).toEqual([])
    await page.do(give(DATA))
    expect(page.drawn()).toEqual(['A-2', 'A-3', 'A-1'])
    expect(await page.rows()).toMatchObject({ total: 3, isFetched: true, rows: [DATA[1], DATA[2], DATA[0]] })
    await page.do({ type: 'view', view: { ...(canvas as OpenCanvas).view, theme: 'dark' } })
    expect(page.drawn()).toEqual(['A-2', 'A-3', 'A-1'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'one' } })
    expect(page.drawn()).toEqual(['A-2'])
    await page.do({ type: 'show-collections', shows: {} })
    await page.do({ type: 'give-rows', asked: {} })
    expect(page.drawn()).toEqual([])
  })

  it('shows one page of many where the source cuts them', async () => {
    const page = await open({ ...asked, limit: 2 })
    await page.do(give([DATA[2] as object], { total: 3, offset: 2 }))
    expect(page.drawn()).toEqual(['A-3'])
    expect(await page.rows()).toMatchObject({ total: 3, offset: 2, limit: 2, rows: [DATA[2]] })
  })
})

describe('canvas-C35 a list over a collection that is staged', () => {
  it('is drawn with one row, with many, and with none', async () => {
    const page = await open()
    expect(page.drawn()).toEqual(['A-1', 'A-2', 'A-3'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'one' } })
    expect(page.drawn()).toEqual(['A-1'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'many' } })
    expect(page.drawn()).toHaveLength(60)
    expect(page.drawn().at(-1)).toBe('A-3')
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'error' } })
    expect(page.drawn()).toEqual([])
  })

  it('has the page size that the collection has', async () => {
    const page = await open({ limit: 2, offset: 2 })
    expect(page.drawn()).toEqual(['A-3'])
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'many' } })
    expect(page.drawn()).toEqual(['A-1', 'A-2'])
  })

  it('has long texts in its rows, and its own ones again when that is taken back', async () => {
    const page = await open()
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'long', [CITIES]: 'empty' } })
    expect(page.drawn().every((text) => text.length > 100 && text.startsWith('A-'))).toBe(true)
    expect(page.shown()[2]).toBe('0')
    await page.do({ type: 'show-collections', shows: { [CITIES]: 'empty' } })
    expect(page.drawn()).toEqual(['A-1', 'A-2', 'A-3'])
    expect(page.shown()[2]).toBe('0')
  })
})

describe('canvas-C36 the rows of a collection', () => {
  it('are told by their places after filter and sort', async () => {
    const page = await open({
      filter: {
        conditions: [{ field: 'city', operator: '$eq', value: { type: 'f', code: 'variables.city' }, isEmptyIgnored: true }],
      },
      sort: [{ key: 'total', direction: 'DESC' }],
    })
    expect(await page.rows()).toMatchObject({ total: 3, count: 3, offset: 0, places: [1, 2, 0], isFetched: true })
    await page.do({ type: 'try', values: { city: 'Graz' } })
    expect(await page.rows()).toMatchObject({ total: 2, places: [2, 0] })
  })

  it('are those of one page, of another one when it is asked for', async () => {
    const page = await open({ limit: 2 })
    expect(await page.rows()).toMatchObject({ total: 3, limit: 2, offset: 0, count: 2, places: [0, 1] })
    expect(await page.rows(ORDERS, 2)).toMatchObject({ offset: 2, count: 1, places: [2] })
    expect(page.shown()[0]).toBe('3')
  })

  it('are told themselves where they are not those of the project, and not at all of a collection that is not there', async () => {
    const page = await open({ mode: 'dynamic' })
    expect(await page.rows()).toEqual({ total: 0, offset: 0, count: 0, rows: [], isFetching: false, isFetched: false })
    await page.do({ type: 'show-collections', shows: { [ORDERS]: 'many' } })
    const seen = await page.rows()
    expect(seen).toMatchObject({ total: 60, count: 60 })
    expect(seen?.rows).toHaveLength(5)
    expect(await page.rows('gone000000000000')).toBeUndefined()
  })
})
