import { expect, it } from 'vitest'
import type { Told } from '@heddle/workflow/watch'
import { watchedFetch } from './watch-requests.ts'

async function asked(ask: typeof fetch, ...args: Parameters<typeof fetch>) {
  const told: Told[] = []
  let time = 0
  const outcome = await watchedFetch({ ask, tell: (item) => told.push(item), now: () => (time += 1) })(...args).then(
    async (response) => response.text(),
    (error: unknown) => error,
  )
  return { told, outcome }
}

it('tells the request and the answer, which the page still gets whole', async () => {
  const ask = async () => new Response('{"a":1}', { status: 201, headers: { 'content-type': 'application/json' } })
  const { told, outcome } = await asked(ask, 'https://x.example/a', { method: 'post', headers: { a: 'b' }, body: 'sent' })
  expect(outcome).toBe('{"a":1}')
  expect(told).toEqual([
    { kind: 'request', at: 1, call: 1, method: 'POST', url: 'https://x.example/a', headers: { a: 'b' }, body: 'sent' },
    { kind: 'answer', at: 2, call: 1, status: 201, headers: { 'content-type': 'application/json' }, text: '{"a":1}' },
  ])
})

it('tells of a picture only what it is, and of a failure why, which the page still meets', async () => {
  const picture = async () => new Response(new Uint8Array(9), { headers: { 'content-type': 'image/png' } })
  expect((await asked(picture, '/a.png')).told.at(-1)).toMatchObject({ kind: 'answer', status: 200, text: 'image/png' })
  const broken = new TypeError('Failed to fetch')
  const { told, outcome } = await asked(() => Promise.reject(broken), '/a')
  expect(outcome).toBe(broken)
  expect(told.at(-1)).toMatchObject({ kind: 'answer', status: 0, text: 'TypeError: Failed to fetch' })
})

it('a body that is long is told in part, and a stream of events by its kind', async () => {
  const long = 'x'.repeat(200_000)
  const text = async () => new Response(long, { headers: { 'content-type': 'text/plain' } })
  const { told, outcome } = await asked(text, '/a', { method: 'PUT', body: long })
  expect(outcome).toBe(long)
  expect(told.map((item) => (item.kind === 'request' ? item.body : item.kind === 'answer' ? item.text : '')?.length)).toEqual([
    100_001, 100_001,
  ])
  const events = async () => new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } })
  expect((await asked(events, '/b')).told.at(-1)).toMatchObject({ text: 'text/event-stream' })
})

it('a request that was made as an object is told by what it is', async () => {
  const ask = async () => new Response('', { headers: { 'content-type': 'text/plain' } })
  const { told } = await asked(ask, new Request('https://x.example/b', { method: 'DELETE', headers: { x: 'y' } }))
  expect(told[0]).toMatchObject({ method: 'DELETE', url: 'https://x.example/b', headers: { x: 'y' } })
})

it('what is given is answered instead of asked, and told as any other', async () => {
  const told: Told[] = []
  const asked: unknown[] = []
  const given = async (request: unknown) => {
    asked.push(request)
    return new Response('then', { headers: { 'content-type': 'text/plain' } })
  }
  const ask = () => Promise.reject(new Error('asked'))
  const fetch = watchedFetch({ ask, tell: (item) => told.push(item), now: () => 0, given: () => given })
  expect(await (await fetch('/a', { method: 'put', body: 'x' })).text()).toBe('then')
  expect(asked).toEqual([{ method: 'PUT', url: '/a', body: 'x' }])
  await expect.poll(() => told).toMatchObject([{ kind: 'request' }, { kind: 'answer', text: 'then' }])
})
