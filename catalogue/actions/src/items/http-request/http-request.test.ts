import { next } from '@heddle/kit'
import type { HttpAnswer, HttpRequest } from '@heddle/ports/contracts'
import { expect, it } from 'vitest'
import { failureOf, runAction, startAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const answer = (status: number, data: unknown = null): HttpAnswer => ({ status, ok: status < 400, headers: {}, data })

/** The request an action sent. */
async function sent(args: Readonly<Record<string, unknown>>): Promise<HttpRequest> {
  const requests: HttpRequest[] = []
  const send = (request: HttpRequest) => {
    requests.push(request)
    return Promise.resolve(answer(200))
  }
  await runAction(run, { url: 'https://a.example', ...args }, { ports: { http: { send } } })
  const [request] = requests
  if (!request) throw new Error('Nothing was sent')
  return request
}

it('gives the parsed body of the answer', async () => {
  const send = () => Promise.resolve(answer(200, { id: 1 }))
  expect((await runAction(run, { url: '/a' }, { ports: { http: { send } } })).outcome).toEqual(next({ id: 1 }))
})

it('sends nothing but the address by GET when nothing else is said', async () => {
  const { signal: _, ...request } = await sent({ body: { ignored: true } })
  expect(request).toEqual({ url: 'https://a.example', method: 'GET', headers: {}, credentials: false, keepAlive: false })
})

it('joins query values to those of the address, before the hash', async () => {
  const query = { 'a b': 'ж&', list: [1], none: null }
  expect((await sent({ url: '/x?y=1#z#', query })).url).toBe('/x?y=1&a%20b=%D0%B6%26&list=%5B1%5D#z#')
  expect((await sent({ url: '/x', query: [{ name: 'q', value: 0 }] })).url).toBe('/x?q=0')
})

it('sends objects and lists as JSON, text and files as they are', async () => {
  expect(await sent({ method: 'post', body: { a: [1] } })).toMatchObject({
    method: 'POST',
    body: '{"a":[1]}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await sent({ method: 'PUT', body: [1], headers: { 'Content-Type': 'text/x' } })).toMatchObject({
    headers: { 'content-type': 'text/x' },
  })
  const file = new Blob(['a'])
  for (const [given, body] of [
    [file, file],
    [5, '5'],
    ['a', 'a'],
  ]) {
    const request = await sent({ method: 'PATCH', body: given })
    expect([request.body, request.headers]).toEqual([body, {}])
  }
  expect((await sent({ method: 'POST', body: Object.create(null) })).body).toBe('{}')
  for (const body of ['', null, undefined]) expect(await sent({ method: 'POST', body })).not.toHaveProperty('body')
})

it('signs in with a name and a password, or a token', async () => {
  expect((await sent({ auth: 'basic', username: 'Aladdin', password: 'open sesame' })).headers).toEqual({
    authorization: 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
  })
  expect((await sent({ auth: 'basic', username: 'ж', password: 'п1' })).headers).toEqual({
    authorization: `Basic ${Buffer.from('ж:п1').toString('base64')}`,
  })
  expect((await sent({ auth: 'bearer', token: 't0', headers: { Authorization: 'other', 'X-A': 1 } })).headers).toEqual({
    authorization: 'Bearer t0',
    'x-a': '1',
  })
})

it('passes on cookies, cache, time and life beyond the page', async () => {
  expect(await sent({ credentials: true, cache: 'no-store', timeout: '500', keepAlive: true })).toMatchObject({
    credentials: true,
    cache: 'no-store',
    timeout: 500,
    keepAlive: true,
  })
  for (const timeout of [0, -1, 'never', null]) expect(await sent({ timeout, cache: 'default' })).not.toHaveProperty('timeout')
})

it('fails with status and body of an answer that is no success', async () => {
  const send = () => Promise.resolve(answer(422, { field: 'name' }))
  await expect(startAction(run, { url: '/a', retries: 3 }, { ports: { http: { send } } }).ended).rejects.toMatchObject({
    message: 'The server answered with status 422.',
    status: 422,
    data: { field: 'name' },
  })
})

it.each([
  ['linear', [0, 100, 300, 600]],
  ['exponential', [0, 100, 300, 700]],
])('tries again after waits that grow: %s', async (retryMode, times) => {
  const asked: number[] = []
  const send = async () => {
    await Promise.resolve()
    asked.push(started.clock.now())
    if (asked.length === 2) throw new Error('offline')
    return answer(503)
  }
  const started = startAction(run, { url: '/a', retries: 3, retryDelay: 100, retryMode }, { ports: { http: { send } } })
  const failed = expect(started.ended).rejects.toThrow('The server answered with status 503.')
  await started.clock.advance(10_000)
  await failed
  expect(asked).toEqual(times)
})

it.each([
  ['x', 1],
  [-1, 1],
  [1.9, 2],
  [1e9, 21],
])('tries again %j times, %j requests in all', async (retries, requests) => {
  const { calls, clock, ended } = startAction(
    run,
    { url: '/a', retries, retryDelay: 'x' },
    { ports: { http: { send: () => Promise.reject(new Error('offline')) } } },
  )
  const failed = expect(ended).rejects.toThrow('offline')
  await clock.advance(10_000_000)
  await failed
  expect(calls).toHaveLength(requests)
})

it('tries no more when the run is cancelled', async () => {
  const send = () => Promise.reject(new Error('offline'))
  const { cancel, clock, calls, ended } = startAction(run, { url: '/a', retries: 3 }, { ports: { http: { send } } })
  const failed = expect(ended).rejects.toThrow('gone')
  await clock.advance(0)
  cancel.abort(new Error('gone'))
  await failed
  expect(calls).toHaveLength(1)
})

it.each([undefined, null, '', 5, {}])('needs an address, not %j', async (url) => {
  expect(await failureOf(run, { url })).toBe('No address defined.')
})

it.each([
  [
    [408, 425, 429, 500, 502, 503, 504],
    [0, 1000],
  ],
  [[400, 401, 404, 409, 422, 501], [0]],
])('tries again, after a second unless told otherwise, when the status says that it may help: %j', async (statuses, times) => {
  for (const status of statuses) {
    const asked: number[] = []
    const send = async () => {
      await Promise.resolve()
      asked.push(started.clock.now())
      return answer(status)
    }
    const started = startAction(run, { url: '/a', retries: 1, retryDelay: null }, { ports: { http: { send } } })
    const failed = expect(started.ended).rejects.toMatchObject({ status })
    await started.clock.advance(10_000)
    await failed
    expect(asked).toEqual(times)
  }
})
