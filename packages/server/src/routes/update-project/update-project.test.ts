import { changeOf, reverseDiff } from '@heddle/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
