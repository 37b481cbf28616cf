import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, it } from 'vitest'
import { copyPlaces } from '../data/copy-places.ts'
import { LIMITS } from '../limits.ts'
import type { AccountRow, SitePlaces } from '../ports/site-places.ts'
import { onEveryEngine } from '../testing/database-engines.ts'
import { openSitePlaces } from './site-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'heddle-places-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ann: AccountRow = { id: 'ann', email: 'ann@example.org', name: '', password: 'x', roles: '[]', blocked: 0, created_at: 1 }
const add = (places: SitePlaces, projectId: string, isDraft = false) =>
  places.use({ projectId, isDraft }, (db) => db.insertInto('account').values(ann).execute())
const count = (places: SitePlaces, projectId: string, isDraft = false) =>
  places.use({ projectId, isDraft }, async (db) => (await db.selectFrom('account').select('id').execute()).length)

onEveryEngine((engine) => {
  it('each site has a place of its own, and so has its draft; one goes without the others', async () => {
    const places = openSitePlaces(await engine.open(), folder)
    await Promise.all([add(places, 'one'), add(places, 'two', true)])
    const counts = () =>
      Promise.all([count(places, 'one'), count(places, 'one', true), count(places, 'two'), count(places, 'two', true)])
    expect(await counts()).toEqual([1, 0, 0, 1])
    await expect(add(places, 'one')).rejects.toThrow(/unique/i)
    await places.remove('one')
    expect(await counts()).toEqual([0, 0, 0, 1])
    await places.remove('two')
    await places.close()
  })

  it.each(['../up', '', 'A', 'a/b', 'a"b'])('%j names no place', async (projectId) => {
    const places = openSitePlaces(await engine.open(), folder)
    await expect(count(places, projectId)).rejects.toThrow('names no place')
    await places.close()
  })
})

it('more places than may be open at once are used one after another, and all keep what they hold', async () => {
  const places = openSitePlaces({ engine: 'sqlite' } as never, folder)
  const names = Array.from({ length: LIMITS.openPlaces + 4 }, (_, at) => `many${at}`)
  for (const name of names) await add(places, name)
  for (const name of names) expect(await count(places, name)).toBe(1)
  await places.close()
})

it('a backup takes the places along', async () => {
  const places = openSitePlaces({ engine: 'sqlite' } as never, folder)
  await add(places, 'kept')
  const to = join(folder, 'copy')
  await copyPlaces(folder, to, (from, target) => {
    const file = new Sqlite(from, { readonly: true })
    file.prepare('vacuum into ?').run(target)
    file.close()
  })
  await places.close()
  const copied = openSitePlaces({ engine: 'sqlite' } as never, to)
  expect(await count(copied, 'kept')).toBe(1)
  await copied.close()
})
