import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { insertAction, insertWorkflow } from '@heddle/document/operations'
import { Component, Flexbox, Instance, Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { ComponentsPanel } from './components-panel.tsx'
import { MakeComponentDialog } from './make-component-dialog.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const pageOf = (inside: React.ReactNode) => (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')}>{inside}</Section>
  </Page>
)
const card = (
  <Component key="card" id={id('card')} name="Card">
    <Flexbox id={id('box')}>
      <Text id={id('label')} name="Label">
        In a card
      </Text>
    </Flexbox>
  </Component>
)
const instances = [
  <Instance key="a" id={id('first')} of={id('card')} name="First" />,
  <Instance key="b" id={id('second')} of={id('card')} />,
]
const menu = async (name: string, item: string) => {
  await browser.getByRole('button', { name: `More for ${name}` }).click()
  await browser.getByRole('menuitem', { name: item }).click()
}

describe('the Components panel', () => {
  test('lists components with how often they are used, and finds one by its name', async () => {
    const { editor } = await openEditor([card, pageOf(instances)], <ComponentsPanel />)
    await expect.element(browser.getByRole('button', { name: /^Card/ })).toBeVisible()
    await expect.element(browser.getByRole('img', { name: 'Used in 2 places' })).toBeVisible()
    await browser.getByRole('searchbox', { name: 'Find a component' }).fill('nothing')
    await expect.element(browser.getByText('No component of that name')).toBeVisible()
    await browser.getByRole('searchbox', { name: 'Find a component' }).fill('ca')
    await browser.getByRole('button', { name: /^Card/ }).click()
    expect(editor.session.subject.value).toBe(id('card'))
  })

  test('inserts, renames, copies, sorts into folders, and deletes with a word on what shows nothing now', async () => {
    const { editor } = await openEditor([card, pageOf(instances)], <ComponentsPanel />)
    const { view, session } = editor
    await browser.getByRole('button', { name: 'Insert Card' }).click()
    expect(view.children(id('hero'))).toHaveLength(3)
    expect(view.find('node', session.selection.value[0] ?? '')?.componentId).toBe(id('card'))
    await menu('Card', 'Rename')
    await browser.getByRole('textbox', { name: 'Name' }).fill('Tile')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => view.find('library-component', id('card'))?.name).toBe('Tile')
    await menu('Tile', 'Duplicate')
    await expect.poll(() => view.of('library-component').map(({ name }) => name)).toEqual(['Tile', 'Tile 2'])
    await menu('Tile 2', 'New folder')
    await browser.getByRole('textbox', { name: 'Folder' }).fill('Shop')
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByRole('heading', { name: 'Shop' })).toBeVisible()
    await menu('Tile 2', 'Out of Shop')
    await expect.poll(() => browser.getByRole('heading', { name: 'Shop' }).query()).toBeNull()
    await menu('Tile', 'Delete')
    expect(view.find('library-component', id('card'))).toBeUndefined()
    expect(session.notice.value?.text).toContain('3 places show nothing now (Home)')
    editor.client.undo()
    expect(view.find('library-component', id('card'))?.name).toBe('Tile')
  })

  test('copies a component for another project; where it is already, that is said', async () => {
    const { editor } = await openEditor([card, pageOf(instances)], <ComponentsPanel />)
    await menu('Card', 'Copy for another project')
    expect(editor.session.notice.value?.text).toContain('Card')
    await browser.getByRole('button', { name: 'Paste a copied component' }).click()
    await expect.poll(() => editor.session.notice.value?.text).toBe('Card: it is in this project already')
    expect(editor.view.of('library-component')).toHaveLength(1)
  })

  test('shows the inside of what is open: its structure, its workflows, and the places it stands in', async () => {
    const { editor } = await openEditor([card, pageOf(instances)], <ComponentsPanel />)
    await menu('Card', 'Edit')
    await expect.element(browser.getByRole('heading', { name: 'Card' })).toBeVisible()
    await browser.getByRole('treeitem', { name: 'Label', exact: true }).click()
    expect(editor.session.selection.value).toEqual([id('label')])
    await expect.element(browser.getByRole('button', { name: /First you are here/ })).toBeVisible()
    await browser.getByRole('button', { name: /Card Home/ }).click()
    expect(editor.session.inside.value?.path).toEqual([id('second')])
    await browser.getByRole('button', { name: 'Add a workflow' }).click()
    expect(editor.view.of('workflow').map(({ ownerId }) => ownerId)).toEqual([id('card')])
    await browser.getByRole('button', { name: 'All components' }).click()
    await expect.element(browser.getByRole('heading', { name: 'Components' })).toBeVisible()
  })
})

