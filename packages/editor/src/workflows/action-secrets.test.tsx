import { expect, test } from 'vitest'
import { insertPlugin } from '@heddle/document/operations'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import type { Json } from '@heddle/store'
import { Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { secretsOf } from './action-secrets.tsx'
import { argumentRows } from './argument-rows.ts'

const REST = 'rest000000000000'
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
const plugins = new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin]))
const known = { ...editor, plugins }
const request = (given: Json, action = 'apiRequest') => ({
  type: 'plugin-action',
  args: { pluginId: REST, action, arguments: given },
})
const secretHeaders = [{ name: 'Authorization', value: 'Bearer {key}' }]
const origin = 'https://api.test'

test('a request through the server names its secrets and the servers they are for', () => {
  expect(secretsOf(request({ throughServer: true, origin, draftOrigin: 'https://staging.test', secretHeaders }), known)).toEqual({
    settings: [secretHeaders, undefined],
    origins: [origin, 'https://staging.test'],
  })
  expect(secretsOf(request({ throughServer: true }), known)).toEqual({ settings: [undefined, undefined], origins: [] })
})

test('what runs in the browser, is bound as a whole or is no such action has none', () => {
  const server = { throughServer: true, origin, secretHeaders }
  for (const action of [
    request({ origin, secretHeaders }),
    request({ type: 'f', code: 'variables.all' }),
    request(server, 'toString'),
    { ...request(server), type: 'http-request' },
    { ...request(server), args: { ...request(server).args, pluginId: 'gone000000000000' } },
    { type: 'plugin-action', args: {} },
  ])
    expect(secretsOf(action, known)).toBeUndefined()
})

test('settings of secrets are asked for when the server sends it, and those of a stream when the browser does', () => {
  const definition = editor.actions.all.value?.get('plugin-action') ?? expect.fail('no action')
  const keys = (given: Json) => argumentRows(request(given), definition, known).map(({ key }) => key.replace('arguments.', ''))
  const [here, there] = [keys({ origin }), keys({ origin, throughServer: true })]
  expect(
    ['secretHeaders', 'secretQuery', 'streamTo', 'credentials'].map((name) => [here.includes(name), there.includes(name)]),
  ).toEqual([
    [false, true],
    [false, true],
    [true, false],
    [true, false],
  ])
  expect(here).not.toContain('rawBody')
  expect(keys({ origin, method: 'POST' })).toContain('rawBody')
})
