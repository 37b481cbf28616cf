import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../ids.ts'
import { openWindow } from '../../testing/sync-client.ts'
import { PASSWORD, startTestServer, type Person, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let owner: Person
let projectId: string
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newPerson('Ann')
  projectId = String((await owner.call('POST', '/api/projects', { name: 'Out', template: 'empty' })).json['project']?.['id'])
})
afterAll(() => server.stop())

const elsewhere = async () =>
  server.person(await server.services.accounts.signIn({ email: 'ann@example.com', password: PASSWORD }))

it('ends the editing connections of the session, and leaves those of other sessions', async () => {
  const [there, other] = [await elsewhere(), await elsewhere()]
  const windows = [await openWindow(server, there, projectId), await openWindow(server, there, projectId)]
  const kept = await openWindow(server, other, projectId)
  expect((await there.call('POST', '/api/sign-out', {})).status).toBe(200)
  await Promise.all(windows.map((window) => window.closed))
  await expect(openWindow(server, there, projectId)).rejects.toThrow('401')
  const id = newId()
  expect(await kept.push({ put: { [id]: { id, kind: 'variable', name: 'v', folder: '', index: 'a0', type: 'number' } } })).toBe(
    'saved',
  )
  await kept.close()
})

it('ends a connection that was being opened while its session ended', async () => {
  const there = await elsewhere()
  const opening = Array.from({ length: 8 }, () => openWindow(server, there, projectId).catch(() => undefined))
  await there.call('POST', '/api/sign-out', {})
  const windows = await Promise.all(opening)
  await Promise.all(windows.map((window) => window?.closed))
  expect((await there.call('GET', '/api/session')).json['user']).toBe(null)
})

it('is no error for somebody who is not signed in', async () => {
  expect((await server.stranger.call('POST', '/api/sign-out', {})).status).toBe(200)
})
