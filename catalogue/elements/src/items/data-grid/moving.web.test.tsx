import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import { untilDrawn } from '@heddle/testing/react-complaints'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { dataGridDefinition } from './definition.ts'
import { DataGridSummedMoved } from './summed.moved.body.tsx'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const [RYE, OAT, FIG, BUN] = [
  { id: 7, bread: 'Rye', town: 'Ulm' },
  { id: 8, bread: 'Oat', town: 'Bonn' },
  { id: 9, bread: 'Fig', town: 'Ulm' },
  { id: 10, bread: 'Bun', town: 'Bonn' },
]
const BREADS = [RYE, OAT, FIG, BUN]
const MANY = Array.from({ length: 200 }, (_, at) => ({ id: at, bread: `Bread ${at}` }))

async function open(
  props: NonNullable<LiveElementOptions['props']> = {},
  values: NonNullable<LiveElementOptions['values']> = {},
  before: (html: string) => void = () => {},
) {
  const names = ['data-grid', 'data-grid.summed', 'data-grid.summed.moved']
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGridSummedMoved as ElementComponent,
    css: names.map((name) => elementStyles[name] ?? '').join(''),
    props: { caption: 'Breads', data: BREADS, columns: [{ key: 'bread' }], rowReorder: true, pagination: false, ...props },
    values,
    before: ({ innerHTML }) => before(innerHTML),
  })
  const live = opened
  const grip = (name: string) => live.element().querySelector<HTMLElement>(`[aria-label="Move ${name}"]`) ?? expect.fail(name)
  const box = () => live.element().querySelector<HTMLElement>('.heddle-grid-box') ?? expect.fail()
  const middleOf = (name: string) => {
    const { x, y, width, height } = (grip(name).closest('tr') as Element).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2, height }
  }
  const point = (type: string, target: EventTarget, { x, y }: { readonly x: number; readonly y: number }) =>
    untilDrawn(() => {
      const at = { bubbles: true, isPrimary: true, button: 0, pointerId: 1, clientX: x, clientY: y }
      target.dispatchEvent(new PointerEvent(type, at))
    })
  return {
    ...live,
    grip,
    box,
    breads: () =>
      [...live.element().querySelectorAll('tbody tr')].flatMap((row) => row.querySelector('td:nth-child(2)')?.textContent ?? []),
    words: () => live.element().querySelector('[role="status"]')?.textContent,
    /** What the focused grip is called, and whether its row is held. */
    at: () => [document.activeElement?.getAttribute('aria-label'), document.activeElement?.ariaPressed],
    landing: () => live.element().querySelector('.heddle-grid-landing'),
    middleOf,
    point,
    /** Picks a row up by the pointer and holds it over another one, a little above or below its middle. */
    dragOver: async (name: string, other: string, by: number) => {
      const from = middleOf(name)
      const to = middleOf(other)
      await point('pointerdown', grip(name), from)
      await point('pointermove', document, { x: from.x, y: from.y + 2 })
      await point('pointermove', document, { x: to.x, y: to.y + by })
      await expect.poll(() => live.element().querySelector('.heddle-grid-landing')).not.toBe(null)
      return { x: to.x, y: to.y + by }
    },
  }
}

