import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { list, path, text, value } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openFields } from '../../testing/open-fields.tsx'

const fields = {
  data: value({ label: { en: 'Data' }, shape: 'list', default: [] }),
  columns: list({
    label: { en: 'Columns' },
    item: { key: path({ of: 'data', label: { en: 'Field' } }), title: text({ label: { en: 'Title' } }) },
    itemLabel: 'key',
    max: 3,
    fromRows: {
      of: 'data',
      label: { en: 'Generate from data' },
      key: 'key',
      itemOf: (key, samples): Json => ({ key, title: samples.map(String).join() }),
    },
  }),
}
const generate = page.getByRole('button', { name: 'Generate from data' })

it('items are made of the fields of typed rows; what is there stays, and undo takes them away in one step', async () => {
  const { stored, editor } = await openFields(fields, {
    data: { default: [{ name: 'Rye', price: 4 }, { name: 'Oat' }] },
    columns: { default: [{ key: 'price', title: 'Mine' }] },
  })
  await generate.click()
  expect(stored('columns')).toEqual([
    { key: 'price', title: 'Mine' },
    { key: 'name', title: 'Rye,Oat' },
  ])
  await expect.element(page.getByText('1 item was added')).toBeInTheDocument()
  await generate.click()
  await expect.element(page.getByText('Every field of the rows is here')).toBeInTheDocument()
  editor.client.undo()
  expect(stored('columns')).toEqual([{ key: 'price', title: 'Mine' }])
})

it('items are made of rows that a formula gives on the canvas, as many as there is room for', async () => {
  const { stored, editor } = await openFields(fields, { data: { default: { type: 'f', code: 'breads' } } })
  await expect.element(generate).toBeDisabled()
  await expect.element(page.getByText('The rows are not known yet')).toBeVisible()
  editor.canvas.value = {
    ...createFakeCanvas(),
    evaluate: async () => ({ ok: true, value: { data: [{ a: 1, b: { c: 2 }, d: 3, e: 4 }] }, kind: 'object' }),
  }
  await generate.click()
  expect((stored('columns') as { key: string }[]).map(({ key }) => key)).toEqual(['a', 'b.c', 'd'])
})

it('the field of an item is chosen from those of the rows', async () => {
  const { stored } = await openFields(fields, { data: { default: [{ name: 'Rye' }] }, columns: { default: [{}] } })
  await page.getByRole('button', { name: 'Item 1', exact: true }).click()
  await page.getByRole('button', { name: 'Pick Field, Item 1' }).click()
  await page.getByRole('option', { name: /^name/ }).click()
  expect(stored('columns')).toEqual([{ key: 'name' }])
})
