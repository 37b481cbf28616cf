import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { insertWorkflow, setVariable, insertAction } from '@heddle/document/operations'
import { Page, Section, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { rule } from './rules/script-names.ts'
import { rule as syntax } from './rules/script-syntax.ts'

const COUNT = 'count00000000000'
const actions = { all: signal(new Map(actionDefinitions.map((definition) => [definition.type, definition]))) }

/** A project with a workflow that runs a script. */
function open(code: string) {
  const editor = createTestEditor(
    <>
      <Page name="Home">
        <Section />
      </Page>
      <Variable id={COUNT} name="count" type="number" value={0} />
    </>,
  )
  const { view, newId, change } = editor
  change('Add', insertWorkflow(view, { name: 'Send it', trigger: 'app-load', newId }))
  const workflowId = view.of('workflow')[0]?.id ?? ''
  change('Add', insertAction(view, { workflowId, at: { from: 'start' }, action: { type: 'run-script', args: { code } }, newId }))
  const find = () => rule.find({ view, definitions: editor.definitions, plugins: new Map(), actions })
  const script = () => Object.values(view.find('workflow', workflowId)?.actions ?? {})[0]?.args['code']
  return { ...editor, find, script }
}

test('a script that names what was renamed is told, and names it by its id in one press', () => {
  const { view, change, find, script, ...editor } = open('return variables.count + 1')
  expect(find()).toEqual([])
  change('Rename', setVariable(view, { id: COUNT, values: { name: 'counts' } }))
  const [problem, ...others] = find()
  expect(others).toEqual([])
  expect(problem).toMatchObject({ severity: 'warning', action: { argument: 'code' } })
  expect(problem?.message).toBe('Workflow “Send it”: There is no variable count. Did you mean counts?')
  problem?.fix?.mend({ ...editor, view, change })
  expect(script()).toBe(`return variables['${COUNT}'] + 1`)
  expect(find()).toEqual([])
})

test('ids, texts and names of the workflow are no problem; what nobody knows is one without a fix', () => {
  expect(open(`variables['${COUNT}'] + 'variables.gone' + context.variables.own`).find()).toEqual([])
  const [problem] = open('collections.somethingElse.data').find()
  expect(problem?.message).toMatch(/There is no collection somethingElse$/)
  expect(problem?.fix).toBeUndefined()
})

test('code that no browser can read stops publishing, with line and column, until it is mended', () => {
  const { view, change, newId, definitions } = open('return 1')
  const find = () => syntax.find({ view, definitions, plugins: new Map(), actions })
  expect(find()).toEqual([])
  const [workflow] = view.of('workflow')
  const action = { type: 'run-script', args: { code: 'const rows = [\nreturn rows' } }
  change('Add', insertAction(view, { workflowId: workflow?.id ?? '', at: { from: 'start' }, action, newId }))
  expect(find()).toEqual([
    expect.objectContaining({
      severity: 'error',
      message: 'Workflow “Send it”: Line 2, column 1: unexpected “return”: a value was expected',
      action: expect.objectContaining({ workflowId: workflow?.id, argument: 'code' }),
    }),
  ])
})
