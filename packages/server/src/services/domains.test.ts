import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleRecords } from '../testing/test-ports.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let owner: Person
/** What the names of others hold; an error is what asking for one ends with. */
const records = new Map<string, readonly string[][] | Error>()
const nothing = (code: string) => Object.assign(new Error(code), { code })

beforeAll(async () => {
  server = await startTestServer({
    ports: {
      templates: [{ id: 'sample', assets: [], create: sampleRecords }],
      resolveTxt: async (name) => {
        const found = records.get(name) ?? nothing('ENODATA')
        if (found instanceof Error) throw found
        return found
      },
    },
  })
  owner = await server.newPerson('Olga')
})
afterAll(() => server.stop())
beforeEach(() => records.clear())

interface Told {
  readonly host: string
  readonly state: string
  readonly problem?: string
  readonly url: string
  readonly record: { readonly name: string; readonly value: string }
}
let made = 0
async function newProject(): Promise<string> {
  made += 1
  const { json } = await owner.call('POST', '/api/projects', { name: `Site ${made}`, template: 'sample' })
  return `/api/projects/${String(json['project']?.['id'])}`
}
const add = async (base: string, host: string) =>
  (await owner.call('POST', `${base}/domains`, { host })).json['domain'] as unknown as Told
const check = async (base: string, host: string) =>
  (await owner.call('POST', `${base}/domains/${host}/check`, {})).json['domain'] as unknown as Told
const at = (host: string, path = '/') =>
  visit(`http://${host}:${new URL(server.url).port}${path}`, { headers: { accept: 'text/html' } })

