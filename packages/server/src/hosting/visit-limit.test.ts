import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { createVisitLimit } from './visit-limit.ts'

describe('the count of a visitor’s requests', () => {
  it('stops one of them and nobody else, until the window is over', () => {
    let now = 1_000_000
    const limit = createVisitLimit(() => now)
    for (let i = 0; i < LIMITS.visitsPerWindow; i += 1) expect(limit.take('a')).toBe(0)
    expect(limit.take('a')).toBe(LIMITS.visitWindow / 1000)
    expect(limit.take('b')).toBe(0)
    now += LIMITS.visitWindow - 1
    expect(limit.take('a')).toBe(1)
    now += 1
    expect(limit.take('a')).toBe(0)
    // The clock of the machine is set back by a year.
    now -= 31_536_000_000
    expect(limit.take('a')).toBe(0)
  })

  it('counts requests that are answered at once with all others, and leaves it to the long way to say how long to wait', () => {
    let now = 1_000_000
    const limit = createVisitLimit(() => now)
    for (let i = 0; i < LIMITS.visitsPerWindow; i += 1) expect(limit.takeUnderLimit('a')).toBe(true)
    expect([limit.takeUnderLimit('a'), limit.take('a')]).toEqual([false, LIMITS.visitWindow / 1000])
    expect(limit.takeUnderLimit('b')).toBe(true)
    now += LIMITS.visitWindow
    expect([limit.take('a'), limit.takeUnderLimit('a')]).toEqual([0, true])
  })

  it('lets nobody beyond it pass because the window ends while they are counted', () => {
    const times: number[] = []
    const limit = createVisitLimit(() => times.shift() ?? 0)
    for (let i = 0; i < LIMITS.visitsPerWindow; i += 1) limit.take('a')
    times.push(LIMITS.visitWindow - 1, LIMITS.visitWindow)
    expect(limit.take('a')).toBe(1)
  })

  it('does not grow with the number of addresses, and keeps nobody out for it', () => {
    const limit = createVisitLimit(() => 0)
    for (let i = 0; i < LIMITS.countedVisitors; i += 1) limit.take(`v${i}`)
    for (let i = 0; i <= LIMITS.visitsPerWindow; i += 1) expect(limit.take('one more')).toBe(0)
    for (let i = 1; i < LIMITS.visitsPerWindow; i += 1) limit.take('v0')
    expect(limit.take('v0')).toBeGreaterThan(0)
  })
})

describe('a flood on sites', () => {
  let now = 1_000_000
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ config: { trustProxy: 1 }, ports: { now: () => now } })
  })
  afterAll(() => server.stop())

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('is answered with a plain page and the time to wait, whatever it asks for; others are served', async () => {
    const { host } = new URL(server.hosts.assetsOrigin)
    const request = `GET /icons/star.svg HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 203.0.113.7\r\nIf-None-Match: *\r\n`
    const all = request.concat('\r\n').repeat(LIMITS.visitsPerWindow)
    const statuses = (await sendRaw(server.url, [`${all}${request}Connection: close`])).match(/(?<=^HTTP\/1\.1 )\d+/gm) ?? []
    // A page with hundreds of files, opened by many people behind one address, is not a flood.
    expect(statuses.slice(0, -1).every((status) => status === '304')).toBe(true)
    expect([statuses.length, statuses.at(-1)]).toEqual([LIMITS.visitsPerWindow + 1, '429'])

    for (const url of [server.siteUrl('any'), server.hosts.previewOrigin('any') + '/', `${server.hosts.assetsOrigin}/x.png`]) {
      const stopped = await visit(url, from('203.0.113.7'))
      expect(stopped.status).toBe(429)
      expect(stopped.headers['retry-after']).toBe(String(LIMITS.visitWindow / 1000))
      expect(stopped.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(stopped.headers['cache-control']).toBe('no-store')
      expect(stopped.text).toContain('Too many requests came from your network. Try again in 10 seconds.')
      expect((await visit(url, from('203.0.113.8'))).status).not.toBe(429)
    }
    const rows = { method: 'POST', body: '{}', headers: { ...from('203.0.113.7').headers, 'content-type': 'application/json' } }
    const asked = await visit(server.siteUrl('any', '/ww/cms_data_sets/x/fetch'), rows)
    expect([asked.status, JSON.parse(asked.text).error.code]).toEqual([429, 'too-many'])
    // Who edits is counted apart.
    expect((await visit(`${server.url}/api/session`, from('203.0.113.7'))).status).toBe(200)
    now += LIMITS.visitWindow
    expect((await visit(`${server.hosts.assetsOrigin}/icons/star.svg`, from('203.0.113.7'))).status).toBe(200)
  })
})
