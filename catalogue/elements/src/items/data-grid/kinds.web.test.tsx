import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
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

const ROWS = [
  { id: 7, name: 'Rye', state: ['new', 'sold'], stars: 4, done: 40, price: 3.5 },
  { id: 8, name: 'Oat', state: 'sold', stars: 9, done: 400, price: '12' },
  { id: 9, name: 'Fig', state: null, stars: 'none', done: null, price: null },
]
const STATES = [{ value: 'new', label: 'Fresh', color: '#0a7d33' }, { value: 'sold' }]

async function open(columns: readonly object[], props: object = {}) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    props: { caption: 'Breads', data: ROWS, columns: [{ key: 'name' }, ...columns] as never, ...props },
  })
  const live = opened
  const cells = (at: number) => [...live.element().querySelectorAll<HTMLElement>(`tbody td:nth-child(${at})`)]
  return { ...live, cells, texts: (at: number) => cells(at).map(({ textContent }) => textContent) }
}

describe('columns of kinds', () => {
  test('tags stand beside one another in their colours, and are looked for by their labels', async () => {
    const { cells, element, texts } = await open([{ key: 'state', kind: 'tag', options: STATES }], { searchable: true })
    expect(cells(2).map((td) => [...td.children].map(({ textContent }) => textContent))).toEqual([
      ['Fresh', 'sold'],
      ['sold'],
      [],
    ])
    const [fresh] = element().querySelectorAll('.heddle-grid-tag')
    expect(getComputedStyle(fresh as Element).borderTopColor).toBe('rgb(10, 125, 51)')
    await userEvent.fill(browser.getByRole('searchbox'), 'fresh')
    expect(texts(1)).toEqual(['Rye'])
  })

  test('stars and bars say in words what they show; what is no number is read as it is', async () => {
    const { cells } = await open([
      { key: 'stars', kind: 'rating' },
      { key: 'done', kind: 'progress', title: 'Done' },
    ])
    expect(cells(2).map((td) => td.querySelector('[role="img"]')?.getAttribute('aria-label') ?? td.textContent)).toEqual([
      '4/5',
      '9/5',
      'none',
    ])
    expect(cells(2)[0]?.textContent).toBe('★★★★☆')
    const bars = cells(3).map((td) => td.querySelector('progress'))
    expect(bars.map((bar) => bar?.value)).toEqual([0.4, 1, undefined])
    expect(bars[0]?.getAttribute('aria-label')).toBe('Done')
    expect(cells(3).map(({ textContent }) => textContent)).toEqual(['40%', '100%', ''])
  })

  test('money is written in its currency and sorted as numbers', async () => {
    const { texts } = await open([{ key: 'price', kind: 'currency', currency: 'EUR' }])
    expect(texts(2)).toEqual(['€3.50', '€12.00', ''])
    const heading = browser.getByRole('button', { name: 'Price' })
    await userEvent.click(heading)
    await userEvent.click(heading)
    expect(texts(2).filter((text) => text !== '')).toEqual(['€12.00', '€3.50'])
  })

  test('a button in each row says its name and its row, and is no press on the row', async () => {
    const { saidOf } = await open([{ title: 'Open', kind: 'action', actionName: 'open' }], {
      sorting: [{ key: 'name', direction: 'ASC' }],
    })
    expect(browser.getByRole('button', { name: 'Open', exact: true }).query()).toBe(null)
    await userEvent.click(browser.getByRole('button', { name: 'Open: Oat' }))
    expect(saidOf('action')).toEqual([{ actionName: 'open', row: ROWS[1], id: 8, index: 1, displayIndex: 1 }])
    expect(saidOf('rowClicked')).toEqual([])
  })

  test('of a grid that is written in, a button has the keys itself and numbers are typed', async () => {
    const { saidOf, cells } = await open([
      { key: 'stars', kind: 'rating', isEditable: true },
      { title: 'Open', kind: 'action', actionName: 'open', actionLabel: 'More' },
    ])
    await import('../../lib/grid-editing/part.ts')
    cells(2)[0]?.focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(() => saidOf('action')).toHaveLength(1)
    await userEvent.keyboard('{ArrowLeft}2{Enter}')
    await expect.poll(() => cells(2)[0]?.textContent).toBe('★★☆☆☆')
    expect(saidOf('cellValueChanged')).toMatchObject([{ oldValue: 4, newValue: 2, columnId: 'stars' }])
  })
})
