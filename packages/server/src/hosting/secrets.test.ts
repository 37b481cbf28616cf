import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReleaseManifest } from '../releases/manifest.ts'
import { crawl, forms } from '../testing/crawl.ts'
import { doormanPlugins, doormanServers, guardedRecords } from '../testing/guarded-site.ts'
import { json, startRowsServer, type RowsServer } from '../testing/rows-server.ts'
import { rowsPlugins, rowsServers } from '../testing/rows-plugin.ts'
import { rowsRecords } from '../testing/rows-records.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** What nobody but the server and the builder may ever see, and where it stands. */
const MARKS = {
  token: 'marked-token-of-a-plugin-9137',
  secret: 'marked-secret-of-a-project-2846',
  table: 'marked-table-of-a-source-5521',
} as const
const VISITORS = [undefined, 'stranger', 'member', 'staff', 'night'] as const

let outside: RowsServer
let server: TestServer
let releases: readonly (readonly [site: string, release: ReleaseManifest])[]

beforeAll(async () => {
  outside = await startRowsServer()
  outside.answer = json({ data: [{ name: 'Rye', baker: 'Ann' }] })
  server = await startTestServer({
    config: { allowPrivate: ['127.0.0.1'] },
    ports: {
      plugins: new Map([...rowsPlugins, ...doormanPlugins]),
      pluginServers: { ...rowsServers, ...doormanServers },
      templates: [
        { id: 'rows', assets: [], create: rowsRecords(outside.url, { config: { table: MARKS.table, isAutoFetch: true } }) },
        { id: 'guarded', assets: [], create: guardedRecords() },
      ],
    },
  })
  const owner = await server.newPerson('Owner')
  const found: (readonly [string, ReleaseManifest])[] = []
  for (const name of ['rows', 'guarded']) {
    const { json: made } = await owner.call('POST', '/api/projects', { name, template: name })
    const id = String(made['project']?.['id'])
    for (const namespace of name === 'rows' ? ['rows', 'paged'] : [])
      expect(
        await owner.call('PATCH', `/api/projects/${id}/plugins/${namespace}`, { values: { token: MARKS.token } }),
      ).toMatchObject({ status: 200 })
    const secret = { name: 'KEY', origin: outside.url, value: MARKS.secret }
    expect(await owner.call('POST', `/api/projects/${id}/secrets`, secret)).toMatchObject({ status: 200 })
    expect((await owner.call('POST', `/api/projects/${id}/publish`, {})).text).toContain('"release"')
    const shown = await server.services.releases.current(name)
    if (shown) found.push([server.siteUrl(name, ''), shown.release])
  }
  releases = found
})
afterAll(async () => {
  await server.stop()
  await outside.stop()
})

const cookieOf = (who: string | undefined): Readonly<Record<string, string>> =>
  who === undefined ? {} : { cookie: `who=${who}` }

it.each(VISITORS)('private settings, secrets and definitions of sources reach nobody, in no form: %s', async (who) => {
  for (const [site, release] of releases) {
    const answers = await crawl(site, release, cookieOf(who))
    expect(answers.size).toBeGreaterThan(20)
    const seen = Object.values(MARKS).flatMap((mark) =>
      forms(mark).flatMap((form) => [...answers].flatMap(([path, text]) => (text.includes(form) ? `${path} has ${form}` : []))),
    )
    expect(seen).toEqual([])
  }
})

it('what is for some is in no answer to others, in no form', async () => {
  const [site, release] = releases[1] ?? expect.unreachable()
  const holders = async (who: string | undefined, mark: string) => {
    const answers = await crawl(site, release, cookieOf(who))
    return [...answers].filter(([, text]) => forms(mark).some((form) => text.includes(form))).map(([path]) => path)
  }
  for (const who of [undefined, 'stranger']) expect(await holders(who, 'SECRET')).toEqual([])
  expect(await holders('member', 'SECRET row')).toEqual([])
  expect(await holders('staff', 'SECRET fetched')).toEqual([])
  // The search finds what is there.
  expect((await holders('member', 'SECRET members')).length).toBeGreaterThan(0)
  expect((await holders('night', 'SECRET fetched')).length).toBeGreaterThan(0)
})

it('a mark is found whatever it is written as', () => {
  const mark = MARKS.token
  for (const before of ['', 'a', 'ab', 'abc']) {
    const text = Buffer.from(`${before}${mark} and more`).toString('base64')
    expect(forms(mark).some((form) => text.includes(form))).toBe(true)
  }
})
