import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Page, Section, Text } from '@heddle/testing'
import { linkSection } from '../../commands/linked-sections/linked-sections.ts'
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
