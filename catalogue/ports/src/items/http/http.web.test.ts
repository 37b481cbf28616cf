import { afterEach, expect, it, vi } from 'vitest'
import { openPort } from '../../testing/open-port.ts'
import { port } from './browser.ts'
import type { HttpRequest } from './contract.ts'

const http = openPort(port)

afterEach(() => vi.restoreAllMocks())

const request = (url: string, rest: Partial<HttpRequest> = {}): HttpRequest => ({
  url,
  method: 'GET',
  headers: {},
  credentials: false,
  keepAlive: false,
  signal: new AbortController().signal,
  ...rest,
})
const dataOf = async (url: string): Promise<unknown> => (await http.send(request(url))).data

it.each([
  ['data:application/json,{"a":[1]}', { a: [1] }],
  ['data:application/problem+json,5', 5],
  ['data:application/json;charset=utf-8,', null],
  ['data:application/json,{broken', '{broken'],
  ['data:text/plain,hello', 'hello'],
  ['data:text/html,<b>', '<b>'],
  ['data:application/xml,<a/>', '<a/>'],
])('ports-P3 the answer of %s is read as it says', async (url, data) => {
  expect(await dataOf(url)).toEqual(data)
})

it('ports-P3 pictures and the like are files', async () => {
  const file = await dataOf('data:image/png;base64,aGk=')
  expect(file).toBeInstanceOf(Blob)
  expect(await (file as Blob).text()).toBe('hi')
})

it('ports-P3 a real server answers with its status and headers', async () => {
  const answer = await http.send(request(new URL('./browser.ts', import.meta.url).href, { cache: 'no-store' }))
  expect(answer).toMatchObject({ status: 200, ok: true })
  expect(answer.headers['content-type']).toContain('javascript')
  expect(String(answer.data)).toContain('definePort')
})

it('ports-P3 an answer that is no success is an answer', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(Response.json({ field: 'name' }, { status: 422 }))
  expect(await http.send(request('/a'))).toMatchObject({ status: 422, ok: false, data: { field: 'name' } })
})

it('ports-P3 the request is sent as it was asked for', async () => {
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(''))
  const { signal } = new AbortController()
  await http.send(
    request('/a', {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: 'b',
      credentials: true,
      cache: 'no-store',
      keepAlive: true,
      signal,
    }),
  )
  expect(fetch).toHaveBeenCalledWith('/a', {
    method: 'POST',
    headers: { 'x-a': '1' },
    body: 'b',
    credentials: 'include',
    cache: 'no-store',
    keepalive: true,
    signal,
  })
  await http.send(request('/b'))
  expect(fetch.mock.lastCall?.[1]).toMatchObject({ credentials: 'same-origin' })
  expect(fetch.mock.lastCall?.[1]).not.toHaveProperty('body')
})

it('ports-P3 a server that does not answer in time, or stops in the middle, is given up', async () => {
  const fetch = vi.spyOn(window, 'fetch')
  const aborted = (signal: AbortSignal | null | undefined, fail: (reason: unknown) => void) =>
    signal?.addEventListener('abort', () => fail(signal.reason))
  fetch.mockImplementationOnce((_, init) => new Promise((_, reject) => void aborted(init?.signal, reject)))
  await expect(http.send(request('/a', { timeout: 20 }))).rejects.toThrow('No answer within 20 ms.')
  fetch.mockImplementationOnce(
    async (_, init) =>
      new Response(new ReadableStream({ start: (body) => void aborted(init?.signal, (reason) => body.error(reason)) })),
  )
  await expect(http.send(request('/a', { timeout: 20 }))).rejects.toThrow('No answer within 20 ms.')
})

it('ports-P3 a request ends with its run, whose signal need not be the browser’s', async () => {
  const cancel = new AbortController()
  const { signal } = cancel
  const plain = {
    get aborted() {
      return signal.aborted
    },
    get reason(): unknown {
      return signal.reason
    },
    throwIfAborted: () => signal.throwIfAborted(),
    addEventListener: (type: 'abort', listener: () => void) => signal.addEventListener(type, listener),
    removeEventListener: (type: 'abort', listener: () => void) => signal.removeEventListener(type, listener),
  }
  const asked = http.send(request('data:,a', { signal: plain, timeout: 10_000 }))
  cancel.abort(new Error('left'))
  await expect(asked).rejects.toThrow('left')
  await expect(http.send(request('data:,a', { signal: plain }))).rejects.toThrow('left')
})

it('ports-P3 a server that cannot be reached is an error', async () => {
  await expect(http.send(request('http://localhost:1/'))).rejects.toThrow(TypeError)
})
