import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { path, value } from '@heddle/kit'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openFields } from '../../testing/open-fields.tsx'

const fields = {
  options: value({ label: { en: 'Options' }, shape: 'list', default: [] }),
  labelField: path({ label: { en: 'Label field' }, of: 'options', default: 'label' }),
}
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

it('is chosen from the fields of the rows that a formula gives on the canvas, those inside of others too', async () => {
  const { editor, stored } = await openFields(fields, { options: { default: { type: 'f', code: 'cities' } } })
  const asked: string[] = []
  editor.canvas.value = {
    ...createFakeCanvas(),
    evaluate: async (_, code) => {
      asked.push(code)
      return { ok: true, value: { data: [{ id: 7, name: { short: 'Riga' } }], total: 1 }, kind: 'object' }
    },
  }
  await page.getByRole('button', { name: 'Pick Label field' }).click()
  expect(asked).toContain('cities')
  expect(shown()).toEqual(['id7', 'name.shortRiga'])
  await page.getByRole('option', { name: /^name/ }).click()
  expect(stored('labelField')).toBe('name.short')
  editor.client.undo()
  expect(stored('labelField')).toBeUndefined()
})

it('is chosen from rows that were typed in, and with the keyboard', async () => {
  const { stored } = await openFields(fields, { options: { default: [{ title: 'One' }] } })
  page.getByRole('textbox', { name: 'Label field' }).element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('option', { name: /^title/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(stored('labelField')).toBe('title')
})

it('is typed where nothing is known of the rows, and = binds it', async () => {
  const { stored } = await openFields(fields)
  expect(page.getByRole('button', { name: 'Pick Label field' }).query()).toBe(null)
  const input = page.getByRole('textbox', { name: 'Label field' })
  await input.fill(' address.city ')
  await userEvent.keyboard('{Enter}')
  expect(stored('labelField')).toBe('address.city')
  await input.click()
  await userEvent.keyboard('{Control>}a{/Control}=')
  await expect.element(page.getByRole('textbox', { name: 'Formula: Label field' })).toBeVisible()
})
