import type { MemberRole } from '@heddle/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { PASSWORD, startTestServer, type Person, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let clock = 0
let owner: Person
let count = 0
let base = ''

beforeAll(async () => {
  server = await startTestServer({ ports: { now: () => Date.now() + clock } })
  owner = await server.newPerson('Olga')
})
afterAll(() => server.stop())
beforeEach(async () => {
  clock = 0
  const { json } = await owner.call('POST', '/api/projects', { name: 'Bakery', template: 'empty' })
  base = `/api/projects/${String(json['project']?.['id'])}`
})

interface Told {
  readonly role: MemberRole
  readonly members: readonly { readonly id: string; readonly name: string; readonly role: MemberRole; readonly isYou: boolean }[]
  readonly invitations: readonly { readonly id: string; readonly role: MemberRole; readonly by: string }[]
}
const told = async (who = owner) => (await who.call('GET', `${base}/members`)).json as unknown as Told
const newName = () => `P${(count += 1)}`

async function invite(role: string, by = owner): Promise<string> {
  const { json } = await by.call('POST', `${base}/invitations`, { role })
  return String(json['link']).split('#join=')[1] ?? ''
}
const accept = (token: string, by: Person = server.stranger, person?: object) =>
  by.call('POST', '/api/invitations/accept', { token, ...(person && { person }) })

async function join(role: string): Promise<Person & { readonly name: string }> {
  const name = newName()
  const person = await server.newPerson(name)
  expect((await accept(await invite(role), person)).status).toBe(200)
  return { ...person, name }
}
const idOf = async (name: string) => (await told()).members.find((member) => member.name === name)?.id ?? ''

describe('a project that is handed over', () => {
  it('has the other member as its owner, and the one before as an admin, who cannot take it back', async () => {
    const heir = await join('viewer')
    const give = (to: string, by: Person = owner) => by.call('POST', `${base}/owner`, { userId: to })
    const own = (await told()).members.find(({ isYou }) => isYou)?.id ?? ''
    expect((await give(await idOf(heir.name))).status).toBe(200)
    expect((await told()).members.map(({ name, role }) => [name, role]).toSorted()).toEqual(
      [
        ['Olga', 'admin'],
        [heir.name, 'owner'],
      ].toSorted(),
    )
    expect((await give(own)).status).toBe(403)
    expect((await owner.call('DELETE', base)).status).toBe(403)
    const back = await give(own, heir)
    expect([back.status, (await told()).role]).toEqual([200, 'owner'])
    const { json } = await owner.call('GET', '/api/projects')
    expect(json['projects']).toContainEqual(expect.objectContaining({ id: base.split('/').at(-1), role: 'owner' }))
  })

  it('goes to members alone, and never to its owner', async () => {
    const admin = await join('admin')
    const other = await server.newPerson(newName())
    const own = (await told()).members.find(({ role }) => role === 'owner')?.id ?? ''
    for (const [by, userId, status] of [
      [admin, await idOf(admin.name), 403],
      [other, own, 404],
      [owner, own, 422],
      [owner, 'nobody0000000000', 404],
      [owner, '../x', 400],
    ] as const)
      expect((await by.call('POST', `${base}/owner`, { userId })).status, userId).toBe(status)
    expect((await told()).role).toBe('owner')
  })
})

