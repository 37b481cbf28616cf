import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { QuickAnswer } from '../hosting/quick-answers.ts'
import { sendAnswerAtHand, showsItsHead } from './send-at-hand.ts'

const bytes = Buffer.from('Bread, naturally: ü')
const answer: QuickAnswer = {
  status: 200,
  head: ['content-type', 'text/plain; charset=utf-8', 'etag', '"b"', 'content-length', String(bytes.length)],
  bytes,
  access: { tree: 'public' },
}

const copy: QuickAnswer = { status: 304, head: ['etag', '"b"'], bytes: undefined, access: { tree: 'public' } }

let server: Server
const made: boolean[] = []
const ended: unknown[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const writeHead = vi.spyOn(response, 'writeHead')
    response.on('close', () => ended.push([response.statusCode, response.writableFinished]))
    sendAnswerAtHand(response, request.headers['if-none-match'] === undefined ? answer : copy)
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

it('one by one, each in the connection itself, heads and bytes are the same as in a row', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_003_000 })
  try {
    const inRow = answersIn(await talk(KEPT + KEPT + KEPT))
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    for (const expected of inRow) {
      socket.write(KEPT)
      let told = ''
      while (told.length < expected.length)
        told += await new Promise<string>((resolve) => socket.once('data', (piece) => resolve(String(piece))))
      expect(told).toBe(expected)
    }
    socket.destroy()
  } finally {
    vi.useRealTimers()
  }
})

it('large bytes come whole to whoever reads slowly, and the answer ends when they are gone', async () => {
  const large = { ...answer, head: ['content-length', '5000000'], bytes: Buffer.alloc(5_000_000, 'x') }
  const done: boolean[] = []
  const slow = createServer((_request, response) => {
    response.on('close', () => done.push(response.writableFinished))
    sendAnswerAtHand(response, large)
  })
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const socket = connect((slow.address() as AddressInfo).port, '127.0.0.1')
  for (const at of [1, 2, 3]) {
    socket.pause()
    socket.write(KEPT)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toHaveLength(at - 1)
    let size = 0
    while (size < 5_000_000) {
      const piece = socket.read() as Buffer | null
      if (piece) size += piece.length
      else await new Promise((resolve) => socket.once('readable', resolve))
    }
    await expect.poll(() => done).toEqual(Array.from({ length: at }, () => true))
  }
  socket.destroy()
  await new Promise((resolve) => slow.close(resolve))
})

it('who has a copy gets a head alone, made once a second too, and the next answer is whole', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_004_000 })
  try {
    const HAS = KEPT.replace('\r\n\r\n', '\r\nif-none-match: "b"\r\n\r\n')
    ended.length = made.length = 0
    const told = answersIn(await talk(HAS + HAS + KEPT))
    expect(told[0]).toMatch(
      /^HTTP\/1\.1 304 Not Modified\r\netag: "b"\r\nDate: [^\r]+\r\nConnection: keep-alive\r\n[^\r]+\r\n\r\n$/,
    )
    expect([told[1], told[2]?.startsWith('HTTP/1.1 200 OK')]).toEqual([told[0], true])
    expect(made).toEqual([true, false, true])
    await expect.poll(() => ended).toEqual([304, 304, 200].map((status) => [status, true]))
  } finally {
    vi.useRealTimers()
  }
})

it('a Node that keeps heads elsewhere makes each of them', () => {
  expect(showsItsHead(new ServerResponse(new IncomingMessage(new Socket())))).toBe(true)
  expect(showsItsHead({})).toBe(false)
  expect(showsItsHead({ _header: 'HTTP/1.1 200 OK', _headerSent: false })).toBe(false)
})
