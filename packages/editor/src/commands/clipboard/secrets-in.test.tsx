import { expect, test } from 'vitest'
import type { PluginRecord, WorkflowRecord } from '@heddle/document'
import type { Fragment } from '@heddle/document/operations'
import { definePlugin } from '@heddle/kit'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { twoCards } from '../../testing/two-cards.tsx'
import { secretsIn } from './secrets-in.ts'

const rest = definePlugin({
  namespace: 'rest',
  label: { en: 'REST' },
  description: { en: 'Rows' },
  icon: 'plug',
  actions: {
    apiRequest: {
      label: { en: 'Request' },
      description: { en: 'Asks' },
      parameters: {},
      secretsIn: ['secretHeaders', 'secretQuery'],
    },
  },
} as never)
const editor = () => ({ ...createTestEditor(twoCards), plugins: new Map([['rest', rest]]) })

const plugin = { id: 'plugin0000000000', kind: 'plugin', namespace: 'rest' } as PluginRecord
const request = (args: WorkflowRecord['actions'][string]['args']): WorkflowRecord => ({
  id: 'send000000000000',
  kind: 'workflow',
  name: 'Send',
  folder: '',
  index: 'a0',
  trigger: 'click',
  parameters: [],
  actions: { a: { type: 'plugin-action', args }, b: { type: 'log', args: {} } },
})
const fragmentOf = (...records: Fragment['records']): Fragment => ({ type: 'heddle-fragment', format: 1, roots: [], records })
const headers = [{ name: 'Authorization', value: 'Bearer {shopKey}' }]

test('secrets of a request that is pasted into another project are named, each once', () => {
  const args = {
    pluginId: plugin.id,
    action: 'apiRequest',
    arguments: {
      secretHeaders: headers,
      secretQuery: [{ name: 'k', value: '{shopKey}{id}' }],
      headers: [{ name: 'x', value: '{no}' }],
    },
  }
  expect(secretsIn(editor(), fragmentOf(plugin, request(args)))).toEqual(['shopKey', 'id'])
})

test('a request that this project has already has its secrets here', () => {
  const here = editor()
  const record = request({ pluginId: plugin.id, action: 'apiRequest', arguments: { secretHeaders: headers } })
  here.change('Add', { put: { [record.id]: record } })
  expect(secretsIn(here, fragmentOf(plugin, record))).toEqual([])
})

test('a request that is pasted again names its secrets no second time, and another one its own', () => {
  const here = editor()
  const args = { pluginId: plugin.id, action: 'apiRequest', arguments: { secretHeaders: headers } }
  const copied = request(args)
  expect(secretsIn(here, fragmentOf(plugin, copied))).toEqual(['shopKey'])
  // What is pasted has an id of its own.
  const pasted: WorkflowRecord = { ...copied, id: 'pasted0000000000' }
  here.change('Paste', {
    put: { [plugin.id]: { ...plugin, name: 'REST', folder: '', index: 'a0' } as PluginRecord, [pasted.id]: pasted },
  })
  expect(secretsIn(here, fragmentOf(plugin, copied))).toEqual([])
  const other = { ...args, arguments: { secretHeaders: [...headers, { name: 'x', value: '{otherKey}' }] } }
  expect(secretsIn(here, fragmentOf(plugin, { ...request(other), id: 'other00000000000' }))).toEqual(['otherKey'])
})

test('what is nothing but a text from outside names no secret and breaks nothing', () => {
  for (const args of [{}, { pluginId: 5, action: null }, { pluginId: plugin.id, action: '__proto__', arguments: 'x' }])
    expect(secretsIn(editor(), fragmentOf(plugin, request(args)))).toEqual([])
})
