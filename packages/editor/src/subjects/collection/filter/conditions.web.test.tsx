import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useRecord } from '@heddle/store/react'
import { insertCollection, setCollection } from '@heddle/document/operations'
import { rowFields } from '@heddle/document'
import { Page, Section } from '@heddle/testing'
import { useEditor } from '../../../session/use-editor.ts'
import { openEditor } from '../../../testing/open-editor.tsx'
import { Conditions } from './conditions.tsx'

const ORDERS = 'orders0000000000'
const fixture = (
  <Page id="home000000000000" name="Home">
    <Section />
  </Page>
)

function Shown() {
  const { store } = useEditor()
  const collection = useRecord(store, ORDERS)
  return collection?.kind === 'collection' ? (
    <Conditions collection={collection} fields={rowFields(collection.fields, collection.data)} />
  ) : null
}

async function open() {
  await page.viewport(600, 700)
  const { editor } = await openEditor(fixture, <Shown />)
  const ids = [ORDERS]
  const newId = () => ids.pop() ?? editor.newId()
  const data = [{ name: 'Ada', total: 1 }]
  editor.change('Orders', insertCollection(editor.view, { name: 'orders', mode: 'static', data, newId }))
  await expect.element(page.getByRole('heading', { name: 'Filter' })).toBeVisible()
  return { editor, orders: () => editor.view.find('collection', ORDERS) }
}
const choose = async (control: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${control}:`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const type = async (field: string, text: string) => {
  await page.getByRole('textbox', { name: field }).fill(text)
  await userEvent.keyboard('{Enter}')
}
const fromMenu = async (menu: string, item: string) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the filter of a collection', () => {
  it('compares fields with values of their type, and leaves out what is empty where one says so', async () => {
    const { editor, orders } = await open()
    await page.getByRole('button', { name: 'Add a filter' }).click()
    await type('Value of filter 1', 'ad')
    expect(orders()?.filter).toEqual({ conditions: [{ field: 'name', operator: '$iLike:contains', value: 'ad' }] })
    await type('Field of filter 1', 'total')
    await choose('Comparison of filter 1', 'is at least')
    await type('Value of filter 1', '10')
    await fromMenu('More for filter 1', 'Leave out while empty')
    await expect.element(page.getByText('if any')).toBeVisible()
    expect(orders()?.filter).toEqual({
      conditions: [{ field: 'total', operator: '$gte', value: 10, isEmptyIgnored: true }],
    })
    await choose('Comparison of filter 1', 'is empty')
    expect(page.getByRole('textbox', { name: 'Value of filter 1' }).query()).toBeNull()
    editor.client.undo()
    await expect.element(page.getByRole('textbox', { name: 'Value of filter 1' })).toHaveValue('10')
    await fromMenu('More for filter 1', 'Delete')
    expect(orders()).not.toHaveProperty('filter')
    await expect.element(page.getByText('All rows.')).toBeVisible()
  })

  it('is a tree of groups, whose parts are moved by keys, into groups and out of them', async () => {
    const { orders } = await open()
    await page.getByRole('button', { name: 'Add a filter' }).click()
    await page.getByRole('button', { name: 'Add a group of filters' }).click()
    await fromMenu('More for group 2', 'Add a filter')
    await type('Value of filter 1', 'a')
    await type('Value of filter 2.1', 'b')
    await type('Value of filter 2.2', 'c')
    const shown = () =>
      JSON.stringify(orders()?.filter, (key, value: unknown) => (key === 'field' || key === 'operator' ? undefined : value))
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"link":"$or","conditions":[{"value":"b"},{"value":"c"}]}]}')
    page.getByRole('button', { name: 'Filter 2.2: drag, or use the arrow keys' }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"link":"$or","conditions":[{"value":"c"},{"value":"b"}]}]}')
    page.getByRole('button', { name: 'Filter 2.1: drag, or use the arrow keys' }).element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"link":"$or","conditions":[{"value":"b"}]},{"value":"c"}]}')
    page.getByRole('button', { name: 'Filter 3: drag, or use the arrow keys' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"link":"$or","conditions":[{"value":"b"},{"value":"c"}]}]}')
    await page
      .getByRole('group', { name: 'Group 2', exact: true })
      .getByRole('button', { name: /^How the filters/ })
      .click()
    await page.getByRole('option', { name: 'All of' }).click()
    expect(orders()?.filter).toMatchObject({ conditions: [{}, { link: '$and' }] })
    await fromMenu('More for group 2', 'Take out of the group')
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"value":"b"},{"value":"c"}]}')
    await fromMenu('More for filter 2', 'Wrap in a group')
    expect(shown()).toBe('{"conditions":[{"value":"a"},{"link":"$or","conditions":[{"value":"b"}]},{"value":"c"}]}')
  })

  it('is dragged by its handle before another one and into a group', async () => {
    const { editor, orders } = await open()
    const leaf = (value: string) => ({ field: 'name', operator: '$eq' as const, value })
    const filter = { conditions: [leaf('a'), { link: '$or' as const, conditions: [leaf('b')] }] }
    editor.change('Filter', setCollection(editor.view, { id: ORDERS, values: { filter } }))
    const grip = page.getByRole('button', { name: 'Filter 1: drag, or use the arrow keys' })
    const target = page.getByRole('group', { name: 'Filter 2.1' })
    await expect.element(target).toBeVisible()
    const box = target.element().getBoundingClientRect()
    const drag = (type: string) => {
      const at = { clientX: box.left + 40, clientY: box.bottom - 2, pointerId: 1, button: 0, bubbles: true }
      grip.element().dispatchEvent(new PointerEvent(type, at))
    }
    grip.element().setPointerCapture = () => {}
    drag('pointerdown')
    await expect
      .poll(() => {
        drag('pointermove')
        return target.element().getAttribute('data-drop')
      })
      .toBe('below')
    drag('pointerup')
    expect(orders()?.filter).toEqual({ conditions: [{ link: '$or', conditions: [leaf('b'), leaf('a')] }] })
  })

  it('has values and conditions of groups that come from formulas', async () => {
    const { orders } = await open()
    await page.getByRole('button', { name: 'Add a filter' }).click()
    await expect.element(page.getByRole('button', { name: 'Bind Value of filter 1 to a formula' })).toBeInTheDocument()
    await fromMenu('More for group ', 'Count only when…')
    expect(orders()?.filter).toMatchObject({ if: { type: 'f', code: 'true' } })
    await expect.element(page.getByRole('button', { name: /^Edit the formula of Condition of group/ })).toBeVisible()
    await fromMenu('More for group ', 'Always')
    expect(orders()?.filter).not.toHaveProperty('if')
  })
})

describe('the order and the pages of a collection', () => {
  it('follow several fields, each with a direction, in an order one can change', async () => {
    const { orders } = await open()
    const add = page.getByRole('button', { name: 'Sort by a field' })
    await add.click()
    await add.click()
    await page.getByRole('radiogroup', { name: 'Direction of sort 2' }).getByRole('radio', { name: 'Down' }).click()
    expect(orders()?.sort).toEqual([
      { key: 'name', direction: 'ASC' },
      { key: 'total', direction: 'DESC' },
    ])
    page.getByRole('button', { name: 'Sort 2: drag, or use the arrow keys' }).element().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(orders()?.sort).toMatchObject([{ key: 'total' }, { key: 'name' }])
    await page.getByRole('button', { name: 'Delete sort 1' }).click()
    await page.getByRole('button', { name: 'Delete sort 1' }).click()
    expect(orders()).not.toHaveProperty('sort')
  })

  it('show so many rows at a time, from a row on', async () => {
    const { orders } = await open()
    await page.getByRole('radio', { name: 'Pages' }).click()
    expect(orders()).toMatchObject({ limit: 10 })
    const perPage = page.getByRole('textbox', { name: 'Per page' })
    await perPage.fill('none')
    await userEvent.keyboard('{Enter}')
    await expect.element(perPage).toHaveAccessibleDescription('A whole number, 0 or more')
    await perPage.fill('5')
    await userEvent.keyboard('{Enter}')
    await type('Start at row', '20')
    expect(orders()).toMatchObject({ limit: 5, offset: 20 })
    await page.getByRole('radio', { name: 'Off' }).click()
    expect(orders()).not.toHaveProperty('limit')
    expect(orders()).not.toHaveProperty('offset')
  })
})
