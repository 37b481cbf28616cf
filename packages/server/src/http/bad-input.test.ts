import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
})
afterAll(() => server.stop())

const post = async (path: string, body: string, type = 'application/json') => {
  const answer = await visit(server.url + path, { method: 'POST', headers: { ...owner.headers, 'content-type': type }, body })
  return { status: answer.status, error: JSON.parse(answer.text).error as { code: string; message: string; path?: string } }
}

it('names broken JSON', async () => {
  expect(await post('/api/projects', '{"name": "x"')).toMatchObject({ status: 400, error: { code: 'broken-json' } })
  expect(await post('/api/projects', '')).toMatchObject({ status: 400, error: { code: 'broken-json' } })
})

it('never takes keys that change prototypes', async () => {
  expect((await post('/api/projects', '{"__proto__": {"admin": true}, "name": "x", "template": "empty"}')).status).toBe(400)
})

it('names a body of the wrong kind', async () => {
  expect(await post('/api/projects', 'name=x', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 })
  expect(await post('/api/projects', '"x"', 'text/plain')).toMatchObject({ status: 415 })
})

it('names a body that is too large', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(LIMITS.bodyBytes), template: 'empty' })
  expect(await post('/api/projects', body)).toMatchObject({ status: 413, error: { code: 'too-large' } })
})

it.each([
  [{ name: 5, template: 'empty' }, 'name'],
  [{ name: '   ', template: 'empty' }, 'name'],
  [{ name: 'x'.repeat(81), template: 'empty' }, 'name'],
  [{ name: 'x' }, 'template'],
  [{ name: 'x', template: '../../etc' }, 'template'],
])('names the field that is wrong in %j', async (body, path) => {
  const { status, error } = await post('/api/projects', JSON.stringify(body))
  expect([400, 422]).toContain(status)
  expect(error.path).toBe(path)
})

it.each(['A', 'a b', '-a', 'a--preview', 'assets', 'a.b', '', 'a/b', 'x'.repeat(41)])('refuses the address %j', async (slug) => {
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Slug', template: 'empty' })).json
  const answer = await owner.call('PATCH', `/api/projects/${project?.['id']}`, { slug })
  expect(answer.status).toBe(400)
  expect(answer.json['error']?.['path']).toBe('slug')
})

it('refuses an address that another project has', async () => {
  await owner.call('POST', '/api/projects', { name: 'Taken', template: 'empty' })
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Taken', template: 'empty' })).json
  expect(project?.['slug']).toBe('taken-2')
  const answer = await owner.call('PATCH', `/api/projects/${project?.['id']}`, { slug: 'taken' })
  expect(answer.json['error']).toMatchObject({ code: 'slug-taken', path: 'slug' })
})

it('says that there is nothing at an unknown address, in the form of every other answer', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/projects/x/y'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/..%2f..%2fetc/passwd'],
  ] as const) {
    const answer = await visit(server.url + path, { method, headers: owner.headers })
    expect([400, 404]).toContain(answer.status)
    expect(typeof JSON.parse(answer.text).error.message).toBe('string')
  }
})
