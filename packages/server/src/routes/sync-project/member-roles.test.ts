import type { DocumentRecord, MemberRole } from '@heddle/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleRecords } from '../../testing/test-ports.ts'
import { openWindow } from '../../testing/sync-client.ts'
import { startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: Person
let projectId = ''
let page: DocumentRecord
let title = ''

beforeAll(async () => {
  server = await startTestServer({ ports: { templates: [{ id: 'sample', assets: [], create: sampleRecords }] } })
  owner = await server.newPerson('Olga')
  projectId = String((await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'sample' })).json['project']?.['id'])
  const { records } = await server.services.rooms.read(projectId)
  const found = records.find(({ kind }) => kind === 'page')
  const text = records.find((record) => record.kind === 'node' && typeof record.props['text']?.['en'] === 'string')
  if (!found || !text) throw new Error('the sample has a page and a text')
  page = found
  title = text.id
})
afterAll(() => server.stop())

async function join(role: MemberRole): Promise<{ readonly person: Person; readonly id: string }> {
  const name = `Of-${role}-${Math.trunc(performance.now())}`
  const person = await server.newPerson(name)
  const { id } = await server.database.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', `${name.toLowerCase()}@example.com`)
    .executeTakeFirstOrThrow()
  await server.services.projects.addMember(projectId, id, role)
  return { person, id }
}

/** Changes that nobody made before. */
const changes = {
  text: (role: MemberRole) => ({ set: { [title]: { 'props/text/en': ['Hello', `Written by ${role}`] } } }),
  look: (role: MemberRole) => ({ set: { [title]: { [`styles/default/--of-${role}`]: [null, 'red'] } } }),
  structure: (role: MemberRole) => ({ set: { [page.id]: { name: ['Home', `Named by ${role}`] } } }),
  removal: () => ({ remove: { [title]: {} } }),
}

it.each([
  ['admin', { text: 'saved', look: 'saved', structure: 'saved' }],
  ['editor', { text: 'saved', look: 'saved', structure: 'saved' }],
  ['content-editor', { text: 'saved', look: 'refused', structure: 'refused', removal: 'refused' }],
  ['viewer', { text: 'refused', look: 'refused', structure: 'refused', removal: 'refused' }],
] as const)('of the changes of %s those of the role are taken, and others refused with the reason', async (role, outcomes) => {
  const window = await openWindow(server, (await join(role)).person, projectId)
  expect((await window.find('welcome')).role).toBe(role)
  for (const [name, outcome] of Object.entries(outcomes)) {
    expect(await window.push(changes[name as keyof typeof changes](role)), name).toBe(outcome)
  }
  if (role === 'content-editor') {
    const refusal = await window.find('refused')
    expect(refusal.issues[0]?.message).toBe('You may change texts and pictures in this project, and nothing else')
  }
  await window.close()
})

it('a member who is removed is out at once, and one with another role comes back with it', async () => {
  const { person, id } = await join('editor')
  const window = await openWindow(server, person, projectId)
  await window.find('welcome')
  expect((await owner.call('PATCH', `/api/projects/${projectId}/members/${id}`, { role: 'viewer' })).status).toBe(200)
  await window.closed
  const again = await openWindow(server, person, projectId)
  expect((await again.find('welcome')).role).toBe('viewer')
  expect((await owner.call('DELETE', `/api/projects/${projectId}/members/${id}`)).status).toBe(200)
  await again.closed
  await expect(openWindow(server, person, projectId)).rejects.toThrow('404')
})
