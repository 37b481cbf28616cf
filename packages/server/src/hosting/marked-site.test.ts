import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { crawl, forms } from '../testing/crawl.ts'
import { MARKS, markedRecords } from '../testing/marked-records.ts'
import { startSourceSite, type SourceSite } from '../testing/source-site.ts'
import { visit } from '../testing/visit.ts'

const SECRET = 'marked-secret-of-a-project-9013'
const PASSWORD = 'marked-password-of-an-account-2256'
const ROLES: Readonly<Record<string, readonly string[]>> = {
  member: [],
  staff: ['staffrole0000000'],
  night: ['staffrole0000000', 'nightrole0000000'],
}
/** Whoever visits: strangers, and accounts of the site whose names and addresses are marked. */
const VISITORS = ['stranger', ...Object.keys(ROLES)]
const marksOf = (who: string): readonly string[] => [`marked-name-of-${who}-3171`, `marked-mail-of-${who}-4490@example.org`]

type Headers = Readonly<Record<string, string>>
/** A place where the site is seen: the addresses, what is shown there, and what opens it. */
interface Shown {
  readonly url: string
  readonly release: ReleaseManifest
  readonly cookies: readonly string[]
}

let site: SourceSite
const places = new Map<string, Shown>()
const sessions = new Map<string, readonly string[]>()

const headersOf = (place: string, who: string): Headers => {
  const all = [...(places.get(place)?.cookies ?? []), ...(sessions.get(`${place} ${who}`) ?? [])]
  return all.length === 0 ? {} : { cookie: all.join('; ') }
}
const cookiesFrom = (set: readonly string[] | undefined): readonly string[] => (set ?? []).map((one) => one.split(';')[0] ?? '')

beforeAll(async () => {
  site = await startSourceSite('Marked', markedRecords)
  const { ann, base, server, project, outside } = site
  outside.answer = (_, response) => void response.end('{"paid":true}')
  await ann.call('POST', `${base}/secrets`, { name: 'KEY', origin: outside.url, value: SECRET })
  for (const stage of ['production', 'staging'])
    expect((await ann.call('POST', `${base}/publish`, { stage })).text).toContain('"release"')
  const [live, staged] = [
    await server.services.releases.current('marked'),
    await server.services.releases.current('marked', 'staging'),
  ]
  const draft = new URL(String((await ann.call('POST', `${base}/preview`, {})).json['url']))
  const opened = cookiesFrom((await visit(draft.href)).headers['set-cookie'])
  const [, , draftId = ''] = (draft.searchParams.get('heddle-preview') ?? '').split('.')
  const drawn = await server.services.releases.load(project, draftId)
  places.set('site', { url: server.siteUrl('marked', ''), release: live?.release ?? expect.unreachable(), cookies: [] })
  places.set('staging', {
    url: server.siteUrl('marked--staging', ''),
    release: staged?.release ?? expect.unreachable(),
    cookies: [],
  })
  places.set('draft', { url: draft.origin, release: drawn, cookies: opened })
  // Staging and draft share their accounts.
  for (const place of ['site', 'draft'])
    for (const [who, roles] of Object.entries(ROLES)) {
      const [name, email] = marksOf(who)
      const answer = await visit(`${places.get(place)?.url}/ww/accounts/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersOf(place, '') },
        body: JSON.stringify({ name, email, password: PASSWORD }),
      })
      expect(answer.status, answer.text).toBe(200)
      sessions.set(`${place} ${who}`, cookiesFrom(answer.headers['set-cookie']))
      if (place === 'draft') sessions.set(`staging ${who}`, cookiesFrom(answer.headers['set-cookie']))
      const { id } = (JSON.parse(answer.text) as { readonly user: { readonly id: string } }).user
      const change = { place: place === 'site' ? 'live' : 'draft', roles }
      expect((await ann.call('PATCH', `${base}/accounts/${id}`, change)).status).toBe(200)
    }
}, 60_000)
afterAll(() => site.stop())

/** Answers that hold a text, in any form. */
const holders = (answers: ReadonlyMap<string, string>, mark: string): readonly string[] =>
  forms(mark).flatMap((form) => [...answers].flatMap(([path, text]) => (text.includes(form) ? [`${path} has ${form}`] : [])))

it.each(['site', 'staging', 'draft'].flatMap((place) => VISITORS.map((who) => [place, who] as const)))(
  'arguments of the server’s actions, notes of builders, recordings and other people’s accounts are in nothing that is fetched: %s, %s',
  async (place, who) => {
    const { url, release } = places.get(place) ?? expect.unreachable()
    const answers = await crawl(url, release, headersOf(place, who))
    expect(answers.size).toBeGreaterThan(30)
    const others = VISITORS.filter((one) => one !== who).flatMap(marksOf)
    const never = [...Object.values(MARKS), SECRET, PASSWORD, 'ann@example.com', ...others]
    expect(never.flatMap((mark) => holders(answers, mark))).toEqual([])
    // The search finds what is there: one's own account, and what one may see.
    const own = marksOf(who).flatMap((mark) => holders(answers, mark).map((each) => each.split(' has ')[0]))
    expect([...new Set(own)]).toEqual(who === 'stranger' ? [] : ['POST /ww/accounts/session'])
    expect(holders(answers, 'SECRET members').length > 0).toBe(who !== 'stranger')
    expect(holders(answers, 'SECRET row').length > 0).toBe(who === 'staff' || who === 'night')
  },
  60_000,
)

it('the project holds every mark, and the server asked with those that it is to ask with', async () => {
  const { outside, server, project } = site
  const held = JSON.stringify((await server.services.rooms.read(project)).records)
  expect(Object.values(MARKS).filter((mark) => !held.includes(mark))).toEqual([])
  const asked = outside.asked.map(({ url, headers, body }) => `${url} ${headers['x-marked']} ${body}`)
  for (const mark of [MARKS.path, MARKS.header, MARKS.body, SECRET]) expect(asked.some((text) => text.includes(mark))).toBe(true)
})

it('without its key a draft gives nothing at all, whoever asks', async () => {
  const { url, release } = places.get('draft') ?? expect.unreachable()
  for (const who of VISITORS) {
    const answers = await crawl(url, release, { cookie: (sessions.get(`draft ${who}`) ?? []).join('; ') })
    const marks = [...Object.values(MARKS), ...VISITORS.flatMap(marksOf), 'SECRET', 'Welcome']
    expect(marks.flatMap((mark) => holders(answers, mark))).toEqual([])
  }
})
