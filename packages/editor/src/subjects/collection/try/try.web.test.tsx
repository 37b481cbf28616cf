import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertCollection, insertPlugin, setCollection } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { stepHistory } from '../../../commands/history.commands.ts'
import { createFakeCanvas } from '../../../testing/fake-canvas.ts'
import { openEditor } from '../../../testing/open-editor.tsx'
import { CollectionDock } from '../collection-dock.tsx'

const ORDERS = 'orders0000000000'
const REST = 'rest000000000000'
const ORIGIN = 'https://api.test'
const ANSWER = {
  data: {
    total: 500,
    items: [
      { number: 'A-1', paid: true },
      { number: 'A-2', paid: false },
    ],
  },
}
const home = (
  <Page id="page000000000000" name="Home">
    <Section id="hero000000000000" />
  </Page>
)

/** A server that answers tries as the test says, and keeps secrets. */
function tryServer() {
  const bodies: unknown[] = []
  let secrets: { readonly name: string; readonly origin: string; readonly isLost: boolean }[] = []
  const server = {
    bodies,
    tried: {
      answer: { status: 200, statusText: 'OK', time: 184, bytes: 3100, type: 'application/json', json: ANSWER, isCut: false },
      rows: 2,
    } as object,
    gate: Promise.resolve(),
    fetch: async (address: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      if (String(address).endsWith('/try')) {
        bodies.push(body)
        await server.gate
        init?.signal?.throwIfAborted()
        return Response.json(server.tried)
      }
      if (init?.method === 'POST') {
        bodies.push(body)
        const { name, origin, value } = body as { name: string; origin: string; value: string | null }
        secrets = value === null ? [] : [{ name, origin, isLost: false }]
      }
      return Response.json({ secrets })
    },
  }
  return server
}

async function open(config: object = {}) {
  const server = tryServer()
  const { editor } = await openEditor(home, <CollectionDock id={ORDERS} />, server.fetch)
  const once = (id: string) => {
    const ids = [id]
    return () => ids.pop() ?? editor.newId()
  }
  editor.change('Plugin', insertPlugin(editor.view, { namespace: 'rest', name: 'REST API', newId: once(REST) }))
  const values = { name: 'orders', mode: 'dynamic', pluginId: REST, config: { origin: ORIGIN, ...config } }
  editor.change('Orders', insertCollection(editor.view, { ...values, newId: once(ORDERS) }))
  editor.session.collectionTab.value = 'source'
  return { editor, server, orders: () => editor.view.find('collection', ORDERS) }
}
const tree = () => page.getByRole('tree', { name: 'The answer' })
const line = (name: string | RegExp) => tree().getByRole('treeitem', { name })
const tryIt = () => page.getByRole('button', { name: 'Try it' }).click()

describe('the rows of a source', () => {
  it('S7-20 are asked through the server from where they are looked at, and stand on the canvas; why they do not come is said', async () => {
    const { editor, server } = await open()
    const unasked = { total: 0, offset: 0, count: 0, rows: [], isFetching: false, isFetched: false }
    editor.canvas.value = { ...createFakeCanvas(), rows: async () => unasked }
    editor.session.collectionTab.value = 'rows'
    await expect.element(page.getByText(/“Ask again” asks the source through your server/)).toBeVisible()
    server.tried = { ...server.tried, rows: 2, data: ANSWER.data.items, total: 500 }
    const again = page.getByRole('button', { name: 'Ask again' })
    await again.click()
    const given = { pluginId: REST, data: ANSWER.data.items, total: 500, offset: 0 }
    await expect.poll(() => editor.session.askedRows.value).toEqual({ [ORDERS]: given })
    expect(server.bodies).toEqual([{ config: { origin: ORIGIN }, offset: 0, withRows: true }])
    server.tried = { error: '503 Service Unavailable' }
    await again.click()
    await expect.element(page.getByText('Failed: 503 Service Unavailable')).toBeVisible()
    expect(editor.session.askedRows.value).toEqual({ [ORDERS]: given })
  })
})

