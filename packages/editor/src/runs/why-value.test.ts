import { expect, it } from 'vitest'
import type { DocumentRecord, WorkflowRecord } from '@heddle/document'
import { createDocumentView } from '@heddle/document'
import { createStore } from '@heddle/store'
import type { TraceEntry } from '@heddle/workflow/trace'
import type { KeptRun } from './run-log.ts'
import { stepsOf } from './run-steps.ts'
import { isSameValue, setBy, valueAt, whenceOf } from './why-value.ts'

const workflow = (id: string, args: WorkflowRecord['actions'][string]['args']): WorkflowRecord => ({
  id,
  kind: 'workflow',
  name: id,
  folder: '',
  index: 'a0',
  ownerId: 'button',
  trigger: 'click',
  parameters: [],
  actions: { send: { type: 'ask', args } },
})
const button = {
  id: 'button',
  kind: 'node',
  element: 'button',
  place: { parentId: 'page', slot: '', index: 'a0' },
} as unknown as DocumentRecord
const editorWith = (...records: readonly DocumentRecord[]) => ({ view: createDocumentView(createStore([button, ...records])) })

const entry = (kind: TraceEntry['kind'], id: string, value?: unknown): TraceEntry => ({ kind, id, value, at: 0 })
const run: KeptRun = {
  number: 1,
  workflowId: 'w',
  input: { event: { n: 1 }, parameters: { p: 2 }, chain: [], place: { item: { data: 'row', index: 0 } } } as never,
  began: 0,
  took: 9,
  page: undefined,
  entries: [
    entry('run', 'w'),
    entry('action', 'call', 'run-workflow'),
    entry('run', 'other', { event: { n: 5 }, parameters: { q: 3 } }),
    entry('action', 'send', 'ask'),
    entry('arguments', 'send', { to: 'a', parameters: { b: [2] } }),
    entry('result', 'send', 1),
    entry('end', 'other'),
    entry('result', 'call', 1),
    entry('action', 'send', 'ask'),
    entry('end', 'w'),
  ],
  values: new Map([['v', 1]]),
  changes: [
    { after: 5, id: 'v', from: 1, to: 7 },
    { after: 9, id: 'u', from: 1, to: 2 },
  ],
  collections: new Map(),
  rowChanges: [],
  variables: new Map(),
  recording: undefined,
  isHeld: false,
}
const steps = stepsOf(run)
const [call, inner, outer] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]]

it('a parameter comes from its formula, with what the run knew when it came there', () => {
  const sort = [{ key: 'n', direction: 'ASC' as const }]
  const editor = editorWith(workflow('w', { to: { type: 'f', code: 'event.n', sort } as never }))
  const { isSet, formulas } = whenceOf(editor, run, outer, 'to')
  expect(isSet).toBe(true)
  expect(formulas).toMatchObject([
    {
      path: [],
      formula: {
        code: 'event.n',
        steps: { sort },
        nodeId: 'button',
        state: {
          event: { n: 1 },
          parameters: { p: 2 },
          place: { item: { data: 'row' } },
          variables: new Map([
            ['v', 7],
            ['u', 2],
          ]),
        },
      },
    },
  ])
})

it('of a step in a workflow that was called it is what that was given', () => {
  const editor = editorWith(workflow('other', { to: { type: 'f', code: 'context.parameters.q' } }))
  const [{ formula } = expect.fail()] = whenceOf(editor, run, inner, 'to').formulas
  expect(formula.state).toMatchObject({ event: { n: 5 }, parameters: { q: 3 }, variables: new Map([['v', 1]]) })
})

it('formulas inside of a parameter are told with the keys that lead to them', () => {
  const editor = editorWith(workflow('other', { parameters: { a: 1, b: [{ type: 'f', code: '1 + 1' }] } as never }))
  const { formulas } = whenceOf(editor, run, inner, 'parameters')
  expect(formulas.map(({ path, formula }) => [path, formula.code])).toEqual([[['b', '0'], '1 + 1']])
  expect(valueAt(inner.args?.['parameters'], ['b', '0'])).toBe(2)
  expect(valueAt(inner.args, ['parameters', 'toString'])).toBeUndefined()
  expect(valueAt(null, ['a'])).toBeUndefined()
})

it('the workflow is looked at as it was drawn when it ran, not as it is now', () => {
  const editor = editorWith(workflow('w', { to: { type: 'f', code: 'now' } }))
  const drawn = { ...run, drawn: { w: workflow('w', { to: { type: 'f', code: 'then' } }) } }
  expect(whenceOf(editor, drawn, outer, 'to').formulas[0]?.formula.code).toBe('then')
})

it('what is written as it is, what is not set, and what is gone have no formula', () => {
  const editor = editorWith(workflow('w', { to: 'Ada' }))
  expect(whenceOf(editor, run, outer, 'to')).toEqual({ isSet: true, formulas: [] })
  expect(whenceOf(editor, run, outer, 'cc')).toEqual({ isSet: false, formulas: [] })
  expect(whenceOf(editorWith(), run, outer, 'to')).toEqual({ isSet: false, formulas: [] })
})

it('a variable was set by the innermost step that changed it by then, or by none', () => {
  expect(setBy(run, steps, inner, 'v')?.index).toBe(inner.index)
  expect(setBy(run, steps, outer, 'v')?.index).toBe(inner.index)
  expect(setBy(run, steps, undefined, 'v')).toBeUndefined()
  expect(setBy(run, steps, call, 'u')).toBeUndefined()
})

it('values are the same as JSON, in which nothing is null', () => {
  expect(isSameValue(undefined, null)).toBe(true)
  expect(isSameValue({ a: 1 }, { a: 2 })).toBe(false)
})
