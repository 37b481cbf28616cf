import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { text } from '@heddle/kit'
import { openFields, PROBE } from '../../testing/open-fields.tsx'
import { placeAt, showBoundPlace } from '../bound-places.ts'

const section = { en: 'Words' } as const
const FIELDS = {
  empty: text({ label: { en: 'Without rows' }, section }),
  caption: text({ label: { en: 'Caption' } }),
  failed: text({ label: { en: 'Of a failure' }, section }),
}
const region = (name: string) => page.getByRole('region', { name, exact: true })
const row = (name: string) => page.getByRole('textbox', { name })

test('fields that name a section stand in it, below the others; it is closed until somebody opens it', async () => {
  await openFields(FIELDS)
  await expect.element(region('Probe').getByRole('textbox', { name: 'Caption' })).toBeVisible()
  expect(row('Without rows').elements()).toEqual([])
  await region('Words').getByRole('button', { name: 'Words' }).click()
  await expect.element(region('Words').getByRole('textbox', { name: 'Without rows' })).toBeVisible()
  await expect.element(region('Words').getByRole('textbox', { name: 'Of a failure' })).toBeVisible()
  await region('Words').getByRole('button', { name: 'Words' }).click()
  expect(row('Without rows').elements()).toEqual([])
})

test('what Problems lead to opens the section of its field', async () => {
  const { editor } = await openFields(FIELDS, { failed: { default: { type: 'f', code: 'nothing' } } })
  const node = editor.view.find('node', PROBE)
  const place = node && placeAt(editor, node, ['props', 'failed', 'default'])
  if (!place) throw new Error('The formula has no row')
  showBoundPlace(editor, place, false)
  await expect.element(region('Words').getByRole('button', { name: 'Words' })).toHaveAttribute('aria-expanded', 'true')
})
