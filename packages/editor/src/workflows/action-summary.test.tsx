import { expect, test } from 'vitest'
import type { ActionRecord } from '@heddle/document'
import { Component, fixtureElement, Flexbox, Page, Section, Text, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { summaryOf, summaryText } from './action-summary.ts'

const [STATUS, TITLE, MAIL, INNER] = ['status0000000000', 'title00000000000', 'mail000000000000', 'inner00000000000'] as const
const TOLD = 'told000000000000'
const Input = fixtureElement('form-input')
const editor = createTestEditor(
  <>
    <Page name="Home">
      <Section>
        <Text id={TITLE} name="Title" />
        <Input id={MAIL} name="Mail" />
      </Section>
    </Page>
    <Variable id={STATUS} name="status" type="string" />
    <Component
      id="card000000000000"
      name="Card"
      variables={{ [INNER]: { name: 'count', type: 'number' } }}
      triggers={{ [TOLD]: { name: 'Cost changed' } }}
    >
      <Flexbox />
    </Component>
  </>,
)
const partsOf = (type: string, args: ActionRecord['args'] = {}, name?: string) =>
  summaryOf({ type, args, ...(name !== undefined && { name }) }, editor.actions.all.value?.get(type), editor)
const line = (...given: Parameters<typeof partsOf>) => summaryText(partsOf(...given))

test.each([
  ['change-variable', { variable: STATUS, value: 'paid' }, "Set status to 'paid'"],
  ['change-variable', { variable: STATUS, value: { type: 'f', code: `variables['${STATUS}'] + 1` } }, 'Set status to status + 1'],
  ['change-variable', { variable: `${MAIL}-value`, value: '' }, "Set Mail.value to ''"],
  ['change-variable', { variable: `${MAIL}-value` }, 'Set Mail.value to …'],
  ['change-variable', { variable: 'gone000000000000-value', value: 1 }, 'Set something that is gone to 1'],
  ['change-variable', { variable: INNER, value: 2 }, 'Set count to 2'],
  ['reset-variables', { variables: [STATUS, INNER, ''] }, 'Reset status, count, not chosen'],
  ['emit-trigger', { triggerId: TOLD }, 'Emit Cost changed'],
  ['emit-trigger', {}, 'Emit not chosen'],
  ['focus-element', { nodeId: TITLE }, 'Focus Title'],
  ['delay', { milliseconds: 200 }, 'Wait 200 ms'],
  ['set-theme', { theme: 'dark' }, 'Theme: Dark'],
  ['print', {}, 'Print page'],
  ['go-to-page', { path: '/about' }, 'Go to /about'],
  ['log', { message: 'x'.repeat(100) }, `Log ${'x'.repeat(39)}…`],
])('%s %j says "%s"', (type, args, expected) => {
  expect(line(type, args)).toBe(expected)
})

test('a name that somebody gave stands instead', () => {
  expect(line('delay', { milliseconds: 1 }, 'Let it breathe')).toBe('Let it breathe')
})

test('what is not chosen, what is gone and what the catalogue does not know is said', () => {
  expect(partsOf('change-variable', { value: 1 })[1]).toEqual({ text: 'not chosen', kind: 'missing' })
  expect(partsOf('focus-element', { nodeId: 'gone000000000000' })[1]).toEqual({ text: 'something that is gone', kind: 'missing' })
  expect(partsOf('teleport')).toEqual([{ text: 'Unknown action “teleport”', kind: 'missing' }])
})

test('a formula is told from a plain value', () => {
  const parts = partsOf('if', { value: { type: 'f', code: `variables['${STATUS}'] === 'new'` } })
  expect(parts).toEqual([
    { text: 'If ', kind: 'words' },
    { text: "status === 'new'", kind: 'bound' },
  ])
})

test('the result of another action is called by that action', () => {
  const other = 'other00000000000'
  const value = { type: 'f', code: `context.workflow['${other}'].result + context.workflow['gone000000000000'].result` } as const
  const definition = editor.actions.all.value?.get('log')
  const actions = { [other]: { type: 'run-script', args: {} } }
  const parts = summaryOf({ type: 'log', args: { message: value } }, definition, editor, actions)
  expect(parts[1]?.text).toBe('Run JavaScript.result + Missing.result')
})
