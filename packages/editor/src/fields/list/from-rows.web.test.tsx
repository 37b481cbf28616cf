import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { choice, formula, list, path, text, value } from '@heddle/kit'
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

it('items say what they are beside their names', async () => {
  const kind = choice({
    label: { en: 'Kind' },
    options: [
      { value: 'auto', label: { en: 'By its values' } },
      { value: 'date', label: { en: 'Date' } },
    ],
    default: 'auto',
  })
  const item = { key: text({ label: { en: 'Field' } }), kind }
  await openFields(
    { columns: list({ label: { en: 'Columns' }, item, itemLabel: 'key', itemNote: 'kind' }) },
    { columns: { default: [{ key: 'born', kind: 'date' }, { key: 'name' }, { key: 'odd', kind: 'moon' }] } },
  )
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  await expect.element(named('born')).toHaveTextContent('bornDate')
  await expect.element(named('born')).toHaveAttribute('aria-description', 'Date')
  await expect.element(named('name')).toHaveTextContent('nameBy its values')
  await expect.element(named('odd')).toHaveTextContent('odd')
})

it.each([
  ['the first one', [{ town: 'Ulm' }, { bread: 'Oat' }], 'row.town', 'row.bread'],
  ['the example where there is none', [], 'row.bread', 'row.town'],
])('a formula of a row is tried with %s', async (_, data, known, unknown) => {
  const asked = formula({
    label: { en: 'Shown as' },
    sample: { row: { id: 2, bread: 'Rye' } },
    sampleRow: { of: 'data', names: (row) => ({ row }) },
  })
  await openFields({ data: fields.data, asked }, { data: { default: data } })
  await page.getByRole('button', { name: 'Write the formula of Shown as' }).click()
  const dialog = page.getByRole('dialog', { name: 'Formula: Shown as' })
  await expect.element(dialog.getByText(known, { exact: true }).first()).toBeVisible()
  expect(dialog.getByText(unknown, { exact: true }).elements()).toEqual([])
})
