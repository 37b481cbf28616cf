import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createHostNames } from '../host-names.ts'
import type { Database } from '../ports/database.ts'
import { cookieNames } from '../cookies.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { sampleRecords } from '../testing/test-ports.ts'
import { createAccounts } from './accounts.ts'
import { LIMITS } from '../limits.ts'
import { createChangeLog } from './change-log.ts'
import { createProjects } from './projects.ts'

const projectsOf = (database: Database) =>
  createProjects({
    database,
    templates: [{ id: 'empty', assets: [], create: sampleRecords }],
    hosts: createHostNames(readConfig({}), () => 4000),
    now: Date.now,
    keepFiles: () => Promise.resolve(),
    recordVersion: 1,
  })

async function ownerOf(database: Database) {
  const accounts = createAccounts(database, { secret: 'x'.repeat(40), cookies: cookieNames(readConfig({})), now: Date.now })
  return (await accounts.createUser({ name: 'Ann', email: 'ann@example.com', password: 'long enough' })).user
}

onEveryEngine((engine) => {
  it('gives ten projects of one name, made at once, ten addresses', async () => {
    const database = await engine.open()
    const projects = projectsOf(database)
    const ann = await ownerOf(database)
    await Promise.all(Array.from({ length: 10 }, () => projects.create(ann, { name: 'Shop', template: 'empty' })))
    const slugs = (await projects.listFor(ann.id)).map(({ project }) => project.slug)
    expect(new Set(slugs).size).toBe(10)
    expect(slugs).toContain('shop')
    expect(slugs).toContain('shop-10')
  })

  it('keeps the log in order, whole groups at a time, and never a number twice', async () => {
    const database = await engine.open()
    const ann = await ownerOf(database)
    const { id } = await projectsOf(database).create(ann, { name: 'Shop', template: 'empty' })
    const log = createChangeLog(database)
    const entry = (seq: number) => ({
      seq,
      localId: `l${seq}`,
      clientId: 'c',
      author: ann,
      label: 'Edit',
      time: 1_800_000_000_000 + seq,
      diff: {},
    })
    await log.append(id, [entry(1), entry(2)])
    await expect(log.append(id, [entry(3), entry(2)])).rejects.toThrow()
    await log.append(id, [entry(3)])
    const entries = await log.entriesAfter(id, 1)
    expect(entries.map(({ seq }) => seq)).toEqual([2, 3])
    expect(entries[0]).toEqual({ ...entry(2), author: { id: ann.id, name: 'Ann' } })

    await log.saveSnapshot(id, { seq: 3, version: 1, records: [] })
    expect(await log.lastSnapshot(id)).toEqual({ seq: 3, version: 1, records: [] })
  })

  it('keeps the first snapshot and the newest ones, however long a project is worked on, and those of others', async () => {
    const database = await engine.open()
    const ann = await ownerOf(database)
    const projects = projectsOf(database)
    const [shop, other] = [
      await projects.create(ann, { name: 'Shop', template: 'empty' }),
      await projects.create(ann, { name: 'Other', template: 'empty' }),
    ]
    const log = createChangeLog(database)
    const times = Array.from({ length: LIMITS.keptSnapshots * 2 }, (_, at) => (at + 1) * LIMITS.snapshotEvery)
    for (const seq of times) {
      await log.saveSnapshot(shop.id, { seq, version: 1, records: [] })
      expect((await log.lastSnapshot(shop.id))?.seq).toBe(seq)
    }
    await log.saveSnapshot(other.id, { seq: 1, version: 1, records: [] })
    const left = database.db.selectFrom('snapshot').select('seq').orderBy('seq')
    const seqsOf = async (id: string) => (await left.where('project_id', '=', id).execute()).map(({ seq }) => seq)
    expect(await seqsOf(shop.id)).toEqual([0, ...times.slice(-LIMITS.keptSnapshots)])
    expect(await seqsOf(other.id)).toEqual([0, 1])
  })

  it('deletes a project with everything that hangs on it', async () => {
    const database = await engine.open()
    const projects = projectsOf(database)
    const ann = await ownerOf(database)
    const { id } = await projects.create(ann, { name: 'Shop', template: 'empty' })
    await projects.remove(id)
    expect(await projects.findFor(ann.id, id)).toBeUndefined()
    expect(await database.db.selectFrom('snapshot').selectAll().execute()).toEqual([])
    expect(await database.db.selectFrom('project_member').selectAll().execute()).toEqual([])
  })
})
