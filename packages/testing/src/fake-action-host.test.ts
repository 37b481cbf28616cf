import { expect, it } from 'vitest'
import { createFakeActionHost } from './fake-action-host.ts'
import { settled } from './fake-clock.ts'

const { signal } = new AbortController()

it('records what was asked of its ports, in order', () => {
  const { host, calls } = createFakeActionHost()
  host.navigation.open('https://example.org', true)
  host.theme.set('dark')
  expect(calls).toEqual([
    ['navigation.open', 'https://example.org', true],
    ['theme.set', 'dark'],
  ])
})

it('holds variables, and puts them back to what they were given', () => {
  const { host, variables } = createFakeActionHost({ variables: { total: 1 } })
  host.variables.set('total', 5)
  expect(variables.get('total')).toBe(5)
  host.variables.reset(['total', 'other'])
  expect([...variables]).toEqual([
    ['total', 1],
    ['other', null],
  ])
})

it('answers what a test says, and says so when only a test could know', async () => {
  const answer = { status: 200, ok: true, headers: {}, data: 'hello' }
  const { host } = createFakeActionHost({ ports: { http: { send: () => Promise.resolve(answer) } } })
  const request = { url: '/', method: 'GET', headers: {}, credentials: false, keepAlive: false, signal }
  expect(await host.http.send(request)).toBe(answer)
  expect(() => host.scripts.run('')).toThrow('The fake host has no answer for scripts.run; give one in `ports`')
})

it('keeps storage and cookies apart', () => {
  const { host } = createFakeActionHost()
  host.storage.write('local', 'key', 'a')
  host.storage.writeCookie('key', 'c', { path: '/', sameSite: 'lax' })
  expect([host.storage.read('local', 'key'), host.storage.read('session', 'key'), host.storage.readCookie('key')]).toEqual([
    'a',
    null,
    'c',
  ])
})

it('lets waits go on in the order of time, and only when time is moved', async () => {
  const { clock } = createFakeActionHost()
  const seen: string[] = []
  void clock.wait(20, signal).then(() => seen.push(`late at ${clock.now()}`))
  void clock.wait(10, signal).then(() => seen.push(`early at ${clock.now()}`))
  await settled()
  expect(seen).toEqual([])
  await clock.advance(30)
  expect(seen).toEqual(['early at 10', 'late at 20'])
  expect(clock.now()).toBe(30)
})

it('ends a wait for a condition when it holds, and gives false when time is up', async () => {
  const { clock } = createFakeActionHost()
  let isReady = false
  const first = clock.until(() => isReady, 100, signal)
  const second = clock.until(() => false, 50, signal)
  await clock.advance(50)
  expect(await second).toBe(false)
  isReady = true
  await clock.advance(1)
  expect(await first).toBe(true)
})

it('rejects a wait whose signal is aborted', async () => {
  const { clock } = createFakeActionHost()
  const cancel = new AbortController()
  const wait = clock.wait(10, cancel.signal)
  cancel.abort(new Error('gone'))
  await expect(wait).rejects.toThrow('gone')
  expect(clock.waiting()).toBe(0)
})
