import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { insertPlugin } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import { ActionColumn } from './action-column.tsx'
import { resultOf } from './results.ts'

const [REST, FLOW, SEND] = ['rest000000000000', 'flow000000000000', 'send000000000000'] as const
const ORIGIN = 'https://api.test'
const ANSWER = { data: { id: 7, lines: [{ sku: 'rye' }, { sku: 'oat' }] } }

/** An action that sends a request, in the column beside the inspector, with a server that answers as the test says. */
async function open(given: object = {}) {
  const asked: unknown[] = []
  const server = {
    tried: {
      answer: { status: 201, statusText: 'Created', time: 12, bytes: 80, type: 'application/json', json: ANSWER, isCut: false },
    } as object,
  }
  const { editor } = await openEditor(
    <Page name="Home">
      <Section />
    </Page>,
    <div style={{ width: 296, height: 900 }}>
      <ActionColumn />
    </div>,
    async (_, init) => {
      if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)) as unknown)
      return Response.json(init?.method === 'POST' ? server.tried : { secrets: [] })
    },
  )
  const ids = [REST]
  const plugin = { namespace: 'rest', name: 'REST API', newId: () => ids.pop() ?? editor.newId() }
  editor.change('Plugin', insertPlugin(editor.view, plugin))
  const args = { pluginId: REST, action: 'apiRequest', arguments: { origin: ORIGIN, ...given } }
  const workflow: WorkflowRecord = {
    id: FLOW,
    kind: 'workflow',
    name: 'Send',
    folder: '',
    index: 'a0',
    trigger: 'app-load',
    parameters: [],
    firstAction: SEND,
    actions: { [SEND]: { type: 'plugin-action', args } },
  }
  editor.change('Add', { put: { [FLOW]: workflow } })
  editor.session.action.value = { workflowId: FLOW, actionId: SEND }
  return { editor, server, asked, given: () => editor.view.find('workflow', FLOW)?.actions[SEND]?.args['arguments'] }
}

it('a request is tried, a press in its answer says what it gives, and formulas after it know the fields of that', async () => {
  const { editor, asked, given } = await open({ method: 'POST', path: '/orders' })
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.element(page.getByText('201 Created')).toBeVisible()
  expect(asked).toEqual([{ action: 'apiRequest', config: { origin: ORIGIN, method: 'POST', path: '/orders' } }])
  await page.getByRole('treeitem', { name: /^lines/ }).click()
  await expect.element(page.getByText('Is given')).toBeVisible()
  expect(given()).toMatchObject({ resultPath: 'data.lines' })
  expect(editor.session.lastResults.value.get(SEND)).toEqual(ANSWER.data.lines)
  await expect.element(page.getByRole('region', { name: 'Gives' })).toMatchTextContent(/sku/)
  editor.client.undo()
  expect(given()).not.toHaveProperty('resultPath')
})

it('what an answer looks like is kept with the request, without what it says, for whoever opens the project next', async () => {
  const { editor } = await open({ method: 'POST', path: '/orders' })
  const gives = () => editor.view.find('workflow', FLOW)?.actions[SEND]?.gives
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.poll(gives).toEqual({ data: { id: 0, lines: [{ sku: '' }] } })
  const steps = editor.client.steps.value.done.length
  await page.getByRole('treeitem', { name: /^lines/ }).click()
  await expect.poll(gives).toEqual([{ sku: '' }])
  expect(editor.client.steps.value.done).toHaveLength(steps + 1)
  // Nothing ran in the next window.
  editor.session.lastResults.value = new Map()
  await expect.element(page.getByRole('region', { name: 'Gives' })).toHaveTextContent('Giveskept from the tryskustring')
  const workflow = editor.view.find('workflow', FLOW)
  expect(workflow && resultOf(SEND, workflow.actions[SEND] ?? { type: '', args: {} }, editor)).toEqual([{ sku: '' }])
  editor.client.undo()
  expect(gives()).toEqual({ data: { id: 0, lines: [{ sku: '' }] } })
  editor.client.undo()
  expect(gives()).toBeUndefined()
})

it('what is wrong is told beside the answer, and the answer is nobody’s result', async () => {
  const { editor, server } = await open()
  const answer = { status: 409, statusText: 'Conflict', time: 3, bytes: 4, type: 'text/plain', text: 'sold', isCut: false }
  server.tried = { error: '409 Conflict', answer }
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('409 Conflict')
  await expect.element(page.getByText('sold', { exact: true })).toBeVisible()
  expect(editor.session.lastResults.value.has(SEND)).toBe(false)
})

it('a whole address that is typed as the path is parted into origin, path and query', async () => {
  const { given } = await open({ method: 'POST' })
  const path = page.getByRole('textbox', { name: 'Path', exact: true })
  await path.fill('https://shop.test/v1/orders?open=1')
  path.element().blur()
  await expect
    .poll(given)
    .toEqual({ method: 'POST', origin: 'https://shop.test', path: '/v1/orders', query: [{ name: 'open', value: '1' }] })
})

it('a request for whoever is signed in is tried as the visitor that is said', async () => {
  const { asked } = await open({ throughServer: true, headers: [{ name: 'X-User', value: '{visitor.email}' }] })
  await page.getByRole('group', { name: 'Try as' }).getByRole('textbox', { name: 'E-mail' }).fill('ann@example.org')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect.element(page.getByText('201 Created')).toBeVisible()
  expect(asked).toMatchObject([{ visitor: { user: { email: 'ann@example.org' }, roles: [] } }])
})
