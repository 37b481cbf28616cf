import { expect, test } from 'vitest'
import type { WorkflowRecord } from '@heddle/document'
import { insertPlugin } from '@heddle/document/operations'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import type { Json } from '@heddle/store'
import { Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { argumentRows } from './argument-rows.ts'
import { keepResult, namesTried, triedRequest } from './tried-request.ts'

const [REST, FLOW, SEND, READ] = ['rest000000000000', 'flow000000000000', 'send000000000000', 'read000000000000'] as const
const editor = createTestEditor(
  <Page name="Home">
    <Section />
  </Page>,
)
const ids = [REST]
editor.change(
  'Plugin',
  insertPlugin(editor.view, { namespace: 'rest', name: 'REST API', newId: () => ids.pop() ?? editor.newId() }),
)
const known = { ...editor, plugins: new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin])) }
const request = (given: Json, action = 'apiRequest') => ({
  type: 'plugin-action',
  args: { pluginId: REST, action, arguments: given },
})
const origin = 'https://api.test'
const workflow: WorkflowRecord = {
  id: FLOW,
  kind: 'workflow',
  name: 'Send',
  folder: '',
  index: 'a0',
  trigger: 'app-load',
  parameters: [],
  actions: { [SEND]: request({ origin }), [READ]: { type: 'read-local-storage', args: {} } },
}

test('a request of a plugin is tried with what it is told, and knows where its result lies', () => {
  expect(triedRequest(request({ origin }), known)).toMatchObject({
    namespace: 'rest',
    name: 'apiRequest',
    given: { origin },
    picks: 'resultPath',
  })
  expect(triedRequest({ type: 'plugin-action', args: { pluginId: REST, action: 'apiRequest' } }, known)?.given).toEqual({})
})

test('what is no such action, or is bound as a whole, is not tried', () => {
  for (const action of [
    request({ type: 'f', code: 'variables.all' }),
    request({ origin }, 'toString'),
    { ...request({ origin }), type: 'http-request' },
    { ...request({ origin }), args: { ...request({ origin }).args, pluginId: 'gone000000000000' } },
  ])
    expect(triedRequest(action, known)).toBeUndefined()
})

test('its formulas read an event, and results of before only where they ask for them', () => {
  expect(namesTried(workflow, { origin }, editor)).toEqual({ event: {} })
  keepResult(editor, READ, { token: 'x' })
  const reads = { query: [{ name: 't', value: { type: 'f', code: `context.workflow['${READ}'].result.token` } }] }
  expect(namesTried(workflow, reads, editor)).toEqual({
    event: {},
    context: { workflow: { [READ]: { result: { token: 'x' } } } },
  })
})

test('an address that is typed is parted, with the values that its path names; any other text is what it is', () => {
  const definition = editor.actions.all.value?.get('plugin-action') ?? expect.fail('no action')
  const rows = argumentRows(request({ origin, method: 'POST', query: [{ name: 'a', value: '1' }] }), definition, known)
  const row = (key: string) => rows.find((one) => one.key === `arguments.${key}`)
  expect(row('path')?.part?.(`${origin}/orders/{id}?b=2`)).toEqual({
    arguments: {
      origin,
      method: 'POST',
      path: '/orders/{id}',
      pathValues: [{ name: 'id', value: '' }],
      query: [
        { name: 'a', value: '1' },
        { name: 'b', value: '2' },
      ],
    },
  })
  expect(row('path')?.part?.('/orders')).toBeUndefined()
  expect(row('rawBody')?.part?.(`${origin}/orders`)).toBeUndefined()
})
