import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { SIGNED_IN_GROUP } from '@heddle/document'
import { setPage } from '@heddle/document/operations'
import { Image, Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import type { OpenEditor } from '../testing/open-editor.tsx'
import { AddPanel } from './add/add-panel.tsx'
import { PagesPanel } from './pages/pages-panel.tsx'
import { ProblemsPanel } from './problems/problems-panel.tsx'

let open: OpenEditor | undefined

const id = (name: string): string => name.padEnd(16, '0')
const home = (
  <Page key="home" id={id('home')} name="Home" title="Home">
    <Section id={id('hero')} name="Hero">
      <Text id={id('title')} name="Title">
        Hello
      </Text>
      <Image id={id('photo')} name="Photo" />
    </Section>
  </Page>
)
const about = <Page key="about" id={id('about')} name="About" path="about" title="About" />

describe('the Pages panel', () => {
  const names = () => open?.editor.view.of('page').map(({ name }) => name)
  const rowMenu = async (page: string, item: string) => {
    await browser.getByRole('button', { name: `Actions for ${page}` }).click()
    await browser.getByRole('menuitem', { name: item }).click()
  }

  test('a new page has a free name, is shown and can be named at once', async () => {
    open = await openEditor([home, about], <PagesPanel />)
    await browser.getByRole('button', { name: 'New page' }).click()
    await expect.element(browser.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    expect(names()).toContain('Page 3')
    await browser.getByRole('textbox', { name: 'Name' }).fill('Tours')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toContain('Tours')
  })

  test('pages are shown by a click, copied, moved and deleted from their menu', async () => {
    open = await openEditor([home, about], <PagesPanel />)
    const { session, view } = open.editor
    await browser
      .getByRole('button', { name: /About, \/about|About.*\/about/ })
      .first()
      .click()
    expect(session.pageId.value).toBe(id('about'))
    // Pressed once more while something else is shown beside it, its settings come back.
    session.subject.value = id('home')
    await browser
      .getByRole('button', { name: /About, \/about|About.*\/about/ })
      .first()
      .click()
    expect(session.subject.value).toBeUndefined()
    await rowMenu('About', 'Duplicate')
    await expect.poll(names).toContain('About 2')
    expect(session.pageId.value).not.toBe(id('about'))
    await rowMenu('About', 'Move up')
    await expect.poll(() => names()?.[0]).toBe('About')
    await rowMenu('About 2', 'Delete')
    await expect.poll(names).not.toContain('About 2')
    expect(view.of('page')).toHaveLength(2)
  })

  test('a page is used for unknown addresses from its menu, which is marked, as one behind a rule is, and undone', async () => {
    open = await openEditor([home, <Page key="lost" id={id('lost')} name="Lost" path="lost" title="Lost" />], <PagesPanel />)
    const { editor } = open
    await rowMenu('Lost', 'Use for unknown addresses')
    const lost = browser.getByRole('button', { name: 'Open Lost /404' })
    await expect.element(lost.getByLabelText('Page for unknown addresses')).toBeVisible()
    await browser.getByRole('button', { name: 'Actions for Lost' }).click()
    await expect.element(browser.getByRole('menuitem', { name: 'Use for unknown addresses' })).toHaveAttribute('aria-disabled')
    await userEvent.keyboard('{Escape}')
    expect(lost.getByLabelText('Not for everybody').query()).toBeNull()
    editor.change('Access', setPage(editor.view, { id: id('lost'), values: { userGroups: [SIGNED_IN_GROUP] } }))
    await expect.element(lost.getByLabelText('Not for everybody')).toBeVisible()
    editor.client.undo()
    editor.client.undo()
    await expect.element(browser.getByRole('button', { name: 'Open Lost /lost' })).toBeVisible()
  })
})

test('an element of the Add panel is found by its name in either language and goes after the selection', async () => {
  open = await openEditor(home, <AddPanel />)
  const { editor } = open
  editor.session.selection.value = [id('title')]
  await browser.getByRole('searchbox').fill('nothing of the kind')
  await expect.element(browser.getByText('No element of that name')).toBeVisible()
  await browser.getByRole('searchbox').fill('butt')
  await browser.getByRole('button', { name: 'Button', exact: true }).click()
  const [, added] = editor.view.children(id('hero'))
  expect(editor.view.find('node', added ?? '')?.element).toBe('button')
  expect(editor.session.selection.value).toEqual([added])
})

test('a problem leads to its element', async () => {
  open = await openEditor(home, <ProblemsPanel />)
  await browser.getByRole('button', { name: /picture without a description/ }).click()
  expect(open.editor.session.selection.value).toEqual([id('photo')])
})
