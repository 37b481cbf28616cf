import { STRANGER } from '../../testing/visitors.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentRecord } from '@heddle/document'
import type { ReleaseManifest } from '../../releases/manifest.ts'
import { LIMITS } from '../../limits.ts'
import type { OutsideServer } from '../../testing/outside-server.ts'
import { liveRecords } from '../../testing/test-ports.ts'
import { startSourceSite, type SourceSite } from '../../testing/source-site.ts'
import type { Person, TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

const REST = 'rest000000000000'
const SECRET = 'sk-very/secret key'
const WORDS = ['pay/v1', 'Bearer', 'payKey', 'resultPath', 'secretQuery']

let site: SourceSite
let outside: OutsideServer
let server: TestServer
let ann: Person
let base = ''
let release: ReleaseManifest
/** Names of the action of the site, as its pages have it. */
let name = ''

/** A site that pays when it is opened: through the server, with a secret in a header and in the query. */
const paying =
  (origin: string) =>
  (newId: () => string): readonly DocumentRecord[] => {
    const records = liveRecords(newId)
    const greeting = records.find(({ kind }) => kind === 'variable')?.id ?? ''
    const arguments_ = {
      throughServer: true,
      method: 'POST',
      origin,
      path: '/pay/v1/{who}',
      pathValues: [{ name: 'who', value: { type: 'f', code: `variables['${greeting}']` } }],
      query: [{ name: 'q', value: { type: 'f', code: `variables['${greeting}'] + 1` } }],
      secretHeaders: [{ name: 'Authorization', value: 'Bearer {payKey}' }],
      secretQuery: [{ name: 'key', value: '{payKey}' }],
      bodyFields: [{ name: 'who', value: { type: 'f', code: `variables['${greeting}']` } }],
      resultPath: 'paid',
      timeout: 1,
    }
    const args = { pluginId: REST, action: 'apiRequest', arguments: arguments_ }
    return [
      ...records,
      { id: REST, kind: 'plugin', index: 'a1', name: 'REST API', namespace: 'rest', settings: { publicData: {} } },
      {
        id: newId(),
        kind: 'workflow',
        name: 'pay',
        folder: '',
        index: 'a0',
        trigger: 'onload',
        parameters: [],
        firstAction: 'pay0000000000000',
        actions: { pay0000000000000: { type: 'plugin-action', args } },
      },
    ]
  }

beforeAll(async () => {
  site = await startSourceSite('Pay', paying)
  ;({ outside, server, ann, base } = site)
  await ann.call('POST', `${base}/secrets`, { name: 'payKey', origin: outside.url, value: SECRET })
  expect((await ann.call('POST', `${base}/publish`, {})).text).toContain('"release":')
  const current = await server.services.releases.current('pay')
  if (!current) throw new Error('The site is not there.')
  release = current.release
  name = /server-actions\/([\w.-]+)\.json/.exec(Object.keys(release.files).join('\n'))?.[1] ?? ''
})
afterEach(() => void (outside.asked.length = 0))
afterAll(() => site.stop())

async function run(values: unknown, { action = name, host = server.siteUrl('pay', ''), headers = {} } = {}) {
  const { status, text } = await visit(`${host}/ww/plugin_actions/${action}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ values }),
  })
  return { status, text, json: JSON.parse(text) as { readonly error?: { readonly code: string; readonly message: string } } }
}
const refusal = async (...asked: Parameters<typeof run>) => {
  const { status, json } = await run(...asked)
  return [status, json.error?.code]
}
/** Opens the draft, and gives what asks of it. */
async function enterDraft() {
  const { json } = await ann.call('POST', `${base}/preview`, {})
  const address = String(json['url'])
  const cookie = String((await visit(address)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
  return { host: new URL(address).origin, headers: { cookie } }
}

describe('a request of a workflow through the server', () => {
  it('goes out with the visitor’s values in their places and the secret in its own, and gives what lies at the path', async () => {
    outside.answer = (_, response) => void response.end('{"paid":{"id":7},"more":1}')
    expect((await run(['Mia/../?x', 'a&key=b'])).json).toEqual({ data: { id: 7 } })
    const [{ method = '', url = '', headers = {}, body = '' } = {}] = outside.asked
    const { pathname, searchParams } = new URL(url, outside.url)
    expect([method, pathname]).toEqual(['POST', `/pay/v1/${encodeURIComponent('Mia/../?x')}`])
    expect([...searchParams]).toEqual([
      ['q', 'a&key=b'],
      ['key', SECRET],
    ])
    expect(headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(JSON.parse(body)).toEqual({ who: 'Mia/../?x' })
  })

  it('fails with the status and the words of the other server, without the secret that it says again', async () => {
    outside.answer = ({ headers, url }, response) =>
      void response.writeHead(402).end(JSON.stringify({ why: 'no money', said: [headers.authorization, url] }))
    const { status, json, text } = await run(['Mia', 'x'])
    expect([status, json.error]).toMatchObject([200, { message: '402 Payment Required', status: 402, data: { why: 'no money' } }])
    for (const secret of [SECRET, encodeURIComponent(SECRET), 'sk-very']) expect(text).not.toContain(secret)
  })

  it('goes from the draft for whoever may see the draft, and for nobody else', async () => {
    outside.answer = (_, response) => void response.end('{"paid":8}')
    const draft = await enterDraft()
    expect((await run(['Mia', 'x'], draft)).json).toEqual({ data: 8 })
    expect(await refusal(['Mia', 'x'], { host: draft.host })).toEqual([403, 'preview-expired'])
  })

  it('that takes too long ends, and so does one whose visitor leaves', async () => {
    outside.answer = () => undefined
    expect(await refusal(['Mia', 'x'])).toEqual([504, 'action-too-long'])
    const leaving = new AbortController()
    const { promise, resolve } = Promise.withResolvers<void>()
    outside.answer = (_, response) => {
      response.on('close', resolve)
      leaving.abort()
    }
    const asked = { release, name, visitor: STRANGER, values: ['Mia', 'x'], isDraft: false, signal: leaving.signal }
    await expect(server.services.serverActions.run(asked)).rejects.toThrow('Error while sending the request')
    await promise
  })

  it('whose answer is too large is refused', async () => {
    outside.answer = (_, response) => void response.end('x'.repeat(LIMITS.outsideBytes + 1))
    expect(await refusal(['Mia', 'x'])).toEqual([502, 'action-too-large'])
  })
})

describe('nothing is sent', () => {
  it.each(['nothing', '__proto__', '..%2Fsources', 'a'.repeat(100)])('for a name that no page has: %s', async (action) => {
    expect(await refusal(['Mia', 'x'], { action })).toEqual([404, 'no-action'])
    expect(outside.asked).toEqual([])
  })

  it.each([
    [[], 400, 'missing-value'],
    [['Mia'], 400, 'missing-value'],
    [['Mia', 'x', 'more'], 400, 'missing-value'],
    [{ length: 2 }, 400, 'invalid'],
    ['Mia', 400, 'invalid'],
    [Array.from({ length: 2000 }, () => 1), 400, 'invalid'],
  ])('for values that are not those of its formulas: %.40j', async (values, status, code) => {
    expect(await refusal(values)).toEqual([status, code])
    expect(outside.asked).toEqual([])
  })

  it('to another path by a value that is all of a step, nor in two lines of a header', async () => {
    for (const value of ['.', '..']) expect(await refusal([value, 'x'])).toEqual([502, 'action-failed'])
    expect(outside.asked).toEqual([])
  })

  it('when the secret is gone', async () => {
    const set = (value: string | null) => ann.call('POST', `${base}/secrets`, { name: 'payKey', origin: outside.url, value })
    await set(null)
    expect(await refusal(['Mia', 'x'])).toEqual([502, 'action-failed'])
    expect(outside.asked).toEqual([])
    await set(SECRET)
  })
})

it('neither the site nor its draft holds the secret, the address or anything else of the request, in any file', async () => {
  const draft = await enterDraft()
  for (const { host, headers } of [{ host: server.siteUrl('pay', ''), headers: {} }, draft]) {
    const paths = Object.keys(release.files)
    expect(paths.some((path) => path.startsWith('data/'))).toBe(true)
    for (const path of ['', ...paths]) {
      const { text } = await visit(`${host}/${path}`, { headers })
      for (const hidden of [SECRET, encodeURIComponent(SECRET), outside.url, ...WORDS]) expect(text).not.toContain(hidden)
    }
  }
  // Even the server's own file names the secret only.
  const bytes = await server.services.releaseStore.read(release, `server-actions/${name}.json`, undefined)
  expect(String(bytes)).toContain('payKey')
  expect(String(bytes)).not.toContain(SECRET)
})
