import { insertTest } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { expect, it } from 'vitest'
import { showProblem } from '../problems/show-problem.ts'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { failingTests } from './failing-tests.ts'
import type { TestOutcome } from './slice.ts'

function opened(outcome: TestOutcome) {
  const editor = createTestEditor(<Page name="Home" />)
  const { view, newId, session } = editor
  const test = { name: 'Ships', workflowId: newId(), recording: '{}', expected: [], isExact: true, newId }
  editor.change('Make', insertTest(view, test))
  const id = view.of('test')[0]?.id ?? ''
  session.testOutcomes.value = new Map([[id, outcome]])
  return { editor, id, problems: failingTests(editor).value }
}
const impossible = { status: 'impossible', reason: 'The page is gone.' } as const

it('a test that failed is a warning with its name and the reason, and a click on it shows the test', () => {
  const { editor, id, problems } = opened({ result: impossible, isStale: false })
  expect(problems).toMatchObject([{ severity: 'warning', message: 'The test “Ships” fails: The page is gone.', testId: id }])
  const [problem] = problems
  if (problem) showProblem(editor, problem)
  const { isRunsOpen, dockTab, shownTest } = editor.session
  expect([isRunsOpen.value, dockTab.value, shownTest.value]).toEqual([true, 'tests', id])
})

it('one that runs, passed, or ran before the project was changed is none', () => {
  expect(opened({ result: undefined, isStale: false }).problems).toEqual([])
  expect(opened({ result: impossible, isStale: true }).problems).toEqual([])
  const passed = { status: 'passed', values: [], effects: [], step: undefined, recording: '' } as const
  expect(opened({ result: passed, isStale: false }).problems).toEqual([])
})