describe('the Source tab', () => {
  it('asks the source, and a click in its answer says where the rows lie; both can be undone', async () => {
    const { editor, orders, server } = await open()
    await tryIt()
    await expect.element(page.getByText('200 OK')).toBeVisible()
    await expect.element(page.getByText(/184 ms · 3\.1 kB/)).toBeVisible()
    expect(server.bodies).toEqual([{ config: { origin: ORIGIN } }])
    await line(/^items/).click()
    expect(orders()?.config).toMatchObject({ resultPath: 'data.items' })
    await expect.element(page.getByText('Rows come from here')).toBeVisible()
    await expect.element(page.getByText('1 more like it')).toBeVisible()
    editor.client.undo()
    expect(orders()?.config).not.toHaveProperty('resultPath')
  })

  it('tries what is for whoever is signed in as the visitor that is said, with what the request names of them', async () => {
    const { server, editor } = await open()
    expect(page.getByRole('group', { name: 'Try as' }).query()).toBeNull()
    const query = [{ name: 'of', value: '{visitor.id} {visitor.company.id}' }]
    const config = { origin: ORIGIN, query }
    editor.change('Query', setCollection(editor.view, { id: ORDERS, values: { config: { query } } }))
    const tryAs = page.getByRole('group', { name: 'Try as' })
    await expect.element(tryAs.getByText(/left empty, nobody is signed in and nothing is sent/)).toBeVisible()
    await tryIt()
    await tryAs.getByRole('textbox', { name: 'ID', exact: true }).fill(' ann ')
    await tryAs.getByRole('textbox', { name: 'company.id', exact: true }).fill('c-1')
    await tryIt()
    await expect.poll(() => server.bodies).toHaveLength(2)
    expect(server.bodies).toMatchObject([
      { config },
      { config, visitor: { user: { id: 'ann', company: { id: 'c-1' } }, roles: [] } },
    ])
    expect(server.bodies[0]).not.toHaveProperty('visitor')
    expect(JSON.stringify(editor.view.find('collection', ORDERS))).not.toContain('ann')
  })

  it('proposes the fields of the rows, which are taken and left out one by one or all together', async () => {
    const { orders } = await open({ resultPath: 'data.items' })
    await tryIt()
    await page.getByRole('button', { name: 'Take field number, text' }).click()
    expect(orders()?.fields).toEqual([{ name: 'number', type: 'text' }])
    await page.getByRole('button', { name: 'Take all' }).click()
    expect(orders()?.fields).toEqual([
      { name: 'number', type: 'text' },
      { name: 'paid', type: 'boolean' },
    ])
    await page.getByRole('button', { name: 'Leave out field number, text' }).click()
    expect(orders()?.fields).toEqual([{ name: 'paid', type: 'boolean' }])
  })

  it('is worked by keys: arrows walk through the answer, Enter takes the list and the total', async () => {
    const { orders } = await open({ paging: 'page' })
    await tryIt()
    await expect.element(line(/^data/)).toBeVisible()
    line(/^data/).element().focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(orders()?.config).toMatchObject({ totalPath: 'data.total' })
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}')
    await expect.element(line(/^0/)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    expect(orders()?.config).toMatchObject({ resultPath: 'data.items' })
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect.element(line(/^data/)).toHaveAttribute('aria-expanded', 'false')
  })

  it('tells what went wrong and keeps what was typed and the answer before, until another comes', async () => {
    const { server, orders } = await open({ path: '/v1' })
    server.tried = {
      error: '401 Unauthorized',
      answer: { status: 401, statusText: 'Unauthorized', time: 5, bytes: 20, type: '', text: 'Who are you?', isCut: false },
    }
    await tryIt()
    await expect.element(page.getByRole('alert')).toHaveTextContent('401 Unauthorized')
    await expect.element(page.getByText('Who are you?')).toBeVisible()
    expect(orders()?.config).toMatchObject({ path: '/v1' })
  })

  it('gives up a slow answer by Escape, and tries what was just typed by Ctrl+Enter', async () => {
    const { server } = await open()
    const { promise, resolve } = Promise.withResolvers<void>()
    server.gate = promise
    await tryIt()
    await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
    resolve()
    await page.getByRole('textbox', { name: 'Path', exact: true }).fill('/v2')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => server.bodies.at(-1)).toEqual({ config: { origin: ORIGIN, path: '/v2' } })
  })

  it('parts a whole address that is typed into origin, path and query', async () => {
    const { orders } = await open()
    const path = page.getByRole('textbox', { name: 'Path', exact: true })
    await path.fill('https://shop.test/v1/orders?open=1')
    await userEvent.keyboard('{Enter}')
    expect(orders()?.config).toEqual({ origin: 'https://shop.test', path: '/v1/orders', query: [{ name: 'open', value: '1' }] })
  })

  it('has the address on one line and the rest in tabs, which say how much stands in them and where something is wrong', async () => {
    const { orders } = await open({ query: [{ name: 'a', value: '1' }], headers: [{ name: 'Host', value: 'x' }] })
    const tab = (name: string) => page.getByRole('tab', { name })
    await expect.element(tab('Query 1')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Headers ! 1')).toBeVisible()
    await expect.element(tab('Body')).not.toBeInTheDocument()
    await page.getByRole('button', { name: /^Method/ }).click()
    await page.getByRole('option', { name: 'POST' }).click()
    await tab('Body').click()
    await page.getByRole('textbox', { name: 'Raw body' }).fill('all')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(orders()?.config).toMatchObject({ method: 'POST', rawBody: 'all' })
    tab('Body 1').element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: /^Paging|None/ }).first()).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('textbox', { name: 'Rows from' })).toBeVisible()
  })

  it('marks the line of the request while something on it is set, and takes all of it back in one step', async () => {
    const { editor, orders } = await open({ path: '/orders' })
    const before = orders()?.config
    const mark = page.getByRole('button', { name: 'Address: Set here' })
    await mark.click({ modifiers: ['Alt'] })
    await expect.poll(() => Object.keys(orders()?.config ?? {})).not.toContain('path')
    await expect.element(mark).not.toBeInTheDocument()
    stepHistory(editor, 'undo')
    await expect.poll(() => orders()?.config).toEqual(before)
    await expect.element(mark).toBeVisible()
  })

  it('asks for the values that its path names', async () => {
    const { orders } = await open({ path: '/orders' })
    await expect.element(page.getByRole('group', { name: 'Path values' })).not.toBeInTheDocument()
    const path = page.getByRole('textbox', { name: 'Path', exact: true })
    await path.fill('/orders/{id}')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Value 1, Path values' }).fill('7')
    await userEvent.keyboard('{Enter}')
    expect(orders()?.config).toMatchObject({ path: '/orders/{id}', pathValues: [{ name: 'id', value: '7' }] })
    await page.getByRole('button', { name: 'Remove pair 1 of Path values' }).click()
    await expect.element(page.getByText('The path names {id}, which has no value')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Path values' }).click()
    await page.getByRole('textbox', { name: 'Name 1, Path values' }).fill('id')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('The path names {id}, which has no value')).not.toBeInTheDocument()
  })

  it('sets, replaces and forgets the secrets that it names, for its own server, and never shows one', async () => {
    const { server, editor } = await open({ secretHeaders: [{ name: 'Authorization', value: 'Bearer {ordersKey}' }] })
    await page.getByRole('tab', { name: 'Headers 1' }).click()
    const secret = page.getByLabelText(`Secret ordersKey for ${ORIGIN}`)
    await expect.element(page.getByText('Not set yet')).toBeVisible()
    await secret.fill('sk-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Is kept')).toBeVisible()
    await expect.element(secret).toHaveValue('')
    expect(JSON.stringify([...editor.store.values()])).not.toContain('sk-1')
    await page.getByRole('button', { name: 'Forget secret ordersKey' }).click()
    await expect.element(page.getByText('Not set yet')).toBeVisible()
    expect(server.bodies).toEqual(['sk-1', null].map((value) => ({ name: 'ordersKey', origin: ORIGIN, value })))
  })
})
