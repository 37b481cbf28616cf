import { connect } from 'node:net'
import { symbols } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let ann: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newPerson('Ann')
  projectId = String((await ann.call('POST', '/api/projects', { name: 'Ann', template: 'empty' })).json['project']?.['id'])
})
afterAll(() => server.stop())

describe('answers of the interface', () => {
  it('are kept by nobody, whatever they say', async () => {
    const answers = [
      await ann.call('GET', '/api/session'),
      await ann.call('GET', '/api/projects'),
      await ann.call('GET', `/api/projects/${projectId}/releases`),
      await ann.call('GET', '/api/projects/unknown/releases'),
      await ann.call('POST', '/api/projects', { name: '' }),
      await ann.call('GET', '/api/nothing'),
      await server.stranger.call('GET', '/api/projects'),
      await ann.call('GET', '/%E0%A4%A'),
      await ann.call('GET', '/health'),
    ]
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'))
  })
})

describe('sites', () => {
  it('tell other sites which site a visitor comes from, never which page', async () => {
    await ann.call('POST', `/api/projects/${projectId}/publish`, {})
    for (const path of ['/', '/test', '/404', '/icons/star.svg']) {
      const { headers } = await visit(server.siteUrl('ann', path))
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
    expect((await visit(`${server.hosts.assetsOrigin}/nothing`)).headers['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    )
  })
})

describe('what goes wrong on a site', () => {
  it('is said in a page with a way home, before a site says its languages in that of the visitor, and as data to what asked for data', async () => {
    await ann.call('POST', '/api/projects', { name: 'Soon', template: 'empty' })
    const long = server.siteUrl('soon', `/ru/orders?${'q'.repeat(LIMITS.headerBytes)}`)
    const page = await visit(long)
    expect([page.status, page.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html lang="ru">')
    expect(page.text).toContain('<main><h1>Адрес слишком длинный</h1>')
    expect(page.text).toContain('<a href="/">')
    const broken = await visit(server.siteUrl('soon', '/%E0%A4%A'), { headers: { 'accept-language': 'ru,en;q=0.5' } })
    expect([broken.status, broken.text.includes('<h1>Адрес не читается</h1>')]).toEqual([400, true])
    const head = await visit(long, { method: 'HEAD' })
    expect([head.status, head.headers['content-type'], head.text]).toEqual([414, 'text/html; charset=utf-8', ''])
    const data = await visit(server.siteUrl('ann', '/data/nothing.json?wwlang=ru'))
    expect([data.status, JSON.parse(data.text).error.code]).toEqual([404, 'page-not-found'])
  })
})

describe('a request that never ends', () => {
  /** Sends the beginning of a request; resolves when the server has ended the connection. */
  const begin = (url: string, text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.setEncoding('utf8')
      socket.on('data', (part: string) => {
        answer += part
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(answer))
    })

  it('is ended, on the editor and on sites, in its head and in its body', async () => {
    const impatient = await startTestServer({ config: { requestSeconds: 1 } })
    const owner = await impatient.newPerson('Ann')
    const editor = new URL(impatient.url).host
    const site = new URL(impatient.siteUrl('any')).host
    const half = (host: string, path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${impatient.url}\r\nCookie: ${owner.headers['cookie']}\r\n` +
      `Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`
    const answers = await Promise.all([
      begin(impatient.url, half(editor, '/api/projects')),
      begin(impatient.url, half(editor, '/api/sign-in')),
      begin(impatient.url, half(site, '/')),
      begin(impatient.url, `GET / HTTP/1.1\r\nHost: ${editor}\r\n`),
    ])
    expect(answers[0]).toMatch(/^HTTP\/1\.1 408 /)
    expect(answers[2]).toMatch(/^HTTP\/1\.1 405 /)
    await impatient.stop()
  })
})

describe('the log', () => {
  it('names the path of a request, and nothing of its query: keys of drafts, what visitors typed', async () => {
    const lines: string[] = []
    const loud = await startTestServer({ config: { logLevel: 'trace' } })
    Object.assign(loud.app.log, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } })
    const owner = await loud.newPerson('Ann')
    const { project } = (await owner.call('POST', '/api/projects', { name: 'Draft', template: 'empty' })).json
    const url = String((await owner.call('POST', `/api/projects/${project?.['id']}/preview`, {})).json['url'])
    const cookie = String((await visit(url)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
    await visit(`${new URL(url).origin}/test?search=typed`, { headers: { cookie, referer: url } })
    await visit(`${new URL(url).origin}/%E0%A4%A?search=typed`, { headers: { cookie } })
    await owner.call('GET', '/api/nothing?search=typed')
    await loud.stop()
    const log = lines.join('')
    expect(log).toContain('"url":"/test"')
    expect(log).not.toContain(new URL(url).searchParams.get('heddle-preview'))
    expect(log).not.toContain(cookie.split('=')[1])
    expect(log).not.toContain('typed')
  })
})

it('says of a body that is too large that it is too large, however it is sent', async () => {
  const send = async (headers: Record<string, string>, body: string) => {
    const all = { ...ann.headers, 'content-type': 'application/json', ...headers }
    return JSON.parse((await visit(`${server.url}/api/projects`, { method: 'POST', headers: all, body })).text).error
      .code as string
  }
  const large = 'x'.repeat(LIMITS.bodyBytes + 1)
  expect(await send({}, large)).toBe('too-large')
  expect(await send({}, JSON.stringify({ name: large }))).toBe('too-large')
})
