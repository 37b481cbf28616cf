import { changeOf, reverseDiff } from '@heddle/store'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWindow } from '../../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: Person
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Owner')
})
afterAll(() => server.stop())

const newProject = async (name: string): Promise<string> =>
  String((await owner.call('POST', '/api/projects', { name, template: 'empty' })).json['project']?.['id'])
/** What the gallery calls a project. */
async function listed(id: string): Promise<unknown> {
  const projects = (await owner.call('GET', '/api/projects')).json['projects'] as unknown as readonly Record<string, unknown>[]
  return projects.find((project) => project['id'] === id)?.['name']
}
async function site(id: string) {
  const { records } = await server.services.rooms.read(id)
  const found = records.find(({ kind }) => kind === 'site')
  if (found?.kind !== 'site') throw new Error('a project without a site')
  return found
}

it('a name given in the gallery is that of the site at once, for everyone who is there, and a change that history shows', async () => {
  const id = await newProject('Fjords')
  const window = await openWindow(server, owner, id)
  const { json } = await owner.call('PATCH', `/api/projects/${id}`, { name: ' Lofoten ' })
  expect(json['project']).toMatchObject({ id, name: 'Lofoten' })
  expect([(await site(id)).name, await listed(id)]).toEqual(['Lofoten', 'Lofoten'])
  const { entries } = await window.find('entries')
  expect(entries).toMatchObject([{ label: 'Rename the project', author: { name: 'Owner' } }])
  await window.close()
})

it('a name given in the editor is the one that the gallery shows; so is the old one after undo, and the new one after redo', async () => {
  const id = await newProject('Fjords')
  const window = await openWindow(server, owner, id)
  const rename = changeOf((await site(id)).id, 'name', 'Fjords', 'Lofoten')
  await window.push(rename)
  expect(await listed(id)).toBe('Lofoten')
  await window.push(reverseDiff(rename))
  expect(await listed(id)).toBe('Fjords')
  await window.push(rename)
  expect(await listed(id)).toBe('Lofoten')
  await window.close()
})

it('of two who give a name at once the later one has it, in the gallery and on the site', async () => {
  const id = await newProject('Fjords')
  const window = await openWindow(server, owner, id)
  const { id: siteId } = await site(id)
  await Promise.all([
    window.push(changeOf(siteId, 'name', 'Fjords', 'Lofoten')),
    owner.call('PATCH', `/api/projects/${id}`, { name: 'Senja' }),
    window.push(changeOf(siteId, 'name', 'Lofoten', 'Tromsø')),
  ])
  expect(await listed(id)).toBe((await site(id)).name)
  await window.close()
})

it('a name that it has already changes nothing, and mends a list that says another one', async () => {
  const id = await newProject('Fjords')
  await server.database.db.updateTable('project').set({ name: 'Before' }).where('id', '=', id).execute()
  await owner.call('PATCH', `/api/projects/${id}`, { name: 'Fjords' })
  expect(await listed(id)).toBe('Fjords')
  expect((await server.services.rooms.read(id)).seq).toBe(0)
})

it('an address that is taken leaves the name as it was', async () => {
  await newProject('Taken')
  const id = await newProject('Fjords')
  expect((await owner.call('PATCH', `/api/projects/${id}`, { slug: 'taken', name: 'Lofoten' })).status).toBe(409)
  expect([(await site(id)).name, await listed(id)]).toEqual(['Fjords', 'Fjords'])
})

/** Name and address as lists, the site and visitors have them. */
async function facts(id: string): Promise<readonly unknown[]> {
  const row = await server.database.db.selectFrom('project').select(['name', 'slug']).where('id', '=', id).executeTakeFirst()
  return [(await site(id)).name, row?.name, row?.slug]
}

it('name and address given together change together', async () => {
  const id = await newProject('Fjords')
  const { json } = await owner.call('PATCH', `/api/projects/${id}`, { name: 'Lofoten', slug: 'lofoten' })
  expect(json['project']).toMatchObject({ id, name: 'Lofoten', slug: 'lofoten' })
  expect(await facts(id)).toEqual(['Lofoten', 'Lofoten', 'lofoten'])
  await owner.call('PATCH', `/api/projects/${id}`, { name: 'Lofoten', slug: 'lofoten-north' })
  expect(await facts(id)).toEqual(['Lofoten', 'Lofoten', 'lofoten-north'])
})

it('what can only be written in part is not written: neither name nor address', async () => {
  const id = await newProject('Disko')
  const write = vi.spyOn(server.database, 'writeTogether').mockRejectedValueOnce(new Error('The disk is full'))
  expect((await owner.call('PATCH', `/api/projects/${id}`, { name: 'Uummannaq', slug: 'uummannaq' })).status).toBeGreaterThan(499)
  write.mockRestore()
  expect(await facts(id)).toEqual(['Disko', 'Disko', 'disko'])
})

it('of two who want one address at once one gets it, with the name that goes with it; the other keeps both, and can be edited', async () => {
  const ids = await Promise.all(['Andenes', 'Svolvær'].map(newProject))
  const wish = { name: 'Reine', slug: 'reine' }
  const answers = await Promise.all(ids.map((id) => owner.call('PATCH', `/api/projects/${id}`, wish)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [loser = ''] = ids.filter((_, at) => answers[at]?.status === 409)
  expect((await facts(loser)).slice(0, 2)).not.toContain('Reine')
  expect((await facts(loser))[2]).not.toBe('reine')
  await owner.call('PATCH', `/api/projects/${loser}`, { name: 'Henningsvær' })
  expect((await facts(loser)).slice(0, 2)).toEqual(['Henningsvær', 'Henningsvær'])
})
