import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { collection, collectionDesk } from '../testing/collection-desk.ts'
import { deferred } from '../testing/deferred.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
let handle: Handler = () => {}
const server = createServer((request, response) => handle(request, response))
const realFetch = globalThis.fetch

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => void server.close(resolve)))
// A page's addresses have no host: here they mean the server above.
beforeEach(() => {
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(new URL(path, `http://127.0.0.1:${port}`), init))
})
afterEach(() => vi.unstubAllGlobals())

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text)
}

const secret = (more = {}) => collection('orders', { mode: 'cached', config: { table: 'orders' }, ...more })

test('runtime-RC10 values that cannot be written down are not sent', async () => {
  const doubled = publishedBinding(`${'(a => [a, a])('.repeat(30)}1${')'.repeat(30)}`)
  const { collections } = collectionDesk([secret({ config: { table: doubled } })])
  await expect(collections.fetch('orders')).rejects.toThrow('too large to be sent')
})

test('runtime-RC10 S7-04 the server is asked for a page with the values of formulas, by their text', async () => {
  const asked = deferred<unknown>()
  handle = (request, response) => {
    void bodyOf(request).then((body) => asked.resolve({ method: request.method, url: request.url, body }))
    json(response, { type: 'collection', data: [{ id: 21 }], total: 22, offset: 20 })
  }
  const who = publishedBinding('variables.who')
  const filtered = { ...publishedBinding('[1, 2]'), filter: { conditions: [] } }
  const desk = collectionDesk([secret({ config: { who, list: { filtered } }, limit: 10, offset: 20 })], {
    variables: [{ id: 'who', name: 'who', type: 'string', defaultValue: 'Mia' }],
  })
  expect(await desk.collections.fetch('orders')).toHaveLength(22)
  expect(await asked.promise).toEqual({
    method: 'POST',
    url: '/ww/cms_data_sets/orders/fetch?limit=10&offset=20',
    body: {
      variables: {
        [JSON.stringify(who.tree)]: 'Mia',
        [JSON.stringify({ tree: filtered.tree, filter: { conditions: [] } })]: [1, 2],
      },
    },
  })
  expect(desk.read('[collections.orders.total, collections.orders.data[20].id, collections.orders.data[0]]')).toEqual([
    22,
    21,
    null,
  ])
})

test('runtime-RC10 without a limit only the offset is asked for', async () => {
  let url: string | undefined
  handle = (request, response) => {
    url = request.url
    json(response, { type: 'single', data: { name: 'Rye' }, total: 1, offset: 0 })
  }
  const desk = collectionDesk([secret()])
  expect(await desk.collections.fetch('orders')).toEqual({ name: 'Rye' })
  expect(url).toBe('/ww/cms_data_sets/orders/fetch?offset=0')
  expect(desk.read('collections.orders.type')).toBe('single')
})

test.each([
  ['where the server says', { total: 4, offset: 1 }, [null, 'x', null, null]],
  ['where they were asked for, of as many as there are then', {}, [null, null, 'x']],
  ['where they were asked for, when it says nothing to go by', { total: -1, offset: 1.5 }, [null, null, 'x']],
  ['nowhere, when it says that there are none', { total: 0, offset: 0 }, []],
])('runtime-RC10 rows stand %s', async (_, more, rows) => {
  handle = (_request, response) => json(response, { data: ['x'], ...more })
  const desk = collectionDesk([secret({ offset: 2 })])
  expect(await desk.collections.fetch('orders')).toEqual(rows)
})

test('runtime-RC10 a bound value that comes out as nothing is sent as null', async () => {
  const asked = deferred<unknown>()
  handle = (request, response) => {
    void bodyOf(request).then(asked.resolve)
    json(response, { data: [] })
  }
  const nobody = publishedBinding('undefined')
  await collectionDesk([secret({ config: { nobody, plain: null, text: 'x' } })]).collections.fetch('orders')
  expect(await asked.promise).toEqual({ variables: { [JSON.stringify(nobody.tree)]: null } })
})

test.each([
  [403, { error: { message: 'Sign in first.' } }, 'Sign in first.'],
  [500, { message: 'The table is gone.' }, 'The table is gone.'],
  [404, null, '404 Not Found'],
  [409, { error: 'taken' }, '409 Conflict'],
  [409, { error: { message: 7 } }, '409 Conflict'],
  [200, null, 'The answer of the server cannot be read.'],
  [502, 'no JSON', '502 Bad Gateway'],
  [200, 'no rows', 'The answer of the server cannot be read.'],
  [200, { total: 3 }, 'The answer of the server cannot be read.'],
])('runtime-RC10 the server’s %s is an error of the fetch: %j', async (status, body, message) => {
  handle = (_, response) => json(response, body, status)
  const desk = collectionDesk([secret()])
  await expect(desk.collections.fetch('orders')).rejects.toThrow(message)
  expect(desk.errors).toEqual([
    { error: message, collection: { table: 'orders' }, collectionId: 'orders', collectionName: 'the orders' },
  ])
})

test('runtime-RC4 a navigation closes the connection of a fetch', async () => {
  const opened = deferred<IncomingMessage>()
  handle = (request) => opened.resolve(request)
  const list = [secret()]
  const desk = collectionDesk(list)
  const outcome = expect(desk.collections.fetch('orders')).rejects.toThrow(/abort/i)
  const { socket } = await opened.promise
  const closed = new Promise((resolve) => socket.once('close', resolve))
  desk.collections.reset(list, {})
  await outcome
  await closed
  expect(socket.destroyed).toBe(true)
  expect(desk.errors).toEqual([])
})

test('runtime-RC18 the server is told how an element asks for the rows', async () => {
  const asked = deferred<unknown>()
  handle = (request, response) => {
    void bodyOf(request).then((body) => asked.resolve({ url: request.url, body }))
    json(response, { type: 'collection', data: [{ id: 1 }], total: 1, offset: 0 })
  }
  const wanted = {
    filter: { conditions: [{ field: 'a', operator: '$eq', value: 1 }] },
    sort: [{ key: 'a', direction: 'ASC' }],
  } as const
  await collectionDesk([secret({ limit: 10 })]).collections.setPage('orders', 0, (own) => ({ ...own, limit: 5, asked: wanted }))
  expect(await asked.promise).toEqual({
    url: '/ww/cms_data_sets/orders/fetch?limit=5&offset=0',
    body: { variables: {}, asked: wanted },
  })
})
