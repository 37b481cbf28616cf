import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { CommandPalette } from './command-palette.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = [
  <Page key="home" id={id('home')} name="Home">
    <Section id={id('hero')} name="Hero">
      <Text id={id('title')}>Hello</Text>
    </Section>
  </Page>,
  <Page key="about" id={id('about')} name="About" path="about" />,
]

async function show(): Promise<OpenEditor> {
  const open = await openEditor(fixture, <CommandPalette />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(browser.getByRole('combobox')).toHaveFocus()
  return open
}

const chosen = () => browser.getByRole('option', { selected: true }).query()?.textContent

test('typing finds a command with its keys; Enter runs it and gives the screen back', async () => {
  const { editor } = await show()
  await userEvent.keyboard('design')
  await expect.poll(chosen).toContain('Panel: Design system')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => editor.session.panel.value).toBe('design')
  await expect.poll(() => browser.getByRole('combobox').query()).toBeNull()
})

test('an element is inserted after the selection by its name', async () => {
  const { editor } = await show()
  await userEvent.keyboard('{Escape}')
  editor.session.selection.value = [id('title')]
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('insert but{Enter}')
  await expect.poll(() => editor.view.children(id('hero')).length).toBe(2)
  const added = editor.view.children(id('hero'))[1] ?? ''
  expect(editor.view.find('node', added)?.element).toBe('button')
  expect(editor.session.selection.value).toEqual([added])
})

test('a page is reached by its name, and arrows walk the list round', async () => {
  const { editor } = await show()
  await userEvent.keyboard('go to')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await expect.poll(chosen).toContain('Go to About')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => editor.session.pageId.value).toBe(id('about'))
})

test('what cannot be done now is not offered', async () => {
  await show()
  await userEvent.keyboard('duplicate')
  await expect.element(browser.getByText('Nothing found')).toBeVisible()
})

test('quick insert shows what comes and where, and Enter adds it there', async () => {
  const { editor } = await show()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => browser.getByRole('combobox').query()).toBeNull()
  editor.session.selection.value = [id('title')]
  await userEvent.keyboard('i')
  const dialog = browser.getByRole('dialog', { name: 'Insert an element' })
  await expect.element(dialog.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('container')
  await expect.element(dialog.getByRole('option', { selected: true })).toMatchTextContent(/^Container/)
  await expect.element(dialog.getByRole('status')).toHaveTextContent('After Text · Hello')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => editor.view.children(id('hero')).length).toBe(2)
  const added = editor.view.children(id('hero'))[1] ?? ''
  expect(editor.view.find('node', added)?.element).toBe('flexbox')
  expect(editor.view.children(id('title'))).toEqual([])
  expect(editor.session.selection.value).toEqual([added])
})

test('what is deprecated says so where it is added by name', async () => {
  await show()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => browser.getByRole('combobox').query()).toBeNull()
  await userEvent.keyboard('i')
  await expect.element(browser.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('rich text')
  await expect.element(browser.getByRole('option', { name: /^Rich text/ })).toMatchTextContent(/Deprecated$/)
  await userEvent.keyboard('{Control>}a{/Control}button')
  await expect.poll(chosen).toBe('Button')
})