describe('a name of a site’s own', () => {
  it('is answered for only once its record names this very project', async () => {
    const base = await newProject()
    expect((await owner.call('POST', `${base}/publish`, {})).text).toContain('"release"')
    const { record, state } = await add(base, 'WWW.Bakery.example')
    expect([record.name, state]).toEqual(['_heddle.www.bakery.example', 'pending'])
    expect((await at('www.bakery.example')).status).toBe(421)
    expect(await check(base, 'www.bakery.example')).toMatchObject({ state: 'failed', problem: 'missing' })
    records.set(record.name, [['v=spf1 -all'], ['heddle-verify=', 'of-somebody-else']])
    expect(await check(base, 'www.bakery.example')).toMatchObject({ state: 'failed', problem: 'other' })
    records.set(record.name, nothing('ESERVFAIL'))
    expect(await check(base, 'www.bakery.example')).toMatchObject({ state: 'failed', problem: 'unreachable' })
    expect((await at('www.bakery.example')).status).toBe(421)
    // Long records come in parts.
    records.set(record.name, [[record.value.slice(0, 9), record.value.slice(9)]])
    expect((await check(base, 'www.bakery.example')).state).toBe('verified')
    const shown = await at('www.bakery.example')
    expect(shown.status).toBe(200)
    // The server's own name of the site goes on, and so do redirects, errors and what is asked for below.
    expect((await at('www.bakery.example', '/nowhere')).status).toBe(302)
  })

  it('is the address of what is published from then on, and is kept when the project moves', async () => {
    const base = await newProject()
    const { record } = await add(base, 'new.example.org')
    records.set(record.name, [[record.value]])
    const { url } = await check(base, 'new.example.org')
    expect((await owner.call('POST', `${base}/publish`, {})).text).toContain(`"url":"${url}"`)
    expect((await at('new.example.org')).text).toContain(`<link rel="canonical" href="${url}/">`)
    expect((await owner.call('PATCH', base, { slug: 'moved' })).status).toBe(200)
    expect((await at('new.example.org')).status).toBe(200)
    expect((await owner.call('DELETE', base)).status).toBe(200)
    expect((await at('new.example.org')).status).toBe(421)
  })

  it('goes to whoever writes its records now, and stays when nobody can be asked', async () => {
    const [first, second] = [await newProject(), await newProject()]
    const one = await add(first, 'shop.example')
    const other = await add(second, 'shop.example')
    expect(one.record.value).not.toBe(other.record.value)
    records.set(one.record.name, [[one.record.value]])
    expect((await check(first, 'shop.example')).state).toBe('verified')
    expect((await check(second, 'shop.example')).problem).toBe('other')
    records.set(one.record.name, nothing('ETIMEOUT'))
    expect((await check(first, 'shop.example')).state).toBe('verified')
    records.set(one.record.name, [[other.record.value]])
    expect((await check(second, 'shop.example')).state).toBe('verified')
    const { domains } = (await owner.call('GET', `${first}/domains`)).json as unknown as { domains: Told[] }
    expect(domains).toMatchObject([{ state: 'failed', problem: 'taken' }])
  })

  it('leads who comes for a page to the main name, and gives pages that are open what they ask for', async () => {
    const base = await newProject()
    await owner.call('POST', `${base}/publish`, {})
    const lead = (host: string, isMain: boolean) => owner.call('POST', `${base}/domains/${host}/main`, { isMain })
    for (const host of ['old.example', 'main.example']) {
      const { record } = await add(base, host)
      expect((await lead(host, true)).json['error']).toMatchObject({ code: 'domain-not-verified' })
      records.set(record.name, [[record.value]])
      await check(base, host)
    }
    expect((await at('old.example')).status).toBe(200)
    expect((await lead('main.example', true)).status).toBe(200)
    const { port } = new URL(server.url)
    const led = await at('old.example', '/breads?of=rye')
    expect([led.status, led.headers['location'], led.headers['cache-control']]).toEqual([
      301,
      `http://main.example:${port}/breads?of=rye`,
      'public, max-age=3600',
    ])
    const asked = (mode: string) => visit(`http://old.example:${port}/`, { headers: { 'sec-fetch-mode': mode } })
    expect([(await asked('cors')).status, (await asked('navigate')).status]).toEqual([200, 301])
    expect((await at('main.example')).status).toBe(200)
    expect((await owner.call('POST', `${base}/publish`, {})).text).toContain(`"url":"http://main.example:${port}"`)
    // Another one takes its place, and without one all are answered for.
    await lead('old.example', true)
    expect([(await at('old.example')).status, (await at('main.example')).status]).toEqual([200, 301])
    await lead('old.example', false)
    expect([(await at('old.example')).status, (await at('main.example')).status]).toEqual([200, 200])
    expect((await lead('nobodys.example', true)).status).toBe(404)
  })

  it('leads also where its pages were at hand, whatever is asked for but routes of the site, and says nothing of addresses', async () => {
    const base = await newProject()
    await owner.call('POST', `${base}/publish`, {})
    for (const host of ['quick.example', 'slow.example']) {
      const { record } = await add(base, host)
      records.set(record.name, [[record.value]])
      await check(base, host)
    }
    for (let time = 0; time < 3; time += 1) expect((await at('quick.example')).status).toBe(200)
    await owner.call('POST', `${base}/domains/slow.example/main`, { isMain: true })
    const { port } = new URL(server.url)
    for (const path of ['/', '/?a=%0d%0aset-cookie:x', '//evil.example/', '/nowhere']) {
      const led = await at('quick.example', path)
      expect([led.status, led.headers['location']]).toEqual([301, `http://slow.example:${port}${path}`])
      expect(led.headers['set-cookie']).toBeUndefined()
    }
    const head = await visit(`http://quick.example:${port}/`, { method: 'HEAD' })
    expect(head.status).toBe(301)
    // What is sent is not led on: it would be lost on the way.
    const sent = await visit(`http://quick.example:${port}/`, { method: 'POST', body: '' })
    expect(sent.status).toBe(405)
  })

  it('leads nowhere once the main name is given up', async () => {
    const base = await newProject()
    await owner.call('POST', `${base}/publish`, {})
    for (const host of ['left.example', 'lost.example']) {
      const { record } = await add(base, host)
      records.set(record.name, [[record.value]])
      await check(base, host)
    }
    await owner.call('POST', `${base}/domains/lost.example/main`, { isMain: true })
    expect((await at('left.example')).status).toBe(301)
    await owner.call('DELETE', `${base}/domains/lost.example`)
    expect((await at('left.example')).status).toBe(200)
  })

  it('is given up at once', async () => {
    const base = await newProject()
    await owner.call('POST', `${base}/publish`, {})
    const { record } = await add(base, 'gone.example')
    records.set(record.name, [[record.value]])
    await check(base, 'gone.example')
    expect((await at('gone.example')).status).toBe(200)
    expect((await owner.call('DELETE', `${base}/domains/gone.example`)).status).toBe(200)
    expect((await at('gone.example')).status).toBe(421)
    expect((await owner.call('POST', `${base}/domains/gone.example/check`, {})).status).toBe(404)
  })

  it('is refused where it is none, the server’s own, or there already, naming the field', async () => {
    const base = await newProject()
    const refused = async (host: string) => (await owner.call('POST', `${base}/domains`, { host })).json['error']
    for (const host of ['https://a.example', 'localhost', '127.0.0.1', ''])
      expect(await refused(host)).toMatchObject({ code: 'bad-domain', path: 'host' })
    for (const host of ['site-1.localhost', 'assets.localhost', 'a.b.localhost'])
      expect(await refused(host)).toMatchObject({ code: 'own-domain', path: 'host' })
    await add(base, 'twice.example')
    expect(await refused('TWICE.example')).toMatchObject({ code: 'domain-added' })
    for (let count = 1; count < 20; count += 1) await add(base, `n${count}.example`)
    expect(await refused('more.example')).toMatchObject({ code: 'too-many-domains' })
  })
})
