import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const person = (name: string) => ({ name, email: `${name}@example.com`, password: PASSWORD })

it('names what is wrong with the input, and makes nobody the owner', async () => {
  const cases: [unknown, string][] = [
    [{ ...person('a'), email: 'nobody' }, 'email'],
    [{ ...person('a'), password: 'short' }, 'password'],
    [{ ...person('a'), name: '  ' }, 'name'],
    [{ email: 'a@example.com' }, 'name'],
  ]
  for (const [body, path] of cases) {
    const answer = await server.stranger.call('POST', '/api/sign-up', body)
    expect(answer.status).toBe(400)
    expect(answer.json['error']?.['path']).toBe(path)
  }
  expect((await server.stranger.call('GET', '/api/session')).json).toMatchObject({ user: null, needsOwner: true })
})

it('gives exactly one of 200 people at once the owner’s account and refuses the others clearly', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => server.stranger.call('POST', '/api/sign-up', person(`p${i}`))),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(199)
  for (const { json } of refused) expect(['owner-exists', 'owner-being-made']).toContain(json['error']?.['code'])

  const users = await server.database.db.selectFrom('user').selectAll().execute()
  expect(users).toHaveLength(1)
  const cookie = String(made[0]?.headers['set-cookie']?.[0])
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).not.toMatch(/Domain=/i)
})

it('stays closed afterwards', async () => {
  const answer = await server.stranger.call('POST', '/api/sign-up', person('late'))
  expect(answer.status).toBe(409)
  expect(answer.json['error']?.['message']).toBe('This server already has an owner. Ask the owner to invite you.')
})
