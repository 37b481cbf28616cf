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
  now += LIMITS.previewCookie
  expect((await visit(`${origin}/`, { headers: { cookie } })).status).toBe(403)
})

const enter = async (url: string) => String((await visit(url)).headers['set-cookie']?.[0]).split(';')[0] ?? ''
const statusWith = async (origin: string, cookie: string) => (await visit(`${origin}/`, { headers: { cookie } })).status

it('never takes the cookie for an address, or the other way round', async () => {
  const url = new URL(await newAddress())
  const cookie = await enter(url.href)
  const [name = '', value = ''] = cookie.split('=')
  expect((await visit(`${url.origin}/?heddle-preview=${value}`)).status).toBe(403)
  expect(await statusWith(url.origin, `${name}=${url.searchParams.get('heddle-preview')}`)).toBe(403)
  expect(await statusWith(url.origin, cookie)).toBe(200)
})

it('ends twelve hours after the editor asked, however often and late the address was opened', async () => {
  const url = await newAddress()
  const asked = now
  now += LIMITS.previewAddress - 1
  const answer = await visit(url)
  const cookie = String(answer.headers['set-cookie']?.[0])
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) * 1000).toBeLessThanOrEqual(
    LIMITS.previewCookie - LIMITS.previewAddress + 1000,
  )
  const { origin } = new URL(url)
  now = asked + LIMITS.previewCookie - 1
  expect(await statusWith(origin, cookie.split(';')[0] ?? '')).toBe(200)
  now = asked + LIMITS.previewCookie
  expect(await statusWith(origin, cookie.split(';')[0] ?? '')).toBe(403)
})

it('opens no other draft, for no changed time and no changed session', async () => {
  const { origin, searchParams } = new URL(await newAddress())
  const [time = '', session = '', mark = ''] = (searchParams.get('heddle-preview') ?? '').split('.')
  await owner.call('POST', '/api/projects', { name: 'Other', template: 'empty' })
  const other = server.hosts.previewOrigin('other')
  expect((await visit(`${other}/?heddle-preview=${time}.${session}.${mark}`)).status).toBe(403)
  for (const key of [
    `${Number(time) + 1}.${session}.${mark}`,
    `${time}.${'0'.repeat(16)}.${mark}`,
    `${time}.${session}.`,
    `.${mark}`,
    'x',
    '',
  ])
    expect((await visit(`${origin}/?heddle-preview=${key}`)).status).toBe(403)
})

it('ends at once when the one who opened it signs out, and when they are no member any more', async () => {
  const editor = await server.newPerson('Eve')
  const { user } = (await editor.call('GET', '/api/session')).json
  const projectId = String(draft.split('/')[3])
  const addressOf = async () => String((await editor.call('POST', draft, {})).json['url'])
  await server.services.projects.addMember(projectId, String(user?.['id']), 'editor')
  const [first, second] = [await addressOf(), await addressOf()]
  const [seen, kept] = [await enter(first), await enter(await newAddress())]
  const { origin } = new URL(first)
  expect(await statusWith(origin, seen)).toBe(200)

  await server.services.removeMember(projectId, String(user?.['id']))
  expect(await statusWith(origin, seen)).toBe(403)
  expect((await visit(second)).status).toBe(403)
  await server.services.projects.addMember(projectId, String(user?.['id']), 'editor')
  expect(await statusWith(origin, seen)).toBe(200)

  await editor.call('POST', '/api/sign-out', {})
  expect(await statusWith(origin, seen)).toBe(403)
  expect((await visit(second)).status).toBe(403)
  expect(await statusWith(origin, kept)).toBe(200)
})

it('keeps every answer out of caches that others share', async () => {
  const url = await newAddress()
  const cookie = await enter(url)
  const { origin } = new URL(url)
  for (const path of ['/', '/nothing', '/404', '/icons/star.svg', '/robots.txt']) {
    const { headers } = await visit(origin + path, { headers: { cookie } })
    expect(headers['cache-control']).toMatch(/^private, |^no-store$/)
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
  expect((await visit(`${origin}/`)).headers['cache-control']).toBe('no-store')
})
