import { expect, it } from 'vitest'
import { insertCollection, insertPlugin, setAccess, setCollection } from '@heddle/document/operations'
import type { WorkflowRecord } from '@heddle/document'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './plugin-use.ts'

const [REST, ACCOUNTS, ORDERS, FLOW] = ['rest000000000000', 'accounts00000000', 'orders0000000000', 'flow000000000000'] as const
const plugins = new Map(pluginDefinitions.map((plugin) => [plugin.namespace, plugin]))
const own = { origin: 'https://api.test', query: [{ name: 'of', value: '{visitor.id}' }] }

it('what is for whoever is signed in is told where nothing signs visitors in, and rows where browsers ask or nobody does', () => {
  const editor = createTestEditor([<Page key="home" name="Home" />])
  const find = () => rule.find({ ...editor, view: editor.view, plugins }).map(({ message }) => message)
  const once = (id: string) => {
    const ids = [id]
    return () => ids.pop() ?? editor.newId()
  }
  const install = (namespace: string, id: string) =>
    editor.change('Install', insertPlugin(editor.view, { namespace, name: namespace, newId: once(id) }))
  install('rest', REST)
  const values = { name: 'orders', mode: 'server', pluginId: REST, config: own }
  editor.change('Orders', insertCollection(editor.view, { ...values, newId: once(ORDERS) }))
  const setOrders = (changed: object) => editor.change('Set', setCollection(editor.view, { id: ORDERS, values: changed }))
  const nobody = (place: string) =>
    `${place}: it is for whoever is signed in, and nothing signs visitors in, so it is never sent; choose what signs them in under Settings, Access`
  expect(find()).toEqual([nobody('orders')])

  // A plugin that does something else signs nobody in.
  editor.change('Choose', setAccess(editor.view, { values: { authPluginId: REST } }))
  expect(find()).toEqual([nobody('orders')])
  install('site-accounts', ACCOUNTS)
  editor.change('Choose', setAccess(editor.view, { values: { authPluginId: ACCOUNTS } }))
  expect(find()).toEqual([])
  for (const mode of ['dynamic', 'static']) {
    setOrders({ mode })
    expect(find()).toEqual(['orders: it is for whoever is signed in, whom only the server knows; choose the mode Server'])
  }
  setOrders({ config: { query: null } })
  expect(find()).toEqual([])

  const args = { pluginId: REST, action: 'apiRequest', arguments: { ...own, throughServer: true } }
  const workflow: WorkflowRecord = {
    id: FLOW,
    kind: 'workflow',
    name: 'Send',
    folder: '',
    index: 'a0',
    trigger: 'app-load',
    parameters: [],
    actions: { a000000000000000: { type: 'plugin-action', args } },
  }
  editor.change('Add', { put: { [FLOW]: workflow } })
  expect(find()).toEqual([])
  editor.change('Choose', setAccess(editor.view, { values: { authPluginId: null } }))
  expect(find()).toEqual([nobody('Send, API request')])
})
