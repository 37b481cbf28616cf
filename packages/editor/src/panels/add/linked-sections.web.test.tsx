import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Page, Section, Text } from '@heddle/testing'
import { placeInstance, removeComponent } from '../../commands/components/component-changes.ts'
import { deleteLinkedSection, unlinkSection } from '../../commands/linked-sections/linked-sections.commands.ts'
import { linkSection } from '../../commands/linked-sections/linked-sections.ts'
import { deleteSelection } from '../../commands/nodes.commands.ts'
import { SettingsTab } from '../../inspector/settings/settings-tab.tsx'
import { openEditor } from '../../testing/open-editor.tsx'
import { NavigatorPanel } from '../navigator/navigator-panel.tsx'
import { AddPanel } from './add-panel.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const site = (
  <>
    <Page id={id('home')} name="Home">
      <Section id={id('header')} name="Header">
        <Text id={id('brand')}>Bakery</Text>
      </Section>
    </Page>
    <Page id={id('about')} name="About">
      <Section id={id('story')} name="Story" />
    </Page>
  </>
)
const button = (name: string | RegExp) => browser.getByRole('button', { name })

test('a linked section is added to another page, says in navigator and inspector where it stands, and is unlinked', async () => {
  const { editor } = await openEditor(
    site,
    <>
      <AddPanel />
      <NavigatorPanel />
      <SettingsTab />
    </>,
  )
  const { view, session } = editor
  expect(browser.getByRole('heading', { name: 'Linked sections' }).query()).toBeNull()
  session.selection.value = [id('header')]
  linkSection(editor, id('header'))
  await expect.element(browser.getByRole('img', { name: 'Linked section, on Home alone' })).toBeVisible()
  session.pageId.value = id('about')
  session.selection.value = []
  await browser.getByRole('searchbox', { name: 'Find an element to add' }).fill('header')
  await button('Header Home').click()
  expect(view.children(id('about'))).toHaveLength(2)
  await expect.element(browser.getByRole('img', { name: 'Linked section, on Home, About' })).toBeVisible()
  const pages = browser.getByRole('list', { name: 'Pages it stands on' })
  await expect.element(pages).toMatchTextContent(/Home.*About.*this page/)
  await button('Unlink').click()
  expect(view.find('node', session.selection.value[0] ?? '')?.element).toBe('section')
  expect(pages.query()).toBeNull()
  editor.client.undo()
  await expect.element(browser.getByRole('img', { name: 'Linked section, on Home, About' })).toBeVisible()
  session.selection.value = view.children(id('about')).slice(1)
  await pages.getByRole('button', { name: 'Home' }).click()
  expect(session.pageId.value).toBe(id('home'))
})

test('each thing that is done with linked sections is undone by itself, as if it had not been', async () => {
  const { editor } = await openEditor(site, <NavigatorPanel />)
  const { view, session, store } = editor
  const kinds = ['site', 'page', 'node', 'library-component'] as const
  const whole = () => JSON.stringify(kinds.map((kind) => [...store.values(kind)].toSorted((a, b) => (a.id < b.id ? -1 : 1))))
  const states = [whole()]
  const done = async (act: () => void) => {
    const before = whole()
    act()
    await expect.poll(whole).not.toBe(before)
    states.push(whole())
  }
  await done(() => linkSection(editor, id('header')))
  const [{ id: component } = { id: '' }] = view.of('library-component')
  const at = (page: string) => view.children(id(page)).at(-1) ?? ''
  const on = (page: string, node?: string) => {
    session.pageId.value = id(page)
    session.selection.value = node === undefined ? [] : [node]
  }
  on('about')
  await done(() => placeInstance(editor, component))
  on('about', at('about'))
  await done(() => unlinkSection.run(editor))
  on('home', at('home'))
  await done(() => deleteSelection.run(editor))
  await done(() => removeComponent(editor, component))
  for (const state of states.toReversed().slice(1)) {
    editor.client.undo()
    expect(whole()).toBe(state)
  }
  expect(editor.client.canUndo.value).toBe(false)
  on('home', at('home'))
  linkSection(editor, id('header'))
  await expect.poll(() => view.of('library-component')).toHaveLength(1)
  on('home', at('home'))
  const linked = whole()
  deleteLinkedSection.run(editor)
  await expect.poll(() => view.children(id('home'))).toEqual([])
  editor.client.undo()
  expect(whole()).toBe(linked)
})
