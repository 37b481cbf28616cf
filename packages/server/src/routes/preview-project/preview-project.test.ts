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
  expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/)
  // Browsers that do not count localhost as secure show it in a tab of its own.
  expect(first.headers['set-cookie']?.[1]).toMatch(/^heddle-.*; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(String(first.headers['set-cookie'])).not.toMatch(/Domain=/i)

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
  now += LIMITS.draftLife - LIMITS.previewAddress
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

it('ends an hour after the editor asked, however often and late the address was opened', async () => {
  const url = await newAddress()
  const asked = now
  now += LIMITS.previewAddress - 1
  const answer = await visit(url)
  const cookie = String(answer.headers['set-cookie']?.[0])
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) * 1000).toBeLessThanOrEqual(LIMITS.draftLife - LIMITS.previewAddress + 1000)
  const { origin } = new URL(url)
  now = asked + LIMITS.draftLife - 1
  expect(await statusWith(origin, cookie.split(';')[0] ?? '')).toBe(200)
  now = asked + LIMITS.draftLife
  expect(await statusWith(origin, cookie.split(';')[0] ?? '')).toBe(403)
})

it('opens no other draft, for no changed time and no changed session', async () => {
  const { origin, searchParams } = new URL(await newAddress())
  const [time = '', project = '', release = '', session = '', editor = '', mark = ''] = (
    searchParams.get('heddle-preview') ?? ''
  ).split('.')
  await owner.call('POST', '/api/projects', { name: 'Other', template: 'empty' })
  const other = server.hosts.previewOrigin('other')
  const nobody = '0'.repeat(16)
  expect((await visit(`${other}/?heddle-preview=${searchParams.get('heddle-preview')}`)).status).toBe(403)
  for (const key of [
    `${Number(time) + 1}.${project}.${release}.${session}.${editor}.${mark}`,
    `${time}.${nobody}.${release}.${session}.${editor}.${mark}`,
    `${time}.${project}.${nobody}.${session}.${editor}.${mark}`,
    `${time}.${project}.${release}.${nobody}.${editor}.${mark}`,
    `${time}.${project}.${release}.${session}.${Number(editor) + 1}.${mark}`,
    `${time}.${project}.${release}.${session}.${editor}.`,
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

it('two people run drafts of one project at once, each their own, and publishing does not mind', async () => {
  const [mine, theirs] = await Promise.all([newAddress(), newAddress()])
  const { origin } = new URL(mine)
  const [first, second] = [await enter(mine), await enter(theirs)]
  expect(await statusWith(origin, first)).toBe(200)
  expect(await statusWith(origin, second)).toBe(200)
  expect((await owner.call('POST', draft.replace('preview', 'publish'), {})).text).toContain('"release"')
  expect(await statusWith(origin, first)).toBe(200)
})

it('a draft is gone after its hour, without anybody publishing', async () => {
  const project = String(draft.split('/')[3])
  await newAddress()
  const stored = () => server.services.releaseStore.list(project)
  const before = await stored()
  now += LIMITS.draftLife
  await server.services.publisher.sweep()
  const after = await stored()
  expect(before.length).toBeGreaterThan(after.length)
  expect(await server.services.releases.list(project)).toHaveLength(after.length)
})

it('only drafts may stand in the editor’s frame and load the script that tells it what they do', async () => {
  const url = await newAddress()
  const { origin } = new URL(url)
  const page = await visit(`${origin}/`, { headers: { cookie: await enter(url) } })
  expect(page.text).toContain(`<script type="module" src="/chunks/recorder-one00000.js" data-heddle-editor="${server.url}">`)
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${server.url}`)
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
  const script = await visit(`${origin}/chunks/recorder-one00000.js`, { headers: { cookie: await enter(url) } })
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])

  await owner.call('POST', draft.replace('preview', 'publish'), {})
  const published = await visit(server.siteUrl('draft'))
  expect(published.text).not.toMatch(/recorder|heddle-editor/)
  expect(published.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  const { release } = (await server.services.releases.current('draft')) ?? {}
  expect(JSON.stringify(release)).not.toContain('recorder')
})

it('the editor may frame drafts and stays connected to tabs that it opens', async () => {
  const { headers } = await owner.call('GET', '/api/session')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['content-security-policy']).toMatch(/frame-src 'self' http:\/\/\*\.localhost:\d+/)
})
