import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { NodeTemplate } from '@heddle/kit'
import { Page, Section, Text } from '@heddle/testing'
import { deleteNodes, insertNode } from '@heddle/document/operations'
import { fieldsOf } from '../../commands/selection.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const HERO = 'hero000000000000'
const tab = (words: string): NodeTemplate => ({
  element: 'tab',
  slots: { children: [{ element: 'text', props: { text: words } }] },
})
const part = (words: string): NodeTemplate => ({
  element: 'tab-panel',
  slots: { children: [{ element: 'text', props: { text: words } }] },
})

/** Two tabs in a section, chosen. */
async function open(
  element = 'tabs',
  slots: NodeTemplate['slots'] = { tabs: [tab('Bread'), tab('Cake')], panels: [part('Rye'), part('Plum')] },
) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id={HERO}>
        <Text id="text000000000000" text="Beside" />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  const target = { parentId: HERO, slot: 'children' }
  editor.change(
    'Tabs',
    insertNode(editor.view, { template: { element, slots }, target, newId: editor.newId, fieldsOf: fieldsOf(editor) }),
  )
  const id = editor.view.children(HERO)[1] ?? ''
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id]
  const saidIn = (slot: string) =>
    editor.view
      .children(id, slot)
      .map((child) => editor.view.find('node', editor.view.children(child)[0] ?? '')?.props['text']?.['en'])
  return { editor, id, saidIn, tabs: () => [saidIn('tabs'), saidIn('panels')] }
}
const list = () => page.getByRole('list', { name: 'Tabs and contents' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const nameOf = (at: number) => page.getByRole('textbox', { name: `Name of tab ${at}`, exact: true })

describe('tabs in the inspector', () => {
  it('are listed by their words; one more comes with what it shows, in one step, and waits for its name', async () => {
    const { editor, tabs } = await open()
    await expect.element(nameOf(1)).toHaveValue('Bread')
    await button('Add tab').click()
    expect(tabs()).toEqual([
      ['Bread', 'Cake', 'New tab'],
      ['Rye', 'Plum', 'What the new tab shows.'],
    ])
    await expect.element(nameOf(3)).toHaveFocus()
    await userEvent.keyboard('Pie{Enter}')
    expect(tabs()[0]).toEqual(['Bread', 'Cake', 'Pie'])
    editor.client.undo()
    editor.client.undo()
    expect(tabs()).toEqual([
      ['Bread', 'Cake'],
      ['Rye', 'Plum'],
    ])
  })

  it('are renamed where they are, moved by keys with what they show, and taken away with it', async () => {
    const { editor, tabs } = await open()
    await nameOf(2).fill('Tart')
    await userEvent.keyboard('{Enter}')
    expect(tabs()[0]).toEqual(['Bread', 'Tart'])
    const grip = button('Move Tart').element()
    if (grip instanceof HTMLElement) grip.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(tabs()).toEqual([
      ['Tart', 'Bread'],
      ['Plum', 'Rye'],
    ])
    await expect.element(page.getByText('Tart is number 1 of 2 now.')).toBeInTheDocument()
    await expect.element(button('Move Tart')).toHaveFocus()
    await button('Remove Tart').click()
    expect(tabs()).toEqual([['Bread'], ['Rye']])
    await expect.element(button('Add tab')).toHaveFocus()
    editor.client.undo()
    expect(tabs()[0]).toEqual(['Tart', 'Bread'])
  })

  it('lead to themselves on the canvas', async () => {
    const { editor, id } = await open()
    await button('Select Cake').click()
    expect(editor.session.selection.value).toEqual([editor.view.children(id, 'tabs')[1]])
  })

  it('that lack what they show are told of, and get it by a press', async () => {
    const { editor, id, tabs } = await open()
    editor.change('Delete', deleteNodes(editor.view, { ids: [editor.view.children(id, 'panels')[1] ?? ''] }))
    await button('Add what is missing').click()
    expect(tabs()).toEqual([
      ['Bread', 'Cake'],
      ['Rye', 'What the new tab shows.'],
    ])
    await expect.element(button('Add what is missing')).not.toBeInTheDocument()
  })

  it('whose words a formula gives are named, and not written over', async () => {
    const bound = { type: 'f', code: "'Bread'" } as const
    await open('tabs', {
      tabs: [{ element: 'tab', slots: { children: [{ element: 'text', props: { text: bound } }] } }],
      panels: [part('Rye')],
    })
    await expect.element(list()).toBeVisible()
    await expect.element(nameOf(1)).not.toBeInTheDocument()
  })
})

it('slides are listed by what stands in them, and added like the one before', async () => {
  const slide = {
    element: 'flexbox',
    styles: { default: { color: '#ff0000' } },
    slots: { children: [{ element: 'text', props: { text: 'Sea' } }] },
  }
  const { editor, id, saidIn } = await open('carousel', { slides: [slide] })
  await expect.element(page.getByRole('list', { name: 'Slides' })).toMatchTextContent('Sea')
  await button('Add slide').click()
  expect(saidIn('slides')).toEqual(['Sea', 'New slide'])
  const [, second = ''] = editor.view.children(id, 'slides')
  expect(editor.view.find('node', second)?.styles).toEqual({ default: { color: '#ff0000' } })
  await button('Remove Sea').click()
  expect(saidIn('slides')).toEqual(['New slide'])
})
