import { expect, test } from 'vitest'
import { deleteWorkflow, insertWorkflow, setWorkflow } from '@heddle/document/operations'
import { Button, Page, Section } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { workflowRows } from './workflow-rows.ts'

const [HOME, ABOUT, SEND, CLEAR] = ['home000000000000', 'about00000000000', 'send000000000000', 'clear00000000000'] as const

function desk() {
  const editor = createTestEditor(
    <>
      <Page id={ABOUT} name="About" />
      <Page id={HOME} name="Home">
        <Section>
          <Button id={SEND} name="Send" text="Send" />
          <Button id={CLEAR} name="Clear" text="Clear" />
        </Section>
      </Page>
    </>,
  )
  const add = (name: string, trigger: string, ownerId?: string) =>
    editor.change(
      'Add',
      insertWorkflow(editor.view, { name, trigger, ...(ownerId !== undefined && { ownerId }), newId: editor.newId }),
    )
  const lines = (query = '', toggled: Readonly<Record<string, boolean>> = {}) =>
    workflowRows(editor, HOME, query, toggled).map((row) => `${' '.repeat(row.depth)}${row.name}`)
  return { editor, add, lines }
}

test('stand by whose they are, those of the page on show before those of others, which are closed', () => {
  const { add, lines } = desk()
  add('Visits', 'onload', ABOUT)
  add('On click', 'click', SEND)
  add('Load', 'onload', HOME)
  add('notify', '')
  add('Start', 'onload-app')
  expect(lines()).toEqual([
    'App',
    ' Start',
    'Project',
    ' notify',
    'Home page',
    ' Load',
    'Elements of Home',
    ' Send',
    'About page',
  ])
  expect(lines('', { [`page ${ABOUT}`]: true, app: false }).slice(0, 2)).toEqual(['App', 'Project'])
  expect(lines('', { [`page ${ABOUT}`]: true })).toContain(' Visits')
})

test('stand in the order of their elements on the page, whichever was added first', () => {
  const { add, lines } = desk()
  add('Forget it', 'click', CLEAR)
  add('Send it', 'click', SEND)
  add('Say thanks', 'click', SEND)
  expect(lines()).toEqual(['Elements of Home', ' Send it', ' Say thanks', ' Forget it'])
})

test('are found by their names, by their elements and by what starts them', () => {
  const { add, lines, editor } = desk()
  add('On click', 'click', SEND)
  add('Load', 'onload', HOME)
  expect(lines('send')).toEqual(['Elements of Home', ' Send'])
  expect(lines('CLICK')).toEqual(['Elements of Home', ' Send'])
  expect(lines('page load')).toEqual(['Home page', ' Load'])
  expect(lines('nobody')).toEqual([])
  const [click] = editor.view.of('workflow')
  editor.change('Rename', setWorkflow(editor.view, { id: click?.id ?? '', values: { name: 'Tell the warehouse' } }))
  expect(lines('warehouse')).toEqual(['Elements of Home', ' Tell the warehouse'])
})

test('what is found follows every change: another name of an element, another page on show, a workflow that is gone', () => {
  const { add, lines, editor } = desk()
  add('On click', 'click', SEND)
  add('Visits', 'onload', ABOUT)
  expect(lines('send')).toEqual(['Elements of Home', ' Send'])
  editor.change('Rename', { set: { [SEND]: { name: ['Send', 'Ship'] } } })
  expect([lines('send'), lines('ship')]).toEqual([[], ['Elements of Home', ' Ship']])
  expect(workflowRows(editor, ABOUT, '', {}).map(({ name }) => name)).toEqual(['About page', 'Visits', 'Elements of Home'])
  const [click] = editor.view.of('workflow')
  editor.change('Delete', deleteWorkflow(editor.view, { id: click?.id ?? '' }))
  expect(lines('ship')).toEqual([])
})