describe('an invitation', () => {
  it('lets somebody in who has an account, once, with its role', async () => {
    const person = await server.newPerson(newName())
    const token = await invite('content-editor')
    expect((await person.call('POST', '/api/invitations/read', { token })).json).toMatchObject({
      project: 'Bakery',
      role: 'content-editor',
      by: 'Olga',
    })
    expect((await accept(token, person)).json['projectId']).toBe(base.split('/').at(-1))
    expect((await told(person)).role).toBe('content-editor')
    const again = await accept(token, await server.newPerson(newName()))
    expect([again.status, again.json['error']?.['code']]).toEqual([404, 'no-invitation'])
  })

  it('makes an account for who has none, and signs them in', async () => {
    const name = newName()
    const answer = await accept(await invite('viewer'), server.stranger, {
      name,
      email: `${name.toLowerCase()}@example.com`,
      password: PASSWORD,
    })
    expect(answer.status).toBe(200)
    expect(String(answer.headers['set-cookie'])).toContain('HttpOnly')
    expect((await told()).members.map((member) => [member.name, member.role])).toContainEqual([name, 'viewer'])
  })

  it('stays as it was when the account is refused', async () => {
    const token = await invite('viewer')
    const taken = await accept(token, server.stranger, { name: 'Olga', email: 'olga@example.com', password: PASSWORD })
    expect([taken.status, taken.json['error']?.['path']]).toEqual([409, 'email'])
    expect((await accept(token)).status).toBe(401)
    expect((await accept(token, owner)).json['error']?.['code']).toBe('already-member')
    expect((await accept(token, await server.newPerson(newName()))).status).toBe(200)
  })

  it('lets exactly one of many in who use it at once', async () => {
    const token = await invite('editor')
    const people = await Promise.all(Array.from({ length: 6 }, () => server.newPerson(newName())))
    const answers = await Promise.all(people.map((person) => accept(token, person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await told()).members).toHaveLength(2)
  })

  it('ends by itself, is taken back, and is told to nobody but those who may make one', async () => {
    const late = await invite('viewer')
    clock = LIMITS.invitationLife + 1
    expect((await accept(late, await server.newPerson(newName()))).status).toBe(404)
    clock = 0
    const token = await invite('viewer')
    const viewer = await join('viewer')
    expect((await told(viewer)).invitations).toEqual([])
    const { invitations } = await told()
    expect(JSON.stringify(invitations)).not.toContain(token)
    for (const { id } of invitations) await owner.call('DELETE', `${base}/invitations/${id}`)
    expect((await accept(token, await server.newPerson(newName()))).status).toBe(404)
  })

  it('of a role that cannot be given, or above one’s own, is refused, naming it', async () => {
    const admin = await join('admin')
    expect((await owner.call('POST', `${base}/invitations`, { role: 'owner' })).json['error']?.['path']).toBe('role')
    expect((await admin.call('POST', `${base}/invitations`, { role: 'admin' })).json['error']?.['code']).toBe('not-your-rank')
    expect((await admin.call('POST', `${base}/invitations`, { role: 'editor' })).status).toBe(200)
    for (let made = (await told()).invitations.length; made < LIMITS.openInvitations; made += 1) await invite('viewer')
    expect((await owner.call('POST', `${base}/invitations`, { role: 'viewer' })).json['error']?.['code']).toBe(
      'too-many-invitations',
    )
  })
})

describe('members', () => {
  it('are managed by those above them alone, and the owner stays', async () => {
    const [admin, other, editor] = [await join('admin'), await join('admin'), await join('editor')]
    const change = async (by: Person, name: string, role: string) =>
      (await by.call('PATCH', `${base}/members/${await idOf(name)}`, { role })).status
    expect(await change(admin, editor.name, 'viewer')).toBe(200)
    expect(await change(admin, editor.name, 'admin')).toBe(403)
    expect(await change(admin, other.name, 'viewer')).toBe(403)
    expect(await change(owner, other.name, 'viewer')).toBe(200)
    expect(await change(owner, 'Olga', 'viewer')).toBe(422)
    expect((await admin.call('DELETE', `${base}/members/${await idOf('Olga')}`)).status).toBe(422)
    expect((await editor.call('DELETE', `${base}/members/${await idOf(other.name)}`)).status).toBe(403)
    expect((await admin.call('DELETE', `${base}/members/${await idOf(editor.name)}`)).status).toBe(200)
    expect((await editor.call('GET', `${base}/members`)).status).toBe(404)
  })

  it('go by themselves when they want to', async () => {
    const viewer = await join('viewer')
    expect((await viewer.call('DELETE', `${base}/members/${await idOf(viewer.name)}`)).status).toBe(200)
    expect((await told()).members.map(({ name }) => name)).toEqual(['Olga'])
  })
})
