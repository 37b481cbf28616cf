import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { askAccounts, editText, KEPT, KEPT_FOLDER, keptPorts, publishKept } from '../testing/kept-data.ts'
import { personAt } from '../testing/person.ts'
import { findPostgres, startPostgres, type PostgresCluster } from '../testing/postgres-cluster.ts'
import { startTestServer } from '../testing/test-server.ts'
import { visit } from '../testing/visit.ts'
import { checkData } from './check-data.ts'
import { restore } from './restore.ts'

let root = ''
let cluster: PostgresCluster | undefined
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'heddle-kept-'))
  if (findPostgres()) cluster = await startPostgres()
})
afterAll(() => {
  cluster?.stop()
  rmSync(root, { recursive: true, force: true })
})

it.skipIf(!findPostgres()).each(readdirSync(KEPT_FOLDER))(
  'a backup of a PostgreSQL of %s is restored: its sites are there, those of then sign in, and it is edited and published',
  async (day) => {
    const folder = join(root, day)
    const databaseUrl = await cluster?.newDatabase()
    const config = readConfig({ HEDDLE_DATA: folder, DATABASE_URL: databaseUrl })
    const damage = (await restore(config, join(KEPT_FOLDER, day))).problems
    expect(damage.filter(({ what }) => !what.startsWith('it is of an older Heddle'))).toEqual([])
    const server = await startTestServer({
      folder,
      config: { ...(databaseUrl !== undefined && { databaseUrl }) },
      ports: keptPorts(),
    })
    try {
      expect((await server.stranger.call('GET', '/health')).status).toBe(200)
      expect((await checkData(config)).problems).toEqual([])

      // The releases of then.
      const home = await visit(server.siteUrl(KEPT.plain))
      expect([home.status, home.text.includes(KEPT.plainText)]).toEqual([200, true])
      const members = (cookie: string, path: string = KEPT.membersPage) =>
        visit(server.siteUrl(KEPT.club, path), { headers: { cookie } })
      expect((await members('')).text).not.toContain(KEPT.membersText)
      const { cookie } = await askAccounts(server, 'sign-in', KEPT.visitor)
      expect((await members(cookie)).text).toContain(KEPT.membersText)
      expect((await members(cookie, `/assets/${KEPT.pictureFile}`)).bytes).toEqual(KEPT.picture)
      expect((await members('', `/assets/${KEPT.pictureFile}`)).bytes).not.toEqual(KEPT.picture)

      // The owner of then.
      const signedIn = await server.stranger.call('POST', '/api/sign-in', KEPT.owner)
      const owner = personAt(server.url, (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '))
      const { projects } = (await owner.call('GET', '/api/projects')).json as unknown as {
        readonly projects: readonly { readonly id: string; readonly slug: string }[]
      }
      const idOf = (slug: string) => projects.find((project) => project.slug === slug)?.id ?? ''
      const [club, plain] = [idOf(KEPT.club), idOf(KEPT.plain)]
      const files = await owner.call('GET', `/api/projects/${club}/user-files?place=live`)
      expect(files.text).toContain('letter.txt')

      // It goes on.
      await editText(server, owner, plain, 'Written years later')
      await publishKept(owner, plain)
      await publishKept(owner, club)
      expect((await visit(server.siteUrl(KEPT.plain))).text).toContain('Written years later')
      expect((await members(cookie)).text).toContain(KEPT.membersText)
      expect((await checkData(config)).problems).toEqual([])
    } finally {
      await server.stop()
    }
  },
)
