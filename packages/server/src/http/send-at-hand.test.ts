import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { QuickAnswer } from '../hosting/quick-answers.ts'
import { sendAnswerAtHand, showsItsHead } from './send-at-hand.ts'

const bytes = Buffer.from('Bread, naturally: ü')
const answer: QuickAnswer = {
  head: ['content-type', 'text/plain; charset=utf-8', 'etag', '"b"', 'content-length', String(bytes.length)],
  bytes,
  access: { tree: 'public' },
}

let server: Server
const made: boolean[] = []
beforeAll(async () => {
  server = createServer((_request, response) => {
    const writeHead = vi.spyOn(response, 'writeHead')
    sendAnswerAtHand(response, answer)
    made.push(writeHead.mock.calls.length > 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** What comes back for requests that are sent in one go, once the connection is closed. */
const talk = (requests: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let told = ''
    connect((server.address() as AddressInfo).port, '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (piece) => (told += String(piece)))
      .on('error', reject)
      .on('close', () => resolve(told))
      .end(requests)
  })
const KEPT = 'GET / HTTP/1.1\r\nhost: bakery\r\n\r\n'
const LAST = 'GET / HTTP/1.1\r\nhost: bakery\r\nconnection: close\r\n\r\n'
const answersIn = (told: string) => told.split(/(?=HTTP\/1\.1 )/)

it('within a second the head that went out is sent again, and is made anew for the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_200 })
  try {
    made.length = 0
    const [first, again] = answersIn(await talk(KEPT + KEPT))
    expect(made).toEqual([true, false])
    expect(again).toBe(first)
    expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-type: text\/plain; charset=utf-8\r\netag: "b"\r\n/)
    expect(first).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n\r\nBread, naturally: ü$/)
    vi.setSystemTime(1_000_001_000)
    await talk(KEPT + KEPT)
    expect(made).toEqual([true, false, true, false])
  } finally {
    vi.useRealTimers()
  }
})

it('who closes the connection, or speaks an older language, is told so by a head of their own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_002_000 })
  try {
    const told = answersIn(await talk(KEPT + KEPT + LAST))
    expect(told.map((each) => /\r\nConnection: (\S+)/.exec(each)?.[1])).toEqual(['keep-alive', 'keep-alive', 'close'])
    expect(await talk('GET / HTTP/1.0\r\nhost: bakery\r\nconnection: keep-alive\r\n\r\n')).toContain('Connection: keep-alive')
    expect(await talk('GET / HTTP/1.0\r\n\r\n')).toMatch(/Connection: close\r\n\r\nBread, naturally: ü$/)
    expect(made.slice(-3)).toEqual([true, true, true])
  } finally {
    vi.useRealTimers()
  }
})

it('a Node that keeps heads elsewhere makes each of them', () => {
  expect(showsItsHead(new ServerResponse(new IncomingMessage(new Socket())))).toBe(true)
  expect(showsItsHead({})).toBe(false)
  expect(showsItsHead({ _header: 'HTTP/1.1 200 OK', _headerSent: false })).toBe(false)
})
