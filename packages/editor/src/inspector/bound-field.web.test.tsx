import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureElement, formula, Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import { Inspector } from './inspector.tsx'
import { SelectionInspector } from './selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const Slider = fixtureElement('slider')
const MARKS = [
  { value: 10, label: 'Low' },
  { value: 90, label: formula("'High'") },
]
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('title')}>Hello</Text>
      <Text id={id('bound')} text={formula("'From data'")} />
      <Slider id={id('slider')} marks={MARKS} />
    </Section>
  </Page>
)

async function openSettings(selected: string) {
  await page.viewport(1100, 700)
  const inspector = (
    <div style={{ width: 300, marginInlineStart: 'auto' }}>
      <Inspector ofSelection={<SelectionInspector />} />
    </div>
  )
  const opened = await openEditor(fixture, inspector)
  const { editor } = opened
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id(selected)]
  await expect.element(page.getByRole('tab', { name: 'Settings' })).toBeVisible()
  return editor
}

describe('a formula of the inspector', () => {
  it('begins as the text that stands there, selected to be typed over', async () => {
    const editor = await openSettings('title')
    await page.getByRole('button', { name: 'Bind Text to a formula' }).click()
    const input = page.getByRole('textbox', { name: 'Formula: Text' })
    await expect.element(input).toHaveTextContent("'Hello'")
    await expect.poll(() => getSelection()?.toString()).toBe("'Hello'")
    await userEvent.keyboard('1 + 2{Control>}{Enter}{/Control}')
    expect(editor.view.find('node', id('title'))?.props['text']).toEqual({ en: { type: 'f', code: '1 + 2' } })
  })

  it('opens beside its row, which stays in sight', async () => {
    await openSettings('title')
    const handle = page.getByRole('button', { name: 'Bind Text to a formula' })
    await handle.click()
    await expect.element(page.getByRole('dialog', { name: 'Formula: Text' })).toBeVisible()
    const row = document.querySelector('[aria-label="Bind Text to a formula"]')?.parentElement?.getBoundingClientRect()
    await expect
      .poll(() => (row?.left ?? 0) - (document.querySelector('[role="dialog"]')?.getBoundingClientRect().right ?? Infinity))
      .toBeGreaterThanOrEqual(0)
  })

  it('opens for who asks for it, once', async () => {
    const editor = await openSettings('bound')
    editor.session.askedFormula.value = { nodeId: id('bound'), label: 'Text' }
    await expect.element(page.getByRole('textbox', { name: 'Formula: Text' })).toHaveTextContent("'From data'")
    expect(editor.session.askedFormula.value).toBeUndefined()
  })

  it('inside of a list opens in its item, which opens for it', async () => {
    const editor = await openSettings('slider')
    editor.session.askedPath.value = { recordId: id('slider'), path: ['props', 'marks', 'default', '1', 'label'] }
    await expect.element(page.getByRole('textbox', { name: /^Formula: Label/ })).toHaveTextContent("'High'")
    expect(editor.session.askedFormula.value).toBeUndefined()
  })

  it('is not opened for another selection than it was asked for', async () => {
    const editor = await openSettings('title')
    editor.session.askedFormula.value = { nodeId: id('bound'), label: 'Text' }
    editor.session.selection.value = [id('hero')]
    editor.session.selection.value = [id('bound')]
    await expect.element(page.getByRole('button', { name: /^Edit the formula of Text: / })).toBeVisible()
    expect(page.getByRole('dialog').query()).toBe(null)
  })
})

describe('own attributes', () => {
  it('keep a refused name in the field with what is wrong, to be mended', async () => {
    const editor = await openSettings('title')
    await page.getByRole('button', { name: 'Attributes' }).click()
    const name = page.getByRole('textbox', { name: 'Name of the attribute' })
    await name.fill('onclick')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveValue('onclick')
    await expect.element(name).toBeInvalid()
    await name.fill('data-click')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveValue('')
    await expect.element(name).toBeValid()
    expect(editor.view.find('node', id('title'))?.attributes).toEqual({ 'data-click': '' })
  })
})
