import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, Flexbox, Page, Section } from '@heddle/testing'
import { openEditor } from '../../../testing/open-editor.tsx'
import { Inspector } from '../../inspector.tsx'
import { openSection } from '../../section.tsx'
import { SelectionInspector } from '../../selection-inspector.tsx'
import { words } from '../words.ts'

const BOX = 'box0000000000000'
const SAVE = 'save000000000000'

async function open(selected: string, around: Readonly<Record<string, string>>) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id="hero000000000000">
        <Flexbox id={BOX} styles={{ default: around }}>
          <Button id={SAVE} />
        </Flexbox>
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.inspectorTab.value = 'style'
  editor.session.selection.value = [selected]
  openSection('flex-child')
  const own = (property: string) => editor.view.find('node', selected)?.styles['default']?.[property]
  return { editor, own }
}
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const type = async (name: string, text: string) => {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
}
const mode = () => page.getByRole('button', { name: /^Columns of the grid/ })
const choose = async (name: string) => {
  await mode().click()
  await page.getByRole('option', { name, exact: true }).click()
}

it('columns of a grid are so many alike, as many as fit, or written as CSS; each begins with what the one before says', async () => {
  const { own } = await open(BOX, { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' })
  await expect.element(field('How many columns')).toHaveValue('2')
  await type('How many columns', '4')
  expect(own('grid-template-columns')).toBe('repeat(4, minmax(0, 1fr))')
  await type('How many columns', '25')
  await expect.element(page.getByText('From 1 to 24 columns')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await choose('As many as fit, stretched')
  expect(own('grid-template-columns')).toBe('repeat(auto-fit, minmax(min(100%, 200px), 1fr))')
  await type('Least width of a column', '15rem')
  await choose('As many as fit')
  expect(own('grid-template-columns')).toBe('repeat(auto-fill, minmax(min(100%, 15rem), 1fr))')
  await choose('CSS tracks')
  expect(own('grid-template-columns')).toBe('repeat(auto-fill, minmax(min(100%, 15rem), 1fr))')
})

it('columns as CSS are checked, and a grid has rows for all that it does', async () => {
  const { own } = await open(BOX, { display: 'grid', 'grid-template-columns': '1fr 3fr' })
  await type('Columns as CSS', '1fr }')
  await expect.element(field('Columns as CSS')).toHaveAttribute('aria-invalid', 'true')
  expect(own('grid-template-columns')).toBe('1fr 3fr')
  await type('Columns as CSS', '200px 1fr')
  expect(own('grid-template-columns')).toBe('200px 1fr')
  await type('Other rows', 'minmax(80px, auto)')
  expect(own('grid-auto-rows')).toBe('minmax(80px, auto)')
  for (const name of [/^Filled by/, /^Items across/, /^Justify/, /^Align/, /^Lines/])
    await expect.element(page.getByRole('region', { name: 'Layout' }).getByRole('button', { name }).last()).toBeVisible()
})

it('what stands in a grid says which cells it covers', async () => {
  const { own, editor } = await open(SAVE, { display: 'grid' })
  await type('Grid column: spans', '2')
  expect(own('grid-column')).toBe('span 2')
  await type('Grid column: begins at line', '3')
  expect(own('grid-column')).toBe('3 / span 2')
  await type('Grid row: spans', '30')
  await expect.element(page.getByText('From 1 to 24')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await type('Grid column: begins at line', '')
  expect(own('grid-column')).toBe('span 2')
  editor.client.undo()
  await expect.element(field('Grid column: begins at line')).toHaveValue('3')
  await expect.element(page.getByRole('button', { name: /^Justify self/ }).last()).toBeVisible()
  await expect.element(field('Grow')).not.toBeInTheDocument()
})

it('who moves an element by its order is told that keys and screen readers do not follow', async () => {
  const { own } = await open(SAVE, { display: 'grid' })
  await expect.element(page.getByText(words.orderSeen)).not.toBeInTheDocument()
  await type('Order', '-1')
  expect(String(own('order'))).toBe('-1')
  await expect.element(page.getByText(words.orderSeen)).toBeVisible()
})

it('what stands in no grid has no cells to choose', async () => {
  await open(SAVE, { display: 'flex' })
  await expect.element(field('Grow')).toBeVisible()
  await expect.element(field('Grid column: spans')).not.toBeInTheDocument()
})
