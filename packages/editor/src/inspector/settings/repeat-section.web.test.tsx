import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertCollection } from '@heddle/document/operations'
import { Flexbox, formula, Page, Section, Text } from '@heddle/testing'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Flexbox id={id('list')}>
        <Flexbox id={id('row')} repeat={{ over: formula('[1, 2]'), key: 'id' }}>
          <Text id={id('name')}>Hello</Text>
        </Flexbox>
      </Flexbox>
    </Section>
  </Page>
)

async function openSettings(selected: string) {
  const { editor } = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id(selected)]
  await expect.element(page.getByRole('region', { name: 'Repeat' })).toBeVisible()
  const repeat = () => editor.view.find('node', id(selected))?.repeat
  return { editor, repeat }
}

it('repeats an element over a collection that is picked by its name, with the keyboard, and takes it back', async () => {
  const { editor, repeat } = await openSettings('row')
  editor.change('Add', insertCollection(editor.view, { name: 'Orders', mode: 'static', newId: editor.newId }))
  const [collection] = editor.view.of('collection')
  await page.getByRole('button', { name: 'Do not repeat' }).click()
  page.getByRole('button', { name: 'Over: Nothing' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await page.getByRole('option', { name: 'Orders' }).click()
  expect(repeat()).toEqual({ over: { type: 'f', code: `collections['${collection?.id}']` } })
  await expect.element(page.getByRole('button', { name: 'Edit the formula of Over: Orders' })).toBeVisible()
  editor.client.undo()
  expect(repeat()).toBeUndefined()
})

it('repeats it over a formula, which is looked up around the element, not in one of its rows', async () => {
  const { repeat } = await openSettings('list')
  await page.getByRole('button', { name: 'Bind Over to a formula' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Formula: Over' })).toBeVisible()
  expect(page.getByRole('dialog').query()?.textContent).not.toContain('item.data')
  await userEvent.keyboard('{Control>}a{/Control}[[1, 2]{Control>}{Enter}{/Control}')
  await expect.poll(() => repeat()?.over.code).toContain('[1, 2]')
})

it('changes the key that tells rows apart, keeps the list with it, and an empty one goes', async () => {
  const { editor, repeat } = await openSettings('row')
  const key = page.getByRole('textbox', { name: 'Key' })
  await expect.element(key).toHaveValue('id')
  await key.fill('sku')
  await userEvent.keyboard('{Enter}')
  expect(repeat()).toEqual({ over: { type: 'f', code: '[1, 2]' }, key: 'sku' })
  await key.fill('')
  await userEvent.keyboard('{Enter}')
  expect(repeat()).toEqual({ over: { type: 'f', code: '[1, 2]' } })
  editor.client.undo()
  expect(repeat()?.key).toBe('sku')
})

it('picks the key from the fields of the rows on the canvas, and says how many rows are shown', async () => {
  const { editor, repeat } = await openSettings('row')
  const rows = [{ id: 1, sku: 'OT-1' }, { id: 2 }]
  editor.canvas.value = {
    ...createFakeCanvas(),
    evaluate: async () => ({ ok: true, value: rows, kind: 'array' }),
    count: async () => ({ rows: 2, holds: 2 }),
  }
  await expect.element(page.getByText('2 rows', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pick Key' }).click()
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['id1', 'skuOT-1'])
  await page.getByRole('option', { name: /^sku/ }).click()
  expect(repeat()?.key).toBe('sku')
})

it('chooses how a long list is drawn, says what find and search engines see then, and keeps list and key', async () => {
  const { editor, repeat } = await openSettings('row')
  await expect.element(page.getByText(/^All rows, so that find in the page, search engines and print see them/)).toBeVisible()
  await page.getByRole('button', { name: 'Draws: Automatically' }).click()
  await page.getByRole('option', { name: 'Only what is visible' }).click()
  expect(repeat()).toEqual({ over: { type: 'f', code: '[1, 2]' }, key: 'id', draws: 'visible' })
  await expect.element(page.getByText(/^Find in the page sees only drawn rows, and search engines the first 60/)).toBeVisible()
  await page.getByRole('button', { name: 'Draws: Only what is visible' }).click()
  await page.getByRole('option', { name: 'Automatically' }).click()
  expect(repeat()).toEqual({ over: { type: 'f', code: '[1, 2]' }, key: 'id' })
  editor.client.undo()
  expect(repeat()?.draws).toBe('visible')
})

it('ends the repeat by its button, and offers none for several elements', async () => {
  const { editor, repeat } = await openSettings('row')
  await page.getByRole('button', { name: 'Do not repeat' }).click()
  expect(repeat()).toBeUndefined()
  await expect.element(page.getByRole('button', { name: 'Over: Nothing' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Key' }).query()).toBe(null)
  editor.session.selection.value = [id('row'), id('name')]
  await expect.element(page.getByRole('region', { name: 'Repeat' })).not.toBeInTheDocument()
})
