import { signal } from '@preact/signals-core'
import { expect, test } from 'vitest'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createDocumentView, type ActionRecord, type DocumentRecord, type WorkflowRecord } from '@heddle/document'
import { functionDefinitions } from '@heddle/functions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { Button, fieldsOfDefinitions, Page, recordsOf, Section, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { rule } from './rules/workflow-check.ts'
import { showProblem } from './show-problem.ts'

const [PAGE, SEND, COUNT, WORKFLOW] = ['page000000000000', 'send000000000000', 'count00000000000', 'workflow00000000'] as const
const fixture = (
  <>
    <Page id={PAGE} name="Home">
      <Section>
        <Button id={SEND} text="Send" />
      </Section>
    </Page>
    <Variable id={COUNT} name="count" type="number" value={0} />
  </>
)
const records = recordsOf(fixture, { fieldsOf: fieldsOfDefinitions(elementDefinitions) })
const all = signal(new Map(actionDefinitions.map((definition) => [definition.type, definition])))

const workflow = (
  actions: Readonly<Record<string, Partial<ActionRecord>>>,
  more: Partial<WorkflowRecord> = {},
): WorkflowRecord => ({
  id: WORKFLOW,
  kind: 'workflow',
  name: 'Send it',
  folder: '',
  index: 'a0',
  ownerId: SEND,
  trigger: 'click',
  parameters: [],
  firstAction: Object.keys(actions)[0] ?? '',
  actions: Object.fromEntries(Object.entries(actions).map(([id, action]) => [id, { type: 'log', args: {}, ...action }])),
  ...more,
})
const problemsOf = (
  record: WorkflowRecord,
  actions: typeof all | ReturnType<typeof signal<undefined>> = all,
  beside: readonly DocumentRecord[] = [],
) =>
  rule.find({
    view: createDocumentView(createStore<DocumentRecord>([...records, ...beside, record])),
    definitions: new Map(),
    plugins: new Map(),
    functions: functionDefinitions,
    actions: { all: actions },
  })
const said = (record: WorkflowRecord) => problemsOf(record).map(({ severity, message }) => `${severity}: ${message}`)

test('a sound workflow has no problems, and before it is known what workflows can do none are told', () => {
  expect(said(workflow({ a: { args: { message: 'Hi' } } }))).toEqual([])
  expect(problemsOf(workflow({ a: { type: 'change-variable' } }), signal(undefined))).toEqual([])
})

test('variables inside of components and of elements are not gone', () => {
  const component: DocumentRecord = {
    id: 'counter000000000',
    kind: 'library-component',
    name: 'Counter',
    folder: '',
    index: 'a0',
    type: 'component',
    rootElementId: SEND,
    configuration: {},
    variables: { inner00000000000: { name: 'pieces', type: 'number' } },
  }
  const change = (variable: string) =>
    problemsOf(workflow({ a: { type: 'change-variable', args: { variable } } }), all, [component])
  expect(change('inner00000000000')).toEqual([])
  expect(change(`${SEND}-value`)).toEqual([])
  expect(change('gone000000000000-value')).toHaveLength(1)
})

test('what is not chosen, what is gone, and formulas that cannot be read stop publishing', () => {
  expect(said(workflow({ a: { type: 'change-variable' } }))).toEqual(['error: Workflow “Send it”: "Variable" is not chosen.'])
  expect(said(workflow({ a: { type: 'change-variable', args: { variable: 'gone000000000000' } } }))).toEqual([
    'error: Workflow “Send it”: “Variable” is something that is gone. Choose another.',
  ])
  expect(said(workflow({ a: { args: { message: { type: 'f', code: '1 +' } } } }))[0]).toMatch(
    /^error: Workflow “Send it”: The formula of Message/,
  )
  expect(said(workflow({ a: {} }, { triggerConditions: { type: 'f', code: '(' } }))[0]).toMatch(
    /^error: Workflow “Send it”: The formula of condition/,
  )
})

test('functions that do not exist are told at the very field', () => {
  const [problem] = problemsOf(workflow({ a: { args: { message: { type: 'f', code: "uppercas('x')" } } } }))
  expect(problem?.message).toMatch(/^Workflow “Send it”: The formula of Message: .*uppercas/)
  expect(problem?.action).toEqual({ workflowId: WORKFLOW, actionId: 'a', argument: 'message' })
  const editor = createTestEditor(fixture)
  if (problem) showProblem(editor, problem)
  expect(editor.session.askedArgument.value).toBe('message')
  expect(problemsOf(workflow({ a: { type: 'change-variable' } }))[0]?.action?.argument).toBe('variable')
})

