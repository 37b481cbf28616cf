import { describe, expect, test } from 'vitest'
import type { ActionRecord, WorkflowRecord } from '@heddle/document'
import { insertAction, insertCollection, insertWorkflow, setCollection } from '@heddle/document/operations'
import { Component, fixtureElement, Instance, Page, Section, Text, Variable } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { dataAt } from './data-at.ts'
import { resultOf } from './results.ts'

const Form = fixtureElement('form-container')
const [ORDER, LINES] = ['order00000000000', 'lines00000000000'] as const
const editor = createTestEditor(
  <>
    <Page name="Home">
      <Section />
    </Page>
    <Variable id={ORDER} name="order" type="object" value={{ number: 'A-1', total: 12 }} />
    <Variable id={LINES} name="lines" type="array" value={[{ sku: 'x', count: 2 }]} />
  </>,
)
const id = (name: string) => name.padEnd(16, '0')
const action = (type: string, more: Partial<ActionRecord> = {}): ActionRecord => ({ type, args: {}, ...more })
const workflow = (actions: Readonly<Record<string, ActionRecord>>, more: Partial<WorkflowRecord> = {}): WorkflowRecord => ({
  id: id('flow'),
  kind: 'workflow',
  name: 'w',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  firstAction: id(Object.keys(actions)[0] ?? ''),
  actions: Object.fromEntries(Object.entries(actions).map(([name, one]) => [id(name), one])),
  ...more,
})
const loop = (first: string, next?: string) =>
  action('loop', {
    args: { value: { type: 'f', code: `variables['${LINES}']` } },
    loop: id(first),
    ...(next !== undefined && { next: id(next) }),
  })
const names = (record: WorkflowRecord, at: string) => dataAt(record, id(at), editor).map(({ name, kind }) => `${name} ${kind}`)

describe('what formulas of an action can read of its workflow', () => {
  test('results of those before it with what lies in them, the nearest first, and of none after it', () => {
    const record = workflow({
      set: action('change-variable', { args: { variable: ORDER }, name: 'Keep', next: id('place') }),
      place: action('geolocation', { next: id('log') }),
      log: action('log', { next: id('print') }),
      print: action('print'),
    })
    expect(names(record, 'set')).toEqual([])
    const seen = names(record, 'log')
    expect(seen[0]).toBe('Geolocation object')
    expect(seen).toContain('Geolocation.coords.latitude number')
    expect(seen).toContain('Keep.number string')
    expect(seen.some((name) => name.startsWith('Log'))).toBe(false)
    expect(dataAt(record, id('log'), editor).find(({ name }) => name === 'Keep.total')?.code).toBe(
      `context.workflow['${id('set')}'].result.total`,
    )
  })

  test('the item of the loop around it, and after the loop what stood in it', () => {
    const record = workflow({
      each: loop('inner', 'after'),
      inner: action('copy', { next: id('last') }),
      last: action('log'),
      after: action('log'),
    })
    expect(names(record, 'last')).toEqual([
      'Loop over items: item object',
      'Loop over items: item.sku string',
      'Loop over items: item.count number',
      'Loop over items: index number',
      'Copy to clipboard string',
    ])
    const after = names(record, 'after')
    expect(after).toContain('Copy to clipboard string')
    expect(after.some((name) => name.includes(': item'))).toBe(false)
  })

  test('what was caught, in the branch that catches and not in the one that is tried', () => {
    const record = workflow({
      guard: action('try', {
        branches: [
          { value: 'try', id: id('risky') },
          { value: 'catch', id: id('told') },
        ],
      }),
      risky: action('log'),
      told: action('log'),
    })
    expect(names(record, 'told')).toContain('Try / catch / finally: error.message string')
    expect(names(record, 'risky').some((name) => name.includes('error'))).toBe(false)
    expect(names(record, 'told').some((name) => name.startsWith('Log'))).toBe(false)
  })

  test('the error of the workflow where something failed, with its parameters and variables', () => {
    const record = workflow(
      { make: action('create-workflow-variable', { args: { name: 'sum', value: 3 } }), told: action('log') },
      { firstErrorAction: id('told'), parameters: [{ name: 'order', type: 'object' }] },
    )
    const seen = names(record, 'told')
    expect(seen).toEqual(expect.arrayContaining(['the error.message string', 'order object', 'sum any']))
  })

  test('actions in a circle end the search', () => {
    const record = workflow({ a: action('log', { next: id('b') }), b: action('log', { next: id('a') }) })
    expect(names({ ...record, firstAction: id('x') }, 'b').length).toBeGreaterThan(0)
  })
})

describe('what an action gives', () => {
  test('a row of its collection: one that it keeps, or one with its fields', () => {
    const made = insertCollection(editor.view, { name: 'orders', mode: 'static', newId: editor.newId })
    editor.change('Add', made)
    const collectionId = (made.ok && made.ids?.[0]) || ''
    const fetch = action('fetch-collection', { args: { collectionId } })
    const fields = [
      { name: 'total', type: 'number' },
      { name: 'city', type: 'text' },
    ]
    editor.change('Set', setCollection(editor.view, { id: collectionId, values: { fields } }))
    expect(resultOf('a', fetch, editor)).toEqual([{ total: 0, city: '' }])
    editor.change('Set', setCollection(editor.view, { id: collectionId, values: { data: [{ total: 5 }, { total: 6 }] } }))
    expect(resultOf('a', fetch, editor)).toEqual([{ total: 5 }])
    expect(resultOf('a', action('fetch-collection', { args: { collectionId: 'gone' } }), editor)).toBeUndefined()
  })

  test('what an element declares of its action, and what a workflow gives that a component opens', () => {
    const shop = createTestEditor(
      <>
        <Component id={id('card')} name="Card">
          <Text id={id('label')}>Label</Text>
        </Component>
        <Page name="Home">
          <Section>
            <Form id={id('form')} />
            <Instance id={id('first')} of={id('card')} />
          </Section>
        </Page>
      </>,
    )
    const newId = () => id('total')
    shop.change('Add', insertWorkflow(shop.view, { name: 'Total', ownerId: id('card'), trigger: '', newId }))
    const give = { type: 'return', args: { value: { sum: 5 } } }
    shop.change(
      'Add',
      insertAction(shop.view, { workflowId: id('total'), at: { from: 'start' }, action: give, newId: () => id('give') }),
    )
    const of = (node: string, name: string) => action('run-element-action', { args: { nodeId: id(node), action: name } })
    expect(resultOf('a', of('form', 'validate-form'), shop)).toBe(false)
    expect(resultOf('a', of('form', 'submit-form'), shop)).toBeUndefined()
    expect(resultOf('a', of('form', 'constructor'), shop)).toBeUndefined()
    expect(resultOf('a', of('gone', 'validate-form'), shop)).toBeUndefined()
    expect(resultOf('a', of('first', id('total')), shop)).toEqual({ sum: 5 })
    expect(resultOf('a', of('first', 'gone'), shop)).toBeUndefined()
  })

  test('what was seen in the last run stands before everything else', () => {
    editor.session.lastResults.value = new Map([['seen', { id: 'SH-1' }]])
    expect(resultOf('seen', action('http-request'), editor)).toEqual({ id: 'SH-1' })
    expect(resultOf('other', action('http-request'), editor)).toBeUndefined()
    expect(resultOf('other', action('wait-for'), editor)).toBe(true)
  })
})
