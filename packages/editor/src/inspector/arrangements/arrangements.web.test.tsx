import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Page, Section, Text } from '@heddle/testing'
import type { NodeTemplate } from '@heddle/kit'
import { insertNode, setProp } from '@heddle/document/operations'
import { fieldsOf } from '../../commands/selection.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'
import { words } from './words.ts'

const HERO = 'hero000000000000'

/** Columns in a section, chosen; each holds one text where it says so. */
async function open(...columns: readonly (string | undefined)[]) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id={HERO}>
        <Text id="text000000000000" text="Beside" />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  const template: NodeTemplate = {
    element: 'columns',
    slots: {
      children: columns.map((text) => ({
        element: 'column',
        ...(text !== undefined && { slots: { children: [{ element: 'text', props: { text } }] } }),
      })),
    },
  }
  const target = { parentId: HERO, slot: 'children' }
  const done = insertNode(editor.view, { template, target, newId: editor.newId, fieldsOf: fieldsOf(editor) })
  editor.change('Columns', done)
  const id = editor.view.children(HERO)[1] ?? ''
  editor.session.inspectorTab.value = 'style'
  editor.session.selection.value = [id]
  const widths = (variant = 'default') =>
    editor.view.children(id).map((child) => editor.view.find('node', child)?.props['width']?.[variant])
  return { editor, id, widths }
}
const ready = (name: string) => page.getByRole('group', { name: 'Ready columns' }).getByRole('button', { name, exact: true })

it('a press sets the widths and makes what is missing, in one step that is undone at once', async () => {
  const { editor, widths } = await open(undefined, undefined)
  await expect.element(ready('2 columns')).toHaveAttribute('aria-pressed', 'true')
  await ready('3 columns, big middle').click()
  expect(widths()).toEqual([2, 8, 2])
  await expect.element(ready('3 columns, big middle')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(ready('2 columns')).toHaveAttribute('aria-pressed', 'false')
  await ready('6 columns').click()
  expect(widths()).toEqual([2, 2, 2, 2, 2, 2])
  editor.client.undo()
  expect(widths()).toEqual([2, 8, 2])
})

it('empty ones too many go at once; before one that holds something goes, it asks', async () => {
  const { widths, editor, id } = await open('Bread', 'Rolls', undefined)
  await ready('2 columns, small left').click()
  expect(widths()).toEqual([3, 9])
  editor.client.undo()
  const cake = editor.view.children(id)[2] ?? ''
  const target = { parentId: cake, slot: 'children' }
  editor.change(
    'Text',
    insertNode(editor.view, { template: { element: 'text' }, target, newId: editor.newId, fieldsOf: fieldsOf(editor) }),
  )
  await ready('2 columns').click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete a column that is not empty?' })
  await dialog.getByRole('button', { name: 'Keep all' }).click()
  expect(widths()).toHaveLength(3)
  await ready('2 columns').click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  expect(widths()).toEqual([6, 6])
})

it('on a narrower screen it sets the widths there alone, and says so', async () => {
  const { editor, widths } = await open('Bread', 'Rolls', 'Cake')
  editor.session.screenId.value = 'mobile'
  await expect.element(page.getByText(words.narrower)).toBeVisible()
  await ready('2 columns').click()
  expect([widths(), widths('mobile')]).toEqual([
    [undefined, undefined, undefined],
    [6, 6, 6],
  ])
})

it('counts in percent where the columns do', async () => {
  const { editor, id, widths } = await open(undefined, undefined)
  editor.change('Units', setProp(editor.view, { ids: [id], field: 'units', value: '100', fieldsOf: fieldsOf(editor) }))
  await ready('2 columns, small left').click()
  expect(widths()).toEqual([25, 75])
})

it('a phone shows rows until somebody chooses otherwise for it, and the panel says so', async () => {
  const { editor } = await open(undefined, undefined)
  const type = page.getByRole('region', { name: 'Element' }).getByRole('button', { name: /Type/ }).last()
  await expect.element(type).toMatchTextContent('Columns')
  editor.session.screenId.value = 'mobile'
  await expect.element(type).toMatchTextContent('Rows')
})
