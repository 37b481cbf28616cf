import { expect, it } from 'vitest'
import { insertWorkflow } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { startOtherwise } from './start-otherwise.ts'

const HOME = 'home000000000000'

it.each([
  ['On page load', 'On key down'],
  ['Listen to Escape', 'Listen to Escape'],
])('a workflow named "%s" that a key starts instead of the page is called "%s" then', (name, expected) => {
  const editor = createTestEditor(
    <Page id={HOME} name="Home">
      <Section />
    </Page>,
  )
  const { view } = editor
  editor.change('Add', insertWorkflow(view, { name, trigger: 'onload', ownerId: HOME, newId: editor.newId }))
  const workflow = () => view.of('workflow')[0] ?? expect.fail()
  startOtherwise(editor, workflow(), 'keydown')
  expect(workflow()).toMatchObject({ name: expected, trigger: 'keydown' })
})
