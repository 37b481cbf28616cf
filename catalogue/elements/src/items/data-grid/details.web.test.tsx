import { afterEach, describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import { LIVE } from '@heddle/document/published'
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

const ROWS = ['Rye', 'Oat', 'Fig'].map((name, at) => ({ id: at + 7, name, price: at }))

async function open(props: object = {}) {
  opened = await openElement({
    definition: dataGridDefinition,
    component: DataGrid as ElementComponent,
    css: elementStyles['data-grid'] ?? '',
    slots: {
      details: [
        node('more', { tag: 'p', text: publishedBinding('context.local.data.row.item.price') }, undefined, { live: LIVE.text }),
      ],
    },
    props: { caption: 'Breads', data: ROWS, columns: [{ key: 'name' }, { key: 'price' }] as never, expandable: true, ...props },
  })
  const live = opened
  return { ...live, details: () => [...live.element().querySelectorAll('.heddle-grid-details')] }
}

describe('rows that open', () => {
  test('show what stands in their slot below them, by a button that says so', async () => {
    const { details, saidOf } = await open()
    const button = browser.getByRole('button', { name: 'Details of Oat' })
    expect([details().length, button.element().getAttribute('aria-expanded')]).toEqual([0, 'false'])
    await userEvent.click(button)
    await expect.poll(() => details().map(({ textContent }) => textContent)).toEqual(['1'])
    expect(button.element().getAttribute('aria-expanded')).toBe('true')
    expect(button.element().getAttribute('aria-controls')).toBe(details()[0]?.firstElementChild?.id)
    expect(details()[0]?.previousElementSibling?.textContent).toContain('Oat')
    await userEvent.keyboard('{Enter}')
    await expect.poll(details).toEqual([])
    expect(saidOf('rowClicked')).toEqual([])
  })

  test('stay open when they are sorted, are opened by workflows, and have no button where there is nothing more', async () => {
    const { details, run, element } = await open()
    await run('open-row', 9)
    for (const id of [null, {}, 99]) await run('open-row', id)
    expect(details()[0]?.previousElementSibling?.textContent).toContain('Fig')
    await userEvent.click(browser.getByRole('button', { name: 'Name' }))
    expect(details()[0]?.previousElementSibling?.textContent).toContain('Fig')
    await run('close-row', 9)
    expect(details()).toEqual([])
    expect(element().querySelectorAll('thead tr:first-child > *')).toHaveLength(3)
    await opened?.close()
    const plain = await open({ expandable: false })
    expect(plain.element().querySelectorAll('thead tr:first-child > *')).toHaveLength(2)
    expect(plain.element().querySelector('[aria-expanded]')).toBe(null)
  })

  test('of a grid that is written in are gone through with the keys', async () => {
    const { details, element } = await open({ selection: 'multiple', columns: [{ key: 'name', isEditable: true }] as never })
    await import('../../lib/grid-editing/part.ts')
    const cell = element().querySelectorAll<HTMLElement>('tbody td')[2]
    cell?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Details of Rye')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => details().length).toBe(1)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Details of Oat')
  })
})

test('rows have the colour that a formula gives them, and none for what is no colour', async () => {
  const rowColor = ({ row }: { readonly row: (typeof ROWS)[number] }) => ['#fde68a', 'red;display:none', 7][row.price]
  const { element } = await open({ rowColor })
  const rows = [...element().querySelectorAll('tbody tr')]
  expect(rows.map((row) => (row as HTMLElement).style.getPropertyValue('--grid-row'))).toEqual(['#fde68a', '', ''])
  expect(getComputedStyle(rows[0] as Element).backgroundColor).toBe('rgb(253, 230, 138)')
})
