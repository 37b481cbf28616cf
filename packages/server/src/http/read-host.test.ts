import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

const start = (trustProxy: number | readonly string[]) =>
  startTestServer({ config: { trustProxy, editorHost: 'build.example.com', sitesHost: 'example.site' } })

let direct: TestServer
let behindOne: TestServer
let listed: TestServer
let elsewhere: TestServer
beforeAll(async () => {
  ;[direct, behindOne, listed, elsewhere] = await Promise.all([
    start(0),
    start(1),
    start(['127.0.0.0/8', '::1']),
    start(['10.0.0.0/8']),
  ])
})
afterAll(() => Promise.all([direct, behindOne, listed, elsewhere].map((server) => server.stop())))

/** What the server takes a request for: the editor answers its API with JSON, a site a page. */
async function placeFor(server: TestServer, host: string, forwarded?: string): Promise<string> {
  const { port } = new URL(server.url)
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-host': forwarded }
  const { status, text } = await visit(`http://${host}:${port}/api/session`, { headers })
  if (status === 200) return 'editor'
  if (text.startsWith('{')) return String(JSON.parse(text).error.code)
  return status === 400 ? 'bad-host' : status === 421 ? 'unknown-host' : 'site'
}

describe('which host a request is for', () => {
  it('is what the Host header says, whatever a stranger adds', async () => {
    for (const server of [direct, elsewhere]) {
      expect(await placeFor(server, 'shop.example.site', 'build.example.com')).toBe('site')
      expect(await placeFor(server, 'build.example.com', 'shop.example.site')).toBe('editor')
      expect(await placeFor(server, '10.9.8.7', 'build.example.com')).toBe('unknown-host')
    }
  })

  it('is what a trusted proxy says when it calls the server by another name', async () => {
    for (const server of [behindOne, listed]) {
      expect(await placeFor(server, '10.9.8.7', 'build.example.com')).toBe('editor')
      expect(await placeFor(server, '10.9.8.7', 'shop.example.site')).toBe('site')
      expect(await placeFor(server, 'build.example.com', 'build.example.com:8443')).toBe('editor')
    }
  })

  it('never turns a site into the editor, not even through a trusted proxy that hands headers on', async () => {
    for (const server of [behindOne, listed]) {
      expect(await placeFor(server, 'shop.example.site', 'build.example.com')).toBe('bad-host')
      expect(await placeFor(server, '10.9.8.7', 'build.example.com, shop.example.site')).toBe('bad-host')
      expect(await placeFor(server, 'build.example.com', 'evil.example')).toBe('unknown-host')
      expect(await placeFor(server, '10.9.8.7', 'evil.example')).toBe('unknown-host')
      expect(await placeFor(server, '10.9.8.7', '')).toBe('unknown-host')
    }
  })

  it('is refused when it is named twice, or in the address', async () => {
    const close = 'Connection: close'
    const twice = ['GET /api/session HTTP/1.1', 'Host: build.example.com', 'Host: shop.example.site', close]
    expect(await sendRaw(direct.url, twice)).toMatch(/^HTTP\/1\.1 400 [^]*bad-host/)
    const same = ['GET /api/session HTTP/1.1', 'Host: build.example.com', 'hOST: build.example.com', close]
    expect(await sendRaw(direct.url, same)).toMatch(/^HTTP\/1\.1 400 [^]*bad-host/)
    const absolute = ['GET http://build.example.com/api/session HTTP/1.1', 'Host: shop.example.site', close]
    expect(await sendRaw(direct.url, absolute)).toMatch(/^HTTP\/1\.1 400 /)
    expect(await sendRaw(direct.url, ['GET /api/session HTTP/1.1', 'Host: build.example.com', close])).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('whose attempts to sign in are counted', () => {
  const guess = async (server: TestServer, forwardedFor: string) => {
    const { port } = new URL(server.url)
    const headers = { origin: server.hosts.editorOrigin, 'content-type': 'application/json', 'x-forwarded-for': forwardedFor }
    // Not a password at all: refused before it is hashed, but counted.
    return (await visit(`http://build.example.com:${port}/api/sign-in`, { method: 'POST', headers, body: '{}' })).status
  }
  const guessAll = async (server: TestServer, forwardedFor: (i: number) => string) => {
    const statuses: number[] = []
    for (let i = 0; i <= LIMITS.signInPerMinute; i += 1) statuses.push(await guess(server, forwardedFor(i)))
    return statuses.at(-1)
  }

  it('is the connected machine when nothing stands in front, whatever it writes', async () => {
    expect(await guessAll(direct, (i) => `198.51.100.${i}`)).toBe(429)
    expect(await guessAll(elsewhere, (i) => `198.51.100.${i}`)).toBe(429)
  })

  it('is the machine the proxy saw, whatever that one wrote before', async () => {
    expect(await guessAll(behindOne, (i) => `198.51.100.${i}, 203.0.113.7`)).toBe(429)
    expect(await guess(behindOne, '198.51.100.1, 203.0.113.8')).toBe(400)
    expect(await guessAll(listed, (i) => `198.51.100.${i}, 203.0.113.7, 127.0.0.9`)).toBe(429)
    expect(await guess(listed, '198.51.100.1, 203.0.113.8')).toBe(400)
  })

  it('is one line, however many addresses it has', async () => {
    expect(await guessAll(behindOne, (i) => `2001:db8:1:2::${i.toString(16)}`)).toBe(429)
    expect(await guess(behindOne, '2001:db8:1:3::1')).toBe(400)
  })
})
