import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertToken, setProp, setStyle } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const HERO = 'hero000000000000'
const TITLE = 'title00000000000'
const LEAD = 'lead000000000000'

/** Selects a text in a section that gives it its typography. */
async function open(section: Readonly<Record<string, string>>, text: Readonly<Record<string, string>> = {}) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id={HERO} name="Hero" styles={{ default: section }}>
        <Text id={TITLE} styles={{ default: text }}>
          Hello
        </Text>
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.selection.value = [TITLE]
  await expect.element(page.getByRole('region', { name: 'Text' })).toBeVisible()
  return { editor, own: () => editor.view.find('node', TITLE)?.styles['default'] ?? {} }
}
const field = (name: string) => page.getByRole('region', { name: 'Text' }).getByRole('textbox', { name, exact: true })
const label = (name: string) => page.getByRole('region', { name: 'Text' }).getByRole('button', { name })

it('shows what a text inherits, dimmed, with its unit and from whom; arrows begin there', async () => {
  const { own } = await open({ 'font-size': '18px', 'text-align': 'center', color: '#112233' })
  await expect.element(field('Size')).toHaveValue('')
  await expect.element(field('Size')).toHaveAttribute('placeholder', '18')
  await expect.element(page.getByRole('button', { name: 'Unit of Size: px' })).toBeVisible()
  await expect.element(label('Size: Inherited from Hero')).toBeVisible()
  await expect.element(label('Choose Colour: #112233')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Centre' })).toBeChecked()
  await field('Size').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(own()).toEqual({ 'font-size': '19px' })
  await label('Weight: Not set').click()
  await expect.element(page.getByText('Nobody sets this; the browser decides.')).toBeVisible()
})

it('a word that holds from elsewhere is set here by pressing it, and taken away by pressing it again', async () => {
  const { own } = await open({ 'text-align': 'center' })
  const centre = page.getByRole('radio', { name: 'Centre' })
  await expect.element(centre).toBeChecked()
  await centre.click()
  expect(own()).toEqual({ 'text-align': 'center' })
  await centre.click()
  expect(own()).toEqual({})
  await expect.element(centre).toBeChecked()
})

it('lists the element around in the chain of a value', async () => {
  await open({ 'line-height': '1.7' })
  await label('Line height: Inherited from Hero').click()
  await expect
    .poll(() => page.getByRole('dialog', { name: 'Where Line height comes from' }).query()?.textContent)
    .toContain('Inherited from Hero1.7')
})

it('says what holds when nobody sets anything', async () => {
  await open({})
  await expect.element(field('Size')).toHaveAttribute('placeholder', '16')
  await expect.element(field('Letter spacing')).toHaveAttribute('placeholder', 'normal')
  await expect.element(field('Font')).toHaveAttribute('placeholder', 'system-ui, sans-serif')
  await expect.element(label('Weight: 400 Regular')).toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Decoration' }).getByRole('radio', { name: 'None' })).toBeChecked()
  expect(document.body.textContent).not.toContain('inherit')
  for (const input of document.querySelectorAll('input')) expect(`${input.value} ${input.placeholder}`).not.toContain('inherit')
})

it.each([
  ['700 clamp(2rem, 5vw, 4rem)/1.1 serif', 'clamp(2rem, 5vw, 4rem)', 'Set here'],
  ['calc(1rem + 1vw) serif', 'calc(1rem + 1vw)', 'Set here'],
  ['500 var(--size) serif', 'var(--size)', 'Set here'],
  ['italic x-large serif', 'x-large', 'Set here'],
])('reads the size of %s', async (font, size, source) => {
  await open({}, { font })
  await expect.element(field('Size')).toHaveValue(size)
  await expect.element(label(`Size: ${source}`)).toBeVisible()
})

it('takes a number alone for pixels where a heading would be measured by what is around it', async () => {
  const { editor, own } = await open({ 'font-size': '1.5rem' })
  editor.change(
    'Set',
    setProp(editor.view, {
      ids: [TITLE],
      field: 'tag',
      variant: 'default',
      value: 'h2',
      fieldsOf: (type) => editor.definitions.get(type),
    }),
  )
  await expect.element(field('Size')).toHaveAttribute('placeholder', '1.5')
  await expect.element(label('Size: The browser, for this tag')).toBeVisible()
  await field('Size').fill('48')
  await userEvent.keyboard('{Enter}')
  expect(own()).toEqual({ 'font-size': '48px' })
})

it('the colour of the page is shown as the page has it, whatever theme the editor is in', async () => {
  document.documentElement.style.colorScheme = 'dark'
  try {
    const { editor } = await open({})
    const paint = () =>
      getComputedStyle(label('Choose Colour: Of the page').element().querySelector('span > span') as Element).backgroundColor
    expect(paint()).toBe('rgb(0, 0, 0)')
    editor.session.theme.value = 'dark'
    const dark = { type: 'color', name: 'Ink', value: '#111111', darkValue: '#eeeeee', newId: editor.newId } as const
    editor.change('Add', insertToken(editor.view, dark))
    await expect.poll(paint).toBe('rgb(255, 255, 255)')
  } finally {
    document.documentElement.style.colorScheme = ''
  }
})

it('a typography says all five of a text, its letter spacing too, and resetting takes it off', async () => {
  const { editor, own } = await open({})
  const lead = {
    type: 'typography',
    name: 'Lead',
    value: '500 21px/1.5 serif',
    letterSpacing: '0.04em',
    newId: () => LEAD,
  } as const
  editor.change('Add', insertToken(editor.view, lead))
  editor.change(
    'Set',
    setStyle(editor.view, { ids: [TITLE], variant: 'default', values: { 'letter-spacing': '1px', 'font-size': '9px' } }),
  )
  await page
    .getByRole('region', { name: 'Text' })
    .getByRole('button', { name: /^Style: / })
    .last()
    .click()
  await page.getByRole('option', { name: /Lead/ }).click()
  expect(own()).toEqual({ font: { type: 'token', id: LEAD } })
  await expect.element(field('Letter spacing')).toHaveValue('0.04')
  await expect.element(field('Size')).toHaveValue('21')
  await label('Letter spacing: Set here').click()
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(own()).toEqual({})
})