describe('rows moved by keys', () => {
  test('are picked up, moved and put down; the focus goes along, and each step is said', async () => {
    const { grip, breads, words, at, saidOf, variable } = await open()
    grip('Rye').focus()
    await userEvent.keyboard(' ')
    expect(at()).toEqual(['Move Rye', 'true'])
    expect(words()).toMatch(/^Rye is picked up, 1 of 4\. Arrow keys move it/)
    expect(saidOf('rowDragStart')).toEqual([{ row: RYE, id: 7 }])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect([breads(), at(), words()]).toEqual([['Oat', 'Fig', 'Rye', 'Bun'], ['Move Rye', 'true'], 'Rye: 3 of 4'])
    expect(saidOf('rowDragged')).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect([at(), words()]).toEqual([['Move Rye', 'false'], 'Rye is put down, 3 of 4'])
    expect(saidOf('rowDragged')).toEqual([{ row: RYE, id: 7, index: 0, targetIndex: 2, rows: [OAT, FIG, RYE, BUN] }])
    expect(variable('rows')).toEqual([OAT, FIG, RYE, BUN])
  })

  test('go to either end, and no further', async () => {
    const { grip, breads, words } = await open()
    grip('Fig').focus()
    await userEvent.keyboard(' {End}')
    expect(breads()).toEqual(['Rye', 'Oat', 'Bun', 'Fig'])
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}')
    expect([breads(), words()]).toEqual([['Fig', 'Rye', 'Oat', 'Bun'], 'Fig: 1 of 4'])
  })

  test('are back where they were by Escape, and when the focus goes elsewhere; nobody is told of a move', async () => {
    const { grip, breads, words, at, saidOf } = await open({ searchable: true })
    grip('Bun').focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}')
    expect([breads(), at(), words()]).toEqual([
      ['Rye', 'Oat', 'Fig', 'Bun'],
      ['Move Bun', 'false'],
      'Bun is back where it was, 4 of 4',
    ])
    await userEvent.keyboard(' {ArrowUp}')
    expect(breads()).toEqual(['Rye', 'Oat', 'Bun', 'Fig'])
    await userEvent.click(browser.getByRole('searchbox'))
    await expect.poll(breads).toEqual(['Rye', 'Oat', 'Fig', 'Bun'])
    expect(saidOf('rowDragged')).toEqual([])
  })

  test('put down where they were tell of no move', async () => {
    const { grip, saidOf, words } = await open()
    grip('Oat').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowUp} ')
    expect([saidOf('rowDragStart').length, saidOf('rowDragged'), words()]).toEqual([1, [], 'Oat is put down, 2 of 4'])
  })

  test('turn the page when they leave it, there and back', async () => {
    const { grip, breads, at } = await open({ pagination: true, pageSize: 2 })
    grip('Oat').focus()
    await userEvent.keyboard(' {ArrowDown}')
    expect([breads(), at()]).toEqual([
      ['Oat', 'Bun'],
      ['Move Oat', 'true'],
    ])
    await userEvent.keyboard('{Escape}')
    expect([breads(), at()]).toEqual([
      ['Rye', 'Oat'],
      ['Move Oat', 'false'],
    ])
  })

  test('of a long list stay in sight, however far they go', async () => {
    const { grip, at, box, saidOf, words } = await open({ data: MANY })
    grip('Bread 3').focus()
    await userEvent.keyboard(' {End}')
    const isInSight = (): boolean => {
      const [row, whole] = [document.activeElement, box()].map((one) => one?.getBoundingClientRect() ?? expect.fail())
      return (row?.top ?? 0) >= (whole?.top ?? 0) && (row?.bottom ?? 0) <= (whole?.bottom ?? 0)
    }
    await expect.poll(isInSight).toBe(true)
    expect([at(), words()]).toEqual([['Move Bread 3', 'true'], 'Bread 3: 200 of 200'])
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect.poll(isInSight).toBe(true)
    const before = box().scrollTop
    await userEvent.keyboard(' ')
    expect(box().scrollTop).toBe(before)
    expect(saidOf('rowDragged')).toEqual([expect.objectContaining({ id: 3, index: 3, targetIndex: 188 })])
    expect(at()).toEqual(['Move Bread 3', 'false'])
  })

  test('of a grid that is written in have the arrows for themselves while they are held', async () => {
    const { grip, breads, at, element } = await open({ columns: [{ key: 'bread', isEditable: true }] })
    await import('../../lib/grid-editing/part.ts')
    await expect.poll(() => element().querySelector('[tabindex="0"]')).not.toBe(null)
    await untilDrawn(() => grip('Rye').focus())
    await userEvent.keyboard('{ArrowDown}')
    expect([breads()[0], at()]).toEqual(['Rye', ['Move Oat', 'false']])
    await userEvent.keyboard(' {ArrowDown} {ArrowDown}')
    expect([breads(), at()]).toEqual([
      ['Rye', 'Fig', 'Oat', 'Bun'],
      ['Move Bun', 'false'],
    ])
  })
})

