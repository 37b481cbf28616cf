import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createEgress } from '../egress/egress.ts'
import { startOutsideServer, type OutsideServer } from '../testing/outside-server.ts'
import { createAskOutside } from './ask-outside.ts'

const KEY = 'k/e y&ü=7'
let outside: OutsideServer
beforeAll(async () => (outside = await startOutsideServer()))
afterEach(() => void (outside.asked.length = 0))
afterAll(() => outside.stop())

const { signal } = new AbortController()
const seen: string[] = []
const ask = (path: string, question: Parameters<ReturnType<typeof createAskOutside>>[1]) =>
  createAskOutside({
    egress: createEgress({ allowed: ['127.0.0.1'] }),
    signal,
    secretOf: async (name, origin) => (name === 'key' && origin === outside.url ? KEY : undefined),
    onAnswer: ({ text }) => void seen.push(text),
  })(`${outside.url}${path}`, question)

it('a secret goes into the query whatever it holds, and takes the place of a value that the address has', async () => {
  await ask('/rows?page=2&key=old', { secretQuery: { key: '{key}', both: 'a{key}b' } })
  const { searchParams } = new URL(outside.asked[0]?.url ?? '', outside.url)
  expect([...searchParams]).toEqual([
    ['page', '2'],
    ['key', KEY],
    ['both', `a${KEY}b`],
  ])
})

it('an address without secrets is sent as it was written', async () => {
  await ask('/rows?q=a%20b&all', { headers: { 'x-one': '1' } })
  expect(outside.asked[0]?.url).toBe('/rows?q=a%20b&all')
})

it('what comes back says the secret in none of the ways in which an address or a header writes it', async () => {
  outside.answer = ({ url }, response) => {
    response.setHeader('link', `<${url}&page=2>; rel="next"`)
    response.setHeader('x-key', encodeURIComponent(KEY))
    response.end(JSON.stringify({ next: url, key: KEY, other: encodeURIComponent(KEY) }))
  }
  const answer = await ask('/rows', { secretQuery: { key: '{key}' } })
  const hidden = '••••••'
  expect(JSON.parse(answer.text)).toEqual({ next: `/rows?key=${hidden}`, key: hidden, other: hidden })
  expect(seen.at(-1)).toBe(answer.text)
  expect(answer.url).toBe(`${outside.url}/rows?key=${hidden}`)
  expect(answer.headers['link']).toBe(`</rows?key=${hidden}&page=2>; rel="next"`)
  expect(answer.headers['x-key']).toBe(hidden)
})

it('a name that has no secret for this server is told, and nothing is sent', async () => {
  await expect(ask('/rows', { secretQuery: { key: '{other}' } })).rejects.toThrow(`There is no secret other for ${outside.url}.`)
  expect(outside.asked).toEqual([])
})
