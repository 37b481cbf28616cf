import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRequest } from '../create-server.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { metricsPort: 0, drainSeconds: 5 } })
})
afterAll(() => server.stop())

const ask = (path: string, method = 'GET') => visit(`http://127.0.0.1:${server.metricsPort}${path}`, { method })

it('tells on a port of its own how the server is', async () => {
  expect(await ask('/health')).toMatchObject({ status: 200, text: 'ok\n' })
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', 'POST')).status).toBe(405)
  expect((await visit(`${server.url}/metrics`)).text).not.toContain('heddle_requests_total')
})

it('counts requests by place and class of answer, and says nothing of a person, a project or an address', async () => {
  const owner = await server.newPerson('Theodora')
  await owner.call('POST', '/api/projects', { name: 'Secret orchard', template: 'empty' })
  await visit(server.siteUrl('secret-orchard', '/private/path?token=123'))
  const text = await expect
    .poll(async () => (await ask('/metrics')).text)
    .toMatch(/place="site",status="4xx"} 1/)
    .then(async () => (await ask('/metrics')).text)
  expect(text).toMatch(/^heddle_requests_total\{place="editor",status="2xx"\} \d+$/m)
  expect(text).toMatch(/^heddle_request_seconds_bucket\{place="site",le="\+Inf"\} 1$/m)
  expect(text).toMatch(/^heddle_job_workers\{lane="publish"\} 0$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(text).not.toMatch(/orchard|private|token|theodora|127\.0\.0\.1/i)
})

it('counts what is answered at once like all else, a copy that is the current one too', async () => {
  const owner = await server.newPerson('Ada')
  const { json } = await owner.call('POST', '/api/projects', { name: 'Mill', template: 'empty' })
  await owner.call('POST', `/api/projects/${json['project']?.['id']}/publish`, {})
  const counted = async (status: string) =>
    Number(new RegExp(`place="site",status="${status}"} (\\d+)`).exec((await ask('/metrics')).text)?.[1] ?? 0)
  const before = [await counted('2xx'), await counted('3xx')]
  const { headers } = await visit(server.siteUrl('mill', '/'))
  for (let i = 0; i < 3; i += 1) await visit(server.siteUrl('mill', '/'))
  for (let i = 0; i < 2; i += 1)
    await visit(server.siteUrl('mill', '/'), { headers: { 'if-none-match': String(headers['etag']) } })
  await expect
    .poll(async () => [await counted('2xx'), await counted('3xx')])
    .toEqual([(before[0] ?? 0) + 4, (before[1] ?? 0) + 2])
  expect((await ask('/metrics')).text).toMatch(/^heddle_requests_under_way 0$/m)
})

it('tells a proxy which names it answers for: a site’s only where there is one', async () => {
  const ask = async (domain: string) =>
    (await visit(`http://127.0.0.1:${server.metricsPort}/certificate?domain=${encodeURIComponent(domain)}`)).status
  for (const domain of ['localhost', 'assets.localhost', 'secret-orchard.localhost', 'secret-orchard--preview.localhost'])
    expect([domain, await ask(domain)]).toEqual([domain, 200])
  for (const domain of [
    '',
    'nobody.localhost',
    'a.b.localhost',
    'evil.example',
    'secret-orchard.localhost.evil.example',
    '__proto__',
  ])
    expect([domain, await ask(domain)]).toEqual([domain, 404])
})

it('logs say what was asked for, never who asked, what they typed, or keys of files', () => {
  expect(describeRequest({ method: 'GET', url: '/find?q=Ann&key=1' })).toEqual({ method: 'GET', url: '/find' })
  expect(describeRequest({ method: 'PUT', url: '/shop/ww/user-files/abc?signed=x' })).toEqual({
    method: 'PUT',
    url: '/shop/ww/user-files/…',
  })
  expect(describeRequest({ method: 'GET', url: '/ww/user-files/abc/letter.txt' }).url).toBe('/ww/user-files/…/letter.txt')
})

it('finishes what it has begun before it stops, and says that it stops', async () => {
  const own = await startTestServer({ config: { metricsPort: 0, drainSeconds: 20 } })
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  own.services.projects.findBySlug = async () => {
    begun.resolve()
    await promise
    return undefined
  }
  const owner = await own.newPerson('Ann')
  const { json } = await owner.call('POST', '/api/projects', { name: 'One', template: 'empty' })
  const asked = owner.call('PATCH', `/api/projects/${json['project']?.['id']}`, { slug: 'other' })
  await begun.promise
  const stopped = own.stop()
  await expect.poll(async () => (await visit(`http://127.0.0.1:${own.metricsPort}/health`)).text).toBe('stopping\n')
  resolve()
  expect((await asked).status).toBe(200)
  await stopped
})
