import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'
import { visit } from '../../testing/visit.ts'

let now = Date.now()
let server: TestServer
let owner: Person
let draft = ''

beforeAll(async () => {
  server = await startTestServer({ ports: { now: () => now } })
  owner = await server.newPerson('Owner')
  const { project } = (await owner.call('POST', '/api/projects', { name: 'Draft', template: 'empty' })).json
  draft = `/api/projects/${project?.['id']}/preview`
})
afterAll(() => server.stop())

const newAddress = async () => String((await owner.call('POST', draft, {})).json['url'])

it('shows a draft only through an address that the editor signed', async () => {
  const url = await newAddress()
  const origin = new URL(url).origin
  expect(origin).toBe(server.hosts.previewOrigin('draft'))
  expect((await visit(`${origin}/`)).status).toBe(403)
  expect((await visit(`${origin}/?heddle-preview=${now + 1000}.forged`)).status).toBe(403)

  const first = await visit(url)
  expect(first.status).toBe(302)
  expect(first.headers.location).toBe('/')
  const cookie = String(first.headers['set-cookie']?.[0])
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  expect(cookie).not.toMatch(/Domain=/i)

  const page = await visit(`${origin}/test`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
  expect(page.status).toBe(200)
  expect(page.headers['x-robots-tag']).toBe('noindex')
  // The published site does not exist yet, and its address takes no such key.
  expect((await visit(server.siteUrl('draft', `/${new URL(url).search}`))).status).toBe(404)
})

it('does not lead away from its own origin', async () => {
  const url = new URL(await newAddress())
  const answer = await visit(`${url.origin}//evil.example/${url.search}`)
  expect(answer.headers.location).toBe('/evil.example/')
})

it('ends the address and the cookie in time', async () => {
  const url = await newAddress()
  const cookie = String((await visit(url)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
  now += LIMITS.previewAddress
  expect((await visit(url)).status).toBe(403)
  const origin = new URL(url).origin
  expect((await visit(`${origin}/`, { headers: { cookie } })).status).toBe(200)
  now += LIMITS.previewCookieSeconds * 1000
  expect((await visit(`${origin}/`, { headers: { cookie } })).status).toBe(403)
})