describe('rows moved by the pointer', () => {
  test('land between two others, where a line shows it', async () => {
    const { breads, dragOver, point, landing, saidOf, middleOf, words } = await open()
    const over = await dragOver('Rye', 'Fig', -4)
    const fig = middleOf('Fig')
    const line = landing()?.getBoundingClientRect()
    expect(Math.abs((line?.top ?? 0) + 2 - (fig.y - fig.height / 2))).toBeLessThanOrEqual(1)
    expect([saidOf('rowDragStart'), breads()[0]]).toEqual([[{ row: RYE, id: 7 }], 'Rye'])
    await point('pointerup', document, over)
    expect([breads(), landing(), words()]).toEqual([['Oat', 'Rye', 'Fig', 'Bun'], null, 'Rye is put down, 2 of 4'])
    expect(saidOf('rowDragged')).toEqual([{ row: RYE, id: 7, index: 0, targetIndex: 1, rows: [OAT, RYE, FIG, BUN] }])
    await point('pointerup', document, await dragOver('Bun', 'Oat', -4))
    expect(breads()).toEqual(['Bun', 'Oat', 'Rye', 'Fig'])
    await point('pointerup', document, await dragOver('Bun', 'Fig', 4))
    expect(breads()).toEqual(['Oat', 'Rye', 'Fig', 'Bun'])
  })

  test('are back where they were by Escape', async () => {
    const { breads, dragOver, point, landing, saidOf, words } = await open()
    const over = await dragOver('Rye', 'Bun', 4)
    await userEvent.keyboard('{Escape}')
    expect([landing(), words()]).toEqual([null, 'Rye is back where it was, 1 of 4'])
    await point('pointerup', document, over)
    expect([breads(), saidOf('rowDragged')]).toEqual([['Rye', 'Oat', 'Fig', 'Bun'], []])
  })

  test('of a long list scroll it near its edges', async () => {
    const columns = [{ key: 'bread', total: 'count' }]
    const { box, dragOver, point, saidOf, grip, landing, element } = await open({ data: MANY, columns })
    const { x } = await dragOver('Bread 2', 'Bread 4', 0)
    const { bottom } = box().getBoundingClientRect()
    await point('pointermove', document, { x, y: bottom - 2 })
    await expect.poll(() => box().scrollTop).toBeGreaterThan(900)
    // The totals stay in sight over the rows; the line stands above them.
    const totals = element().querySelector('tfoot')?.getBoundingClientRect().top ?? 0
    expect(landing()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(totals + 4)
    await point('pointerup', document, { x, y: bottom - 60 })
    const [moved] = saidOf('rowDragged') as readonly { readonly targetIndex: number; readonly id: number }[]
    expect(moved?.id).toBe(2)
    expect(moved?.targetIndex).toBeGreaterThan(15)
    expect(grip('Bread 2').getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
  })

  test('are moved without dragging: one is pressed, then the one in whose place it goes', async () => {
    const { grip, breads, at, saidOf } = await open()
    await userEvent.click(grip('Bun'))
    expect(at()).toEqual(['Move Bun', 'true'])
    await userEvent.click(grip('Oat'))
    await expect.poll(breads).toEqual(['Rye', 'Bun', 'Oat', 'Fig'])
    expect(saidOf('rowDragged')).toEqual([expect.objectContaining({ id: 10, index: 3, targetIndex: 1 })])
    expect(saidOf('rowClicked')).toEqual([])
  })
})

describe('the order', () => {
  const shown = { data: publishedBinding('rows') }

  test('stays until the data comes anew, which then counts', async () => {
    const { grip, breads, set } = await open(shown, { rows: { data: BREADS } })
    grip('Rye').focus()
    await userEvent.keyboard(' {End} ')
    await set({ rows: { data: [...BREADS], isFetching: true } })
    expect(breads()).toEqual(['Oat', 'Fig', 'Bun', 'Rye'])
    await set({ rows: { data: BREADS.map((row) => ({ ...row })) } })
    expect(breads()).toEqual(['Rye', 'Oat', 'Fig', 'Bun'])
  })

  test('that a workflow stores is shown as it was left, and is taken back where none does', async () => {
    const { grip, breads, set, saidOf, run } = await open(shown, { rows: BREADS })
    grip('Rye').focus()
    await userEvent.keyboard(' {End} ')
    const [{ rows }] = saidOf('rowDragged') as readonly [{ readonly rows: unknown }]
    await set({ rows })
    expect(breads()).toEqual(['Oat', 'Fig', 'Bun', 'Rye'])
    grip('Rye').focus()
    await userEvent.keyboard(' {Home} ')
    expect(breads()).toEqual(['Rye', 'Oat', 'Fig', 'Bun'])
    await run('reset-rows')
    expect(breads()).toEqual(['Oat', 'Fig', 'Bun', 'Rye'])
  })

  test('is left alone by rows that come while one is held, which is held no more', async () => {
    const { grip, breads, set, at } = await open(shown, { rows: BREADS })
    grip('Rye').focus()
    await userEvent.keyboard(' {ArrowDown}')
    await set({ rows: [BUN, FIG] })
    await userEvent.keyboard('{ArrowUp} ')
    expect(breads()).toEqual(['Bun', 'Fig'])
    expect(at()[1]).not.toBe(undefined)
  })

  test('has what was written in cells', async () => {
    const { grip, element, saidOf, breads } = await open({ columns: [{ key: 'bread', isEditable: true }] })
    await import('../../lib/grid-editing/part.ts')
    await expect.poll(() => element().querySelector('[tabindex="0"]')).not.toBe(null)
    await untilDrawn(() => element().querySelector<HTMLElement>('tbody td:nth-child(2)')?.focus())
    await userEvent.keyboard('Corn{Enter}')
    expect(breads()[0]).toBe('Corn')
    grip('Corn').focus()
    await userEvent.keyboard(' {ArrowDown} ')
    expect(breads()).toEqual(['Oat', 'Corn', 'Fig', 'Bun'])
    const corn = { ...RYE, bread: 'Corn' }
    expect(saidOf('rowDragged')).toEqual([expect.objectContaining({ row: corn, rows: [OAT, corn, FIG, BUN] })])
  })
})

describe('rows that cannot be moved', () => {
  test('say why, to the eye and to the ear, drawn by the server too', async () => {
    let html = ''
    const { grip, words, breads, saidOf, run } = await open(
      { sorting: [{ key: 'bread', direction: 'ASC' }], searchable: true },
      {},
      (drawn) => (html = drawn),
    )
    expect(html).toContain('title="Rows cannot be moved while they are sorted."')
    grip('Fig').focus()
    await userEvent.keyboard(' {ArrowDown} ')
    expect(words()).toBe('Rows cannot be moved while they are sorted.')
    expect([grip('Fig').ariaDisabled, breads()[0], saidOf('rowDragStart')]).toEqual(['true', 'Bun', []])
    await userEvent.click(browser.getByRole('button', { name: 'Bread', exact: true }))
    await userEvent.click(browser.getByRole('button', { name: 'Bread', exact: true }))
    expect([grip('Fig').ariaDisabled, grip('Fig').title]).toEqual([null, ''])
    await userEvent.fill(browser.getByRole('searchbox'), 'fig')
    expect(grip('Fig').title).toBe('Rows cannot be moved while they are filtered.')
    await run('reset-filters')
    expect(grip('Fig').title).toBe('')
  })

  test('stand in groups, or are ordered by their collection', async () => {
    const first = await open({ groupBy: 'town' })
    expect(first.grip('Fig').title).toBe('Rows in groups cannot be moved.')
    await opened?.close()
    const collection = { id: 'breads', data: BREADS, total: 4, limit: 4, offset: 0, isFetching: false, error: null }
    const second = await open({ data: publishedBinding('breads'), server: true, pagination: true }, { breads: collection })
    expect(second.grip('Fig').title).toBe('The collection decides the order of these rows.')
  })
})
