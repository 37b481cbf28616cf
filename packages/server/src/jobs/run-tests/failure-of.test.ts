import { createDocumentView, type DocumentRecord, type TestRecord } from '@heddle/document'
import { createStore } from '@heddle/store'
import { expect, it } from 'vitest'
import { failureOf } from './failure-of.ts'

const shared = { folder: '', index: 'a0' } as const
const test: TestRecord = {
  ...shared,
  id: 'trial00000000000',
  kind: 'test',
  name: 'Ships an order',
  workflowId: 'flow000000000000',
  recording: '{}',
  expected: [{ of: 'variable', id: 'total00000000000', value: 15 }],
}
const records: readonly DocumentRecord[] = [
  { ...shared, id: 'total00000000000', kind: 'variable', name: 'total', type: 'number' },
  {
    ...shared,
    id: 'flow000000000000',
    kind: 'workflow',
    name: 'Ship',
    trigger: 'click',
    parameters: [],
    actions: { keep000000000000: { type: 'log', name: 'Keep the total', args: {} } },
  },
]
const view = createDocumentView(createStore(records))
const told = (report: Parameters<typeof failureOf>[1]) => failureOf(test, report, view, new Map())
const ran = { values: [], step: undefined }

it('a test that passes is nothing to tell of', () => {
  expect(told({ ...ran, status: 'passed' })).toBeUndefined()
})

it('a test that fails is told with its name, the step that differs first, and both values', () => {
  const step = {
    workflowId: 'flow000000000000',
    actionId: 'keep000000000000',
    expected: { value: { value: 15 } },
    given: { value: 'x'.repeat(100) },
  }
  expect(told({ ...ran, status: 'failed', step })).toEqual({
    code: 'failing-test',
    severity: 'error',
    path: 'test/trial00000000000',
    message: `The test "Ships an order" fails. Ship › Keep the total: expected {"value":15}, given "${'x'.repeat(59)}…`,
  })
})

it('without such a step the value that differs is told, and what cannot run says why', () => {
  const values = [{ id: 'total00000000000', value: 15, given: 8, isMet: false }]
  expect(told({ ...ran, status: 'failed', values })?.message).toMatch(/total: expected 15, given 8$/)
  expect(told({ status: 'impossible', reason: 'The page is gone.' })?.message).toMatch(/The page is gone\.$/)
  expect(told({ status: 'asks', call: { name: 'http.send' } })?.message).toMatch(/http\.send/)
})

it('where another thing happened than before, the value that came of it is told', () => {
  const values = [{ id: 'total00000000000', value: 15, given: 8, isMet: false }]
  const step = {
    workflowId: 'flow000000000000',
    actionId: 'keep000000000000',
    expected: { kind: 'action', value: 'log' },
    given: { kind: 'skip', value: null },
  }
  expect(told({ status: 'failed', values, step })?.message).toMatch(/ Ship › Keep the total, total: expected 15, given 8$/)
  expect(told({ ...ran, status: 'failed', step })?.message).toMatch(/expected "log", given null$/)
})
