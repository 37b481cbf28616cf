import { afterEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { AddPanel } from './add-panel.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')} name="Hero" />
  </Page>
)
const tile = (name: string) => browser.getByRole('button', { name, exact: true })
const elements = ({ editor }: Awaited<ReturnType<typeof openEditor>>) =>
  editor.view.children(id('hero')).map((node) => editor.view.find('node', node)?.element)

afterEach(() => localStorage.clear())

test('every tile has a picture, and a click adds what it shows', async () => {
  const open = await openEditor(fixture, <AddPanel />)
  await tile('Heading 2').click()
  expect(open.editor.view.find('node', open.editor.session.selection.value[0] ?? '')?.props['tag']).toEqual({ default: 'h2' })
  const tiles = browser.getByRole('listitem').elements()
  expect(tiles.length).toBeGreaterThan(20)
  expect(tiles.filter((one) => one.querySelector('[aria-hidden] *') === null)).toEqual([])
})

test('other names find it, Enter adds the best, and what was added stands first when the panel is opened again', async () => {
  const open = await openEditor(fixture, <AddPanel />)
  await browser.getByRole('searchbox', { name: 'Find an element to add' }).fill('hstack')
  await userEvent.keyboard('{Enter}')
  expect(elements(open)).toEqual(['flexbox'])
  const again = await openEditor(fixture, <AddPanel />)
  await expect.element(browser.elementLocator(again.host).getByRole('heading', { name: 'Recent' })).toBeVisible()
  expect(again.host.querySelector('li')?.textContent).toBe('Row')
})

test('after a click the keys mean what was added, after a key the tile keeps them', async () => {
  const shell = (
    <>
      <AddPanel />
      <main data-region="canvas">
        <button type="button">Canvas</button>
      </main>
    </>
  )
  await openEditor(fixture, shell)
  await tile('Grid').click()
  await expect.element(tile('Canvas')).toHaveFocus()
  tile('Text').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(tile('Text')).toHaveFocus()
})

test('a name that nothing has is said', async () => {
  await openEditor(fixture, <AddPanel />)
  await browser.getByRole('searchbox').fill('qqqq')
  await expect.element(browser.getByText('No element of that name')).toBeVisible()
})

test('what is deprecated says so, and charts are told apart by their pictures', async () => {
  await openEditor(fixture, <AddPanel />)
  await expect.element(tile('Rich text')).toHaveAccessibleDescription(/^Deprecated: what uses it goes on working/)
  expect(tile('Rich text').element().textContent).toContain('Deprecated')
  expect(tile('Select').element().textContent).not.toContain('Deprecated')
  const pictures = ['Line chart', 'Area chart', 'Bar chart', 'Pie chart', 'Donut chart'].map(
    (name) => tile(name).element().querySelector('[aria-hidden]')?.outerHTML,
  )
  expect(new Set(pictures).size).toBe(pictures.length)
})
