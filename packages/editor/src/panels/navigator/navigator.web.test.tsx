import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Button, Component, Flexbox, formula, Image, Instance, Page, Section, Text } from '@heddle/testing'
import { childNames, openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { NavigatorPanel } from './navigator-panel.tsx'

const id = (name: string): string => name.padEnd(16, '0')

const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('header')} name="Header">
      <Text id={id('logo')} name="Logo">
        Nordic
      </Text>
      <Flexbox id={id('menu')} name="Menu">
        <Button id={id('tours')} name="Tours" />
        <Button id={id('about')} name="About" />
      </Flexbox>
    </Section>
    <Section id={id('hero')} name="Hero" />
  </Page>
)

async function show(): Promise<OpenEditor> {
  const open = await openEditor(fixture, <NavigatorPanel />)
  await expect.element(browser.getByRole('treeitem', { name: 'Header' })).toBeVisible()
  return open
}
const names = ({ host }: OpenEditor) => [...host.querySelectorAll('[role="treeitem"]')].map((row) => row.textContent)
const focusTree = ({ host }: OpenEditor) => host.querySelector<HTMLElement>('[role="tree"]')?.focus()

test('arrows walk the tree and select, left closes and right opens', async () => {
  const opened = await show()
  focusTree(opened)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(opened.editor.session.selection.value).toEqual([id('menu')])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => names(opened)).toEqual(['Header', 'Logo', 'Menu', 'Hero'])
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(opened.editor.session.selection.value).toEqual([id('tours')])
  await userEvent.keyboard('{End}{Home}')
  expect(opened.editor.session.selection.value).toEqual([id('header')])
})

test('typing a name goes to it, and does not fire the editor shortcuts of those letters', async () => {
  const opened = await show()
  await userEvent.tab()
  focusTree(opened)
  await userEvent.keyboard('{ArrowDown}ab')
  expect(opened.editor.session.selection.value).toEqual([id('about')])
  expect(opened.editor.session.panel.value).toBe('navigator')
})

test('Ctrl and an arrow move the selected element, and undo moves it back', async () => {
  const opened = await show()
  focusTree(opened)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  expect(childNames(opened.editor, id('header'))).toEqual(['Menu', 'Logo'])
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
  expect(childNames(opened.editor, id('menu'))).toEqual(['Tours', 'About', 'Logo'])
  await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}')
  expect(childNames(opened.editor, id('header'))).toEqual(['Menu', 'Logo'])
  await userEvent.keyboard('{Control>}zz{/Control}')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(childNames(opened.editor, id('header'))).toEqual(['Logo', 'Menu'])
})

test('formula-F2 renames in place: Enter keeps the name, Escape does not', async () => {
  const opened = await show()
  focusTree(opened)
  await userEvent.keyboard('{ArrowDown}{F2}')
  await userEvent.fill(browser.getByRole('textbox', { name: 'Name' }), 'Top')
  await userEvent.keyboard('{Enter}')
  expect(childNames(opened.editor, id('page'))).toEqual(['Top', 'Hero'])
  await userEvent.keyboard('{F2}')
  await userEvent.fill(browser.getByRole('textbox', { name: 'Name' }), 'Never')
  await userEvent.keyboard('{Escape}')
  expect(childNames(opened.editor, id('page'))).toEqual(['Top', 'Hero'])
})

test('deleting selects the neighbour, so that one can go on', async () => {
  const opened = await show()
  await userEvent.click(browser.getByText('Logo'))
  await userEvent.keyboard('{Delete}')
  expect(childNames(opened.editor, id('header'))).toEqual(['Menu'])
  expect(opened.editor.session.selection.value).toEqual([id('menu')])
})

test('Shift selects a range and Ctrl adds one', async () => {
  const opened = await show()
  await userEvent.click(browser.getByText('Logo'))
  await userEvent.click(browser.getByText('Tours'), { modifiers: ['Shift'] })
  expect(opened.editor.session.selection.value).toEqual([id('logo'), id('menu'), id('tours')])
  await userEvent.click(browser.getByText('Hero'), { modifiers: ['ControlOrMeta'] })
  expect(opened.editor.session.selection.value).toContain(id('hero'))
})

test('one change of a name draws one row', async () => {
  const opened = await show()
  const rows = new Map([...opened.host.querySelectorAll<HTMLElement>('[role="treeitem"]')].map((row) => [row.dataset.id, row]))
  const changed: (string | undefined)[] = []
  const watcher = new MutationObserver((records) => {
    for (const { target } of records)
      changed.push((target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>('[data-id]')?.dataset.id)
  })
  for (const row of rows.values()) watcher.observe(row, { subtree: true, childList: true, characterData: true, attributes: true })
  opened.editor.change('Rename', { set: { [id('logo')]: { name: ['Logo', 'Mark'] } } })
  await expect.poll(() => names(opened)).toContain('Mark')
  watcher.disconnect()
  expect([...new Set(changed)]).toEqual([id('logo')])
})

test('a line says what is special about its element, and what stands in one without a name', async () => {
  const { editor, host } = await openEditor(
    <>
      <Component id={id('card')} name="Tour card">
        <Text id={id('inside')} />
      </Component>
      <Page id={id('page')} name="Home">
        <Section id={id('hero')}>
          <Text id={id('title')} text={formula('context.item.data.title')} />
          <Flexbox id={id('list')} repeat={{ over: formula('[1, 2]') }}>
            <Text id={id('hello')}>Hello</Text>
          </Flexbox>
          <Image id={id('photo')} url="/a.png" />
          <Instance id={id('first')} of={id('card')} />
        </Section>
      </Page>
    </>,
    <NavigatorPanel />,
  )
  const row = (name: string) => browser.elementLocator(host.querySelector(`[data-id="${id(name)}"]`) ?? expect.fail(name))
  await expect.element(row('title').getByRole('img', { name: 'Bound to data' })).toBeVisible()
  await expect.element(row('title')).toMatchTextContent(/^title/)
  await expect.element(row('list').getByRole('img', { name: 'Repeated' })).toBeVisible()
  await expect.element(row('list')).toMatchTextContent(/^ContainerHello/)
  await expect.element(row('photo').getByRole('img', { name: /description/ })).toBeVisible()
  await expect.element(row('first')).toHaveTextContent('Tour card')
  editor.store.apply({ set: { [id('hello')]: { hidden: [false, true], 'props/text/en': ['Hello', 'Bye'] } } })
  await expect.element(browser.getByRole('treeitem', { name: /^Bye/ }).getByRole('img', { name: 'Hidden' })).toBeVisible()
  await expect.element(browser.getByRole('treeitem', { name: /^Container/ })).toMatchTextContent(/^ContainerBye/)
})
