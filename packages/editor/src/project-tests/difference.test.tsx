import { Page, Variable } from '@heddle/testing'
import { expect, it } from 'vitest'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { differenceOf, expectationName, failureText, openStep } from './difference.ts'
import { variableName } from '../runs/run-names.ts'
import { id, twoCards } from '../testing/two-cards.tsx'
import { ASK, FLOW, KEEP, keptRun, TOTAL, workflow } from './testing/kept-run.ts'

function opened() {
  const editor = createTestEditor(
    <>
      <Page name="Home" />
      <Variable id={TOTAL} name="total" type="number" />
    </>,
  )
  editor.change('Add', { put: { [FLOW]: workflow } })
  return editor
}
const seen = (kind: 'arguments' | 'result' | 'call' | 'none' | 'end', value: unknown, id = KEEP) => ({ kind, id, value })
const step = (expected: ReturnType<typeof seen>, given: ReturnType<typeof seen>) => ({
  workflowId: FLOW,
  actionId: KEEP,
  expected,
  given,
})

it('a difference is told down to the smallest part that differs', () => {
  const args = (total: number) => seen('arguments', { variable: TOTAL, value: { net: { total }, tax: 1 } })
  expect(differenceOf(step(args(15), args(8)))).toEqual({
    part: 'parameters › value › net › total',
    expected: '15',
    given: '8',
  })
  expect(differenceOf(step(seen('result', { a: 1, b: 1 }), seen('result', { a: 2, b: 2 })))).toMatchObject({ part: 'result' })
})

it('a step that is missing, or something else than before, is told as such', () => {
  expect(differenceOf(step(seen('result', 1), seen('none', null)))).toEqual({
    part: '',
    expected: 'result: 1',
    given: 'no such step',
  })
  expect(differenceOf(step(seen('call', [1], 'http.send'), seen('end', {}))).expected).toBe('asked of the page: http.send [1]')
})

it('what is expected has the name of its variable, action or workflow', () => {
  const editor = opened()
  const name = (of: 'variable' | 'result' | 'end', id: string) => expectationName(editor, { of, id }, FLOW)
  expect([name('variable', TOTAL), name('result', ASK), name('end', FLOW)]).toEqual(['total', 'Ask the carrier', 'Ship it'])
  expect(name('variable', 'gone')).toBe('gone')
})

it('a variable of the component that the workflow stands in has its name there', () => {
  const editor = createTestEditor(twoCards)
  const variables = { [id('count')]: { name: 'count', type: 'number', defaultValue: 0, index: 'a0' } }
  const card = editor.view.find('library-component', id('card'))
  editor.store.apply({ put: { [id('card')]: { ...card, variables } as never, [FLOW]: { ...workflow, ownerId: id('label') } } })
  expect(expectationName(editor, { of: 'variable', id: id('count') }, FLOW)).toBe('count')
  expect(variableName(editor, keptRun(), id('count'))).toBe('count')
  expect([variableName(editor, keptRun(), TOTAL), variableName(editor, keptRun(), 'gone')]).toEqual(['total', undefined])
})

it('one line says why a test did not pass', () => {
  const editor = opened()
  const ran = { status: 'failed', effects: [], recording: '' } as const
  const values = [{ of: 'variable', id: TOTAL, value: 15, given: 8, isMet: false }] as const
  expect(failureText(editor, { ...ran, values, step: undefined })).toBe('total: 15 → 8')
  const differs = step(seen('result', 15), seen('result', 8))
  expect(failureText(editor, { ...ran, values, step: differs })).toBe('Keep the total, result: 15 → 8')
  expect(failureText(editor, { status: 'impossible', reason: 'The page is gone.' })).toBe('The page is gone.')
  const call = { actionId: ASK, name: 'http.send', occurrence: 0, args: [] }
  expect(failureText(editor, { status: 'asks', call })).toContain('http.send')
})

it('opening the step shows its workflow and the action; of a workflow that is gone nothing happens', () => {
  const editor = opened()
  const { session } = editor
  openStep(editor, step(seen('result', 15), seen('result', 8)))
  expect(session.subject.value).toBe(FLOW)
  expect(session.action.value).toEqual({ workflowId: FLOW, actionId: KEEP })
  session.subject.value = undefined
  openStep(editor, { ...step(seen('none', null), seen('none', null)), workflowId: 'gone' })
  expect(session.subject.value).toBeUndefined()
})
