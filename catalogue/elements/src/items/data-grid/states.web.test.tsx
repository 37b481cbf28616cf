import { afterEach, describe, expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import type { ElementComponent, RootAttributes } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { DataGrid } from './component.tsx'
import { dataGridDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const words = (text: string) => node(text, { tag: 'b', text })
const SLOTS = {
  empty: [words('No bread yet')],
  noMatch: [words('No such bread')],
  loading: [words('Baking')],
  error: [words('The oven is off')],
}
const ROWS = [{ id: 1, bread: 'Rye' }]
const collection = (more: object) => ({
  id: 'rows',
  data: [],
  total: 0,
  limit: 2,
  offset: 0,
  isFetching: false,
  error: null,
  ...more,
})

async function open(value: unknown, props: object = {}, slots: NonNullable<LiveElementOptions['slots']> = SLOTS) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    slots,
    props: {
      caption: 'Breads',
      data: publishedBinding('rows'),
      columns: [{ key: 'bread', isFiltered: true }] as never,
      ...props,
    },
    values: { rows: value as never },
  })
  const live = opened
  return { ...live, body: () => live.element().querySelector('tbody') as HTMLElement }
}

describe('what stands in the place of rows', () => {
  test.each([
    ['no rows', [], {}, 'No bread yet'],
    ['rows that come', collection({ isFetching: true }), {}, 'Baking'],
    ['rows that a formula says come', [], { loading: true }, 'Baking'],
    ['a failure', collection({ error: { message: 'x' } }), {}, 'The oven is off'],
  ])('is drawn by its slot: %s', async (_, value, props, text) => {
    const { body } = await open(value, props)
    expect(body().querySelector('b')?.textContent).toBe(text)
    expect(body().textContent).toBe(text)
  })

  test('goes with the rows that come, and with a filter that leaves none', async () => {
    const { body, set, element } = await open([])
    await set({ rows: ROWS })
    expect(body().textContent).toBe('Rye')
    const filter = element().querySelector('input') as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(filter, 'x')
    filter.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.poll(() => body().textContent).toBe('No such bread')
  })

  test('is words where its slot is empty', async () => {
    const { body } = await open([], {}, { error: SLOTS.error })
    expect(body().textContent).toBe('Nothing to show')
  })
})

describe('on the canvas of the editor', () => {
  const drawn = (root: RootAttributes, props: object = {}): Element => {
    const defaults = Object.fromEntries(Object.entries(dataGridDefinition.fields).map(([name, field]) => [name, field.default]))
    const box = document.createElement('div')
    const Body = DataGrid as ElementComponent
    box.innerHTML = renderToStaticMarkup(
      <Body
        root={root}
        props={
          { ...defaults, data: [...ROWS, { id: 2, bread: 'Oat' }], columns: [{ key: 'bread', kind: 'slot' }], ...props } as never
        }
      />,
    )
    return box
  }
  const outlets = (box: Element) => [...box.querySelectorAll('[data-outlet]')].map((one) => one.getAttribute('data-outlet'))

  test('cells of the first row are dropped into, which visitors are told nothing of', () => {
    expect(outlets(drawn({ 'data-node': 'grid' }))).toEqual(['grid.cell1'])
    expect(drawn({ 'data-node': 'grid' }).querySelector('[data-outlet]:empty')?.getAttribute('data-min-size')).toBe('24')
    expect(outlets(drawn({}))).toEqual([])
  })

  test('a state that is asked for stands in the place of rows, and is dropped into', () => {
    for (const [state, text] of [
      ['empty', 'Nothing to show'],
      ['noMatch', 'Nothing found'],
      ['loading', 'Loading…'],
      ['error', 'The rows could not be loaded'],
    ]) {
      const box = drawn({ 'data-node': 'grid', 'data-canvas-shows': `details ${String(state)}` })
      expect([box.querySelector('tbody')?.textContent, outlets(box)]).toEqual([text, [`grid.${String(state)}`]])
    }
    expect(dataGridDefinition.editing.shows?.map(({ id }) => id)).toEqual(['empty', 'noMatch', 'loading', 'error'])
  })
})
