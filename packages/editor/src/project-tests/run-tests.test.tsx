import { insertTest } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { expect, it } from 'vitest'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { createFakeCanvas } from '../testing/fake-canvas.ts'
import { runTests, stale, testState, touchesTests } from './run-tests.ts'
import { FLOW, workflow } from './testing/kept-run.ts'

function opened() {
  const editor = createTestEditor(<Page name="Home" />)
  const { view, newId } = editor
  const test = { name: 'One', workflowId: FLOW, recording: 'first', expected: [], isExact: true }
  editor.change('Make', insertTest(view, { ...test, newId }))
  editor.change('Make', insertTest(view, { ...test, recording: 'second', newId }))
  return { editor, ids: view.of('test').map(({ id }) => id) }
}

it('tests run one after another on the canvas, and how each came out is known', async () => {
  const { editor, ids } = opened()
  editor.canvas.value = {
    ...createFakeCanvas(),
    runTest: async ({ recording, isExact }) => ({ status: 'impossible', reason: `${recording} ${isExact}` }),
  }
  const run = runTests(editor, ids)
  expect(ids.map((id) => testState(editor.session.testOutcomes.value.get(id)))).toEqual(['running', 'running'])
  await run
  expect(ids.map((id) => editor.session.testOutcomes.value.get(id)?.result)).toEqual([
    { status: 'impossible', reason: 'first true' },
    { status: 'impossible', reason: 'second true' },
  ])
})

it('without a canvas, or where it goes away, a test says that it cannot run', async () => {
  const { editor, ids } = opened()
  await runTests(editor, ids.slice(0, 1))
  expect(editor.session.testOutcomes.value.get(ids[0] ?? '')?.result).toMatchObject({ status: 'impossible' })
  editor.canvas.value = { ...createFakeCanvas(), runTest: () => Promise.reject(new Error('The canvas is closed.')) }
  await runTests(editor, ids.slice(0, 1))
  expect(editor.session.testOutcomes.value.get(ids[0] ?? '')?.result).toMatchObject({ reason: 'The canvas is closed.' })
})

it('a change of what a run works on makes what came out old; a look or a test does not', () => {
  const { editor, ids } = opened()
  const { view } = editor
  expect(touchesTests({ put: { [FLOW]: workflow } }, view)).toBe(true)
  expect(touchesTests({ set: { [view.of('page')[0]?.id ?? '']: { name: ['Home', 'Start'] } } }, view)).toBe(true)
  expect(touchesTests({ set: { [ids[0] ?? '']: { name: ['One', 'Two'] } } }, view)).toBe(false)
  const before = new Map([['a', { result: undefined, isStale: false }]])
  expect([...stale(before).values()]).toEqual([{ result: undefined, isStale: true }])
  expect(testState(undefined)).toBe('none')
})
