import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '../../limits.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.newPerson('Ann')
})
afterAll(() => server.stop())

const signIn = (password: string, email = 'Ann@Example.com') => server.stranger.call('POST', '/api/sign-in', { email, password })

it('opens a session that ends with signing out', async () => {
  const answer = await signIn(PASSWORD)
  expect(answer.json['user']?.['name']).toBe('Ann')
  const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? ''
  const ann = server.person({ user: { id: '', name: '', email: '' }, cookies: [cookie] })
  expect((await ann.call('GET', '/api/session')).json['user']?.['email']).toBe('ann@example.com')
  expect((await ann.call('POST', '/api/sign-out', {})).status).toBe(200)
  expect((await ann.call('GET', '/api/session')).json['user']).toBe(null)
})

it('does not say whether the address or the password was wrong', async () => {
  const wrong = [await signIn('not the password'), await signIn(PASSWORD, 'nobody@example.com')]
  for (const answer of wrong) {
    expect(answer.status).toBe(401)
    expect(answer.json['error']?.['code']).toBe('wrong-password')
  }
})

it('slows down someone who guesses', async () => {
  let last = await signIn('guess')
  for (let i = 0; i < LIMITS.signInPerMinute && last.status !== 429; i++) last = await signIn('guess')
  expect(last.status).toBe(429)
  expect(last.json['error']?.['message']).toMatch(/^Too many attempts. Try again in \d+ seconds.$/)
})