test('an action that nothing leads to is deleted in one press, and a split gets its last way out', () => {
  const editor = createTestEditor(fixture)
  const record = workflow({ a: { type: 'switch', args: { value: 1 }, branches: [{ value: 1 }] }, b: {} })
  editor.change('Add', { put: { [record.id]: record } })
  const fixes = problemsOf(record).flatMap(({ fix }) => fix ?? [])
  expect(fixes.map(({ label }) => label).toSorted()).toEqual(['Add a branch for everything else', 'Delete the action'])
  for (const { mend } of fixes) mend(editor)
  const { actions = {} } = editor.view.find('workflow', WORKFLOW) ?? {}
  expect(Object.keys(actions)).toEqual(['a'])
  expect(actions['a']?.branches).toEqual([{ value: 1 }, { value: null, isDefault: true }])
})

test('a workflow that is switched off keeps nobody from publishing', () => {
  expect(said(workflow({ a: { type: 'change-variable' } }, { disabled: true }))).toEqual([])
})

test('what is switched off is left alone', () => {
  const disabled = { disabled: true as const }
  expect(said(workflow({ a: { type: 'change-variable', ...disabled } }))).toEqual([])
  expect(said(workflow({ a: { args: { message: { type: 'f', code: '(' } }, ...disabled } }))).toEqual([])
})

test('a loop that never ends and an action to which no way leads are warned of', () => {
  const condition = { condition: { type: 'f', code: 'true' } }
  const found = said(workflow({ a: { type: 'while', args: condition, loop: 'b' }, b: {}, c: {} }))
  expect(found.join('\n')).toMatch(/The condition always holds/)
  expect(found.join('\n')).toMatch(/No way leads to this action/)
})

test('a click goes to the action: to its element, or to the panel of workflows', () => {
  const ofNode = problemsOf(workflow({ a: { type: 'change-variable' } }))[0] ?? expect.fail()
  const editor = createTestEditor(fixture)
  showProblem(editor, ofNode)
  expect(editor.session.selection.value).toEqual([SEND])
  expect(editor.session.inspectorTab.value).toBe('workflows')
  expect(editor.session.action.value).toEqual({ workflowId: WORKFLOW, actionId: 'a' })
  const ofPage =
    problemsOf(workflow({ a: { type: 'change-variable' } }, { ownerId: PAGE, trigger: 'onload' }))[0] ?? expect.fail()
  showProblem(editor, ofPage)
  expect(editor.session.panel.value).toBe('workflows')
})

test('a trigger that is not chosen or gone, and one of several variables that is gone, is told; an empty list too', () => {
  const of = (type: string, args: ActionRecord['args']) => said(workflow({ a: { type, args } }))
  expect(of('emit-trigger', {})).toEqual([expect.stringContaining('Trigger')])
  expect(of('emit-trigger', { triggerId: 'gone000000000000' })).toEqual([expect.stringContaining('Trigger')])
  expect(of('reset-variables', { variables: [COUNT] })).toEqual([])
  expect(of('reset-variables', { variables: [COUNT, 'gone000000000000'] })).toEqual([expect.stringContaining('Variables')])
  expect(of('reset-variables', { variables: [] })).toEqual([expect.stringContaining('Variables')])
  expect(of('fetch-collections', { collectionIds: [''] })).toEqual([expect.stringContaining('Collections')])
})

test('formulas of many workflows are read in many small steps, and a second time in none', () => {
  const args = (at: number) => ({ message: { type: 'f' as const, code: at % 2 === 0 ? `uppercse(${at})` : `${at} +` } })
  const many = Array.from({ length: 120 }, (_, at): WorkflowRecord => ({
    ...workflow({ a: { args: args(at) } }),
    id: `many${String(at).padStart(12, '0')}`,
  }))
  const scope = {
    view: createDocumentView(createStore<DocumentRecord>([...records, ...many])),
    definitions: new Map(),
    plugins: new Map(),
    functions: functionDefinitions,
    actions: { all },
  }
  const steps = () => [...(rule.prepare?.(scope) ?? [])].length
  expect(steps()).toBeGreaterThan(3)
  expect(steps()).toBe(0)
  expect(rule.find(scope)).toHaveLength(120)
  expect([...(rule.prepare?.({ ...scope, actions: { all: signal(undefined) } }) ?? [])]).toEqual([])
})

test('without the functions of the catalogue a formula that cannot be read is told all the same', () => {
  const one = workflow({
    a: { args: { message: { type: 'f', code: '1 +' } } },
    b: { args: { message: { type: 'f', code: 'x' } } },
  })
  const scope = {
    view: createDocumentView(createStore<DocumentRecord>([...records, one])),
    definitions: new Map(),
    plugins: new Map(),
  }
  const found = rule.find({ ...scope, actions: { all } }).map(({ message }) => message)
  expect(found).toContainEqual(expect.stringContaining('Unexpected end of formula'))
  expect(found.filter((message) => message.includes('not known'))).toEqual([])
})
