import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page, Section, Text } from '@heddle/testing'
import { CommandPalette } from '../../shell/palette/command-palette.tsx'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const HERO = 'hero000000000000'
const TITLE = 'title00000000000'

async function open(id: string, display: string) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id={HERO} styles={{ default: { display } }}>
        <Text id={TITLE}>Hello</Text>
      </Section>
    </Page>,
    <>
      <Inspector ofSelection={<SelectionInspector />} />
      <CommandPalette />
    </>,
  )
  editor.session.selection.value = [id]
  await expect.element(search()).toBeVisible()
  return editor
}
const search = () => page.getByRole('searchbox', { name: 'Find a style' })
const found = () => page.getByRole('region', { name: 'Found styles' })
const own = (editor: Awaited<ReturnType<typeof open>>, id: string) => editor.view.find('node', id)?.styles['default']

it('finds a row by what another tool calls it; Enter goes to its control and Escape shows all rows again', async () => {
  const editor = await open(TITLE, 'block')
  await search().fill('tracking')
  await expect.element(found().getByRole('button', { name: /^Letter spacing:/ })).toBeVisible()
  expect(page.getByRole('region', { name: 'Spacing' }).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Letter spacing' })).toHaveFocus()
  await userEvent.keyboard('2{Enter}')
  expect(own(editor, TITLE)).toMatchObject({ 'letter-spacing': '2px' })
  await search().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'Spacing' })).toBeVisible()
})

it('says what a row needs that does nothing as things are', async () => {
  await open(HERO, 'block')
  await search().fill('justify-content')
  await expect.element(found().getByText('Works with Display: Flex or Grid')).toBeVisible()
  await search().fill('z-index')
  await expect.element(found().getByRole('textbox', { name: 'Layer' })).toBeVisible()
  expect(
    found()
      .getByText(/^Works with/)
      .query(),
  ).toBeNull()
})

it('has a row for what is set seldom: found by name, and in its section while it is set', async () => {
  const editor = await open(TITLE, 'block')
  const rowIn = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('button', { name: /^White space/ })
  await expect.element(page.getByRole('region', { name: 'Text', exact: true })).toBeVisible()
  expect(rowIn('Text').query()).toBeNull()
  await search().fill('one line')
  await rowIn('Found styles').last().click()
  await page.getByRole('option', { name: 'No wrap' }).click()
  expect(own(editor, TITLE)).toMatchObject({ 'white-space': 'nowrap' })
  await search().fill('')
  await expect.element(rowIn('Text').last()).toBeVisible()
  editor.client.undo()
  await expect.poll(() => rowIn('Text').query()).toBeNull()
})

it('leaves room above a section that a link jumps to: found by what it is for, in its section while it is set', async () => {
  const editor = await open(HERO, 'block')
  await search().fill('anchor offset')
  await found().getByRole('textbox', { name: 'Jump offset' }).fill('96')
  await userEvent.keyboard('{Enter}')
  expect(own(editor, HERO)).toMatchObject({ 'scroll-margin-top': '96px' })
  editor.session.askedStyle.value = 'scroll-margin-top'
  const position = page.getByRole('region', { name: 'Position', exact: true })
  await expect.element(position.getByRole('textbox', { name: 'Jump offset' })).toHaveFocus()
})

it('takes every way of display: the usual ones side by side, the others from a list', async () => {
  const editor = await open(HERO, 'block')
  const layout = page.getByRole('region', { name: 'Layout' })
  await layout.getByRole('button', { name: 'Other ways to display it' }).click()
  await page.getByRole('menuitem', { name: 'Inline block' }).click()
  expect(own(editor, HERO)).toMatchObject({ display: 'inline-block' })
  await layout.getByRole('button', { name: 'Display: Inline block' }).click()
  await page.getByRole('option', { name: 'Flex', exact: true }).click()
  await expect.element(layout.getByRole('radio', { name: 'Flex' })).toBeChecked()
})

it('shows or hides an element that lays out nothing itself, and offers it no row for what it has not', async () => {
  const editor = await open(TITLE, 'block')
  const layout = page.getByRole('region', { name: 'Layout' })
  await layout.getByRole('radio', { name: 'None' }).click()
  expect(own(editor, TITLE)).toMatchObject({ display: 'none' })
  await layout.getByRole('radio', { name: 'Flex' }).click()
  expect(layout.getByRole('button', { name: /^Direction/ }).query()).toBeNull()
  await search().fill('display')
  await expect.element(found().getByRole('radiogroup', { name: 'Display' })).toBeVisible()
})

it('offers only rows that the element has', async () => {
  await open(TITLE, 'block')
  await search().fill('flex-direction')
  await expect.element(found().getByText('No row of this element has this name.')).toBeVisible()
})

it('is reached from the palette: the section opens, and the focus is in the row', async () => {
  const editor = await open(HERO, 'flex')
  editor.session.inspectorTab.value = 'settings'
  for (const [query, label, name] of [
    ['drop shadow', 'Style: Shadow', 'Shadow'],
    ['padding', 'Style: Padding, margin', ''],
    ['justify', 'Style: Justify', 'Justify'],
  ] as const) {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(page.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard(query)
    await expect.poll(() => page.getByRole('option', { selected: true }).query()?.textContent).toContain(label)
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label') ?? '-')
      .toMatch(name === '' ? /padding|margin/i : name)
  }
})

it('an element that moves by itself is asked how: the rows come with the animation, in a section that was closed too', async () => {
  const editor = await open(TITLE, 'block')
  const effects = page.getByRole('button', { name: 'Effects' })
  if ((await effects.element()).ariaExpanded === 'true') await effects.click()
  await search().fill('animation-delay')
  await expect.element(found().getByText('Works with an Animation')).toBeVisible()
  await search().fill('keyframes')
  await found()
    .getByRole('button', { name: /^Animation/ })
    .last()
    .click()
  await page.getByRole('option', { name: 'Spin' }).click()
  expect(own(editor, TITLE)).toMatchObject({ 'animation-name': 'spin' })
  await search().fill('')
  await expect.element(page.getByRole('textbox', { name: 'Times' })).toBeVisible()
  await search().fill('animation-delay')
  await expect.element(found().getByRole('textbox', { name: 'Delay' })).toBeVisible()
  expect(
    found()
      .getByText(/^Works with/)
      .query(),
  ).toBeNull()
})

it('shows a row of the palette that is not drawn now among the found ones', async () => {
  await open(HERO, 'block')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('main axis{Enter}')
  await expect.element(search()).toHaveValue('Justify')
  await expect.element(found().getByText('Works with Display: Flex or Grid')).toBeVisible()
})
