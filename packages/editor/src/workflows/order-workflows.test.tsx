import { expect, test } from 'vitest'
import { insertWorkflow } from '@heddle/document/operations'
import { Button, Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { placeWorkflow, stepWorkflow, workflowsOf } from './order-workflows.ts'
import { openWorkflow, showGraph, showList } from './show-workflow.ts'

const [PAGE, SEND] = ['page000000000000', 'send000000000000'] as const

function desk() {
  const editor = createTestEditor(
    <Page id={PAGE} name="Home">
      <Section>
        <Button id={SEND} text="Send" />
      </Section>
    </Page>,
  )
  const add = (name: string, trigger: string, ownerId?: string) => {
    const result = insertWorkflow(editor.view, { name, trigger, ...(ownerId !== undefined && { ownerId }), newId: editor.newId })
    editor.change('Add', result)
    return (result.ok && result.ids?.[0]) || expect.fail('It is added')
  }
  const names = () => workflowsOf(editor.view, SEND).map(({ name, trigger }) => `${name} ${trigger}`)
  return { editor, add, names }
}

test('workflows of one trigger change places among themselves, whatever stands between them', () => {
  const { editor, add, names } = desk()
  const [a, , c] = [add('a', 'click', SEND), add('other', 'onload', PAGE), add('c', 'click', SEND)]
  add('d', 'dblclick', SEND)
  stepWorkflow(editor, c, -1)
  expect(names()).toEqual(['c click', 'a click', 'd dblclick'])
  stepWorkflow(editor, c, -1)
  stepWorkflow(editor, a, 1)
  stepWorkflow(editor, 'gone', 1)
  expect(names()).toEqual(['c click', 'a click', 'd dblclick'])
  stepWorkflow(editor, c, 1)
  expect(names().filter((name) => name.endsWith(' click'))).toEqual(['a click', 'c click'])
})

test('one goes under another trigger, before one that is there', () => {
  const { editor, add, names } = desk()
  const [a, b] = [add('a', 'click', SEND), add('b', 'dblclick', SEND)]
  placeWorkflow(editor, a, { trigger: 'dblclick', before: b })
  expect(names()).toEqual(['a dblclick', 'b dblclick'])
  placeWorkflow(editor, a, { trigger: 'dblclick', before: a })
  expect(names()).toEqual(['a dblclick', 'b dblclick'])
})

test('a workflow is shown as a list where it happens, as a graph when one stands; its action stays looked at', () => {
  const { editor, add } = desk()
  const { session } = editor
  const [own, load] = [add('own', 'click', SEND), add('load', 'onload', PAGE)]
  session.action.value = { workflowId: own, actionId: 'a' }
  showGraph(editor, own)
  expect([session.subject.value, session.isGraphOpen.value, session.action.value?.actionId]).toEqual([own, true, 'a'])
  openWorkflow(editor, load)
  expect([session.subject.value, session.action.value]).toEqual([load, undefined])
  showList(editor, own)
  expect([session.selection.value, session.inspectorTab.value, session.isGraphOpen.value]).toEqual([[SEND], 'workflows', false])
  openWorkflow(editor, load)
  expect(session.subject.value).toBe(load)
})