describe('popups', () => {
  test('one is made by a press and stands open to be drawn, as one step; it is listed, never placed, and its deletion says what breaks', async () => {
    const { editor } = await openEditor(pageOf([]), <ComponentsPanel />)
    const { view, session } = editor
    await browser.getByRole('button', { name: 'New popup' }).click()
    const popup = view.of('library-component')[0]
    expect(popup).toMatchObject({ name: 'Popup', type: 'modal' })
    expect(session.inside.value).toMatchObject({ path: [popup?.id], isAlone: true })
    expect(session.selection.value).toEqual([popup?.rootElementId])
    await browser.getByRole('button', { name: 'All components' }).click()
    await expect.element(browser.getByRole('button', { name: /^Popup/ })).toBeVisible()
    expect(browser.getByRole('button', { name: 'Insert Popup' }).query()).toBeNull()
    const workflow = { name: 'Ask', trigger: 'click', ownerId: id('hero') }
    editor.change('Ask', insertWorkflow(view, { ...workflow, newId: editor.newId }))
    const asking = view.of('workflow')[0]?.id ?? ''
    const action = { type: 'open-popup', args: { popupId: popup?.id ?? '' } }
    editor.change('Ask', insertAction(view, { workflowId: asking, action, at: { from: 'start' }, newId: editor.newId }))
    await expect.element(browser.getByRole('img', { name: 'Used in 1 place' })).toBeVisible()
    await menu('Popup', 'Delete')
    expect(session.notice.value?.text).toBe('Popup is deleted. 1 place opens nothing now. Undo brings it back.')
    editor.client.undo()
    expect(view.find('library-component', popup?.id ?? '')?.type).toBe('modal')
  })
})

test('how a popup opens is set where it is open: several at once, in an element of the page, kept on the next one; each is a step', async () => {
  const { editor } = await openEditor(pageOf([]), <ComponentsPanel />)
  await browser.getByRole('button', { name: 'New popup' }).click()
  const popup = () => editor.view.of('library-component')[0]?.configuration['popup']
  const flip = async (name: string) => {
    const found = browser.getByRole('switch', { name })
    await expect.element(found).toBeVisible()
    found.element().focus()
    await userEvent.keyboard(' ')
  }
  await flip('Several at once')
  await flip('Stays on the next page')
  expect(popup()).toEqual({ isStacked: true, isKeptOnNav: true })
  await browser.getByRole('button', { name: 'Stands in: Over the page' }).click()
  await browser.getByRole('option', { name: 'Section' }).click()
  expect(popup()).toEqual({ isStacked: true, isKeptOnNav: true, containerUid: id('hero') })
  await flip('Stays on the next page')
  expect(popup()).toEqual({ isStacked: true, containerUid: id('hero') })
  editor.client.undo()
  expect(popup()).toEqual({ isStacked: true, isKeptOnNav: true, containerUid: id('hero') })
  await browser.getByRole('button', { name: 'Stands in: Section' }).click()
  await browser.getByRole('option', { name: 'Over the page' }).click()
  expect(popup()).toEqual({ isStacked: true, isKeptOnNav: true })
})

describe('making a component', () => {
  const text = (name: string, said: string) => (
    <Flexbox key={name} id={id(name)} name={`Box ${name}`}>
      <Text id={id(`${name}text`)} name="Title">
        {said}
      </Text>
    </Flexbox>
  )
  const dialog = () => browser.getByRole('dialog', { name: 'Make a component' })

  test('of elements that are built alike offers what differs as properties; each becomes an instance', async () => {
    const { editor } = await openEditor(pageOf([text('one', 'Bread'), text('two', 'Milk')]), <MakeComponentDialog />)
    const { view, session } = editor
    session.componentDraft.value = [id('one'), id('two')]
    await expect.element(dialog()).toBeVisible()
    await browser.getByRole('textbox', { name: 'Name', exact: true }).fill('Product')
    await expect.element(browser.getByRole('checkbox', { name: /Bread/ })).toBeChecked()
    await expect.element(browser.getByRole('textbox', { name: 'Name of the property for Bread' })).toHaveValue('title')
    await browser.getByRole('button', { name: 'Make component' }).click()
    const component = view.of('library-component')[0]
    const [property = ''] = Object.keys(component?.properties ?? {})
    expect(component).toMatchObject({ name: 'Product', properties: { [property]: { name: 'title', type: 'text' } } })
    expect(session.selection.value.map((one) => Object.values(view.find('node', one)?.props[property] ?? {}))).toEqual([
      ['Bread'],
      ['Milk'],
    ])
    expect(session.componentDraft.value).toBeUndefined()
    editor.client.undo()
    expect(view.of('library-component')).toEqual([])
    expect(view.children(id('hero'))).toEqual([id('one'), id('two')])
  })

  test('of others puts them into one container; what is wrong is said and nothing is lost', async () => {
    const { editor } = await openEditor(pageOf([text('one', 'Bread'), text('two', 'Milk')]), <MakeComponentDialog />)
    const { view, session } = editor
    session.componentDraft.value = [id('one'), id('two')]
    await browser.getByRole('radio', { name: 'One component of all of them' }).click()
    await browser.getByRole('textbox', { name: 'Name', exact: true }).fill(' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(/name/i)
    expect(view.children(id('hero'))).toEqual([id('one'), id('two')])
    await browser.getByRole('textbox', { name: 'Name', exact: true }).fill('Both')
    await userEvent.keyboard('{Enter}')
    const inside = () => view.children(view.of('library-component')[0]?.rootElementId ?? '')
    await expect.poll(inside).toEqual([id('one'), id('two')])
    expect(view.children(id('hero'))).toHaveLength(1)
    editor.client.undo()
    expect(view.children(id('hero'))).toEqual([id('one'), id('two')])
  })
})
