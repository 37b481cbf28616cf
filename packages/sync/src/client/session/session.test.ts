import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE_LENGTH } from '../../protocol.ts'
import { RETRY_MS } from '../../room.ts'
import { idOf } from '../../testing/guest.ts'
import { insert, pair, rename, section } from '../../testing/pair.ts'
import { createWorkplace, SECTION } from '../../testing/workplace.ts'

describe('a window that comes and goes', () => {
  test('sync-Y30 what I do while the project is still on its way waits for it, and is saved then', async () => {
    const place = createWorkplace()
    const ann = place.openWindow('ann')
    insert(ann, 't')
    expect([ann.client.status.value, ann.client.unsavedCount.value]).toEqual(['connecting', 1])
    await place.clock.pass(100)
    expect([ann.client.status.value, ann.client.unsavedCount.value]).toEqual(['saved', 0])
    expect(place.memory.entries.map(({ label }) => label)).toEqual(['Insert t'])
  })

  test('sync-Y32 a window that is closed stays away, whether it was connected or was about to be', async () => {
    const { place, ann, bob, clock } = await pair()
    expect(bob.client.peers.value).toHaveLength(1)
    await ann.client.close()
    await clock.pass(60_000)
    expect(bob.client.peers.value).toEqual([])

    const again = place.openWindow('ann')
    await clock.pass(100)
    place.network.cut('ann')
    await clock.pass(50)
    expect(again.client.status.value).toBe('offline')
    await again.client.close()
    await clock.pass(60_000)
    expect(bob.client.peers.value).toEqual([])
  })

  test('sync-Y32 a line that is let go and found to be closed later is replaced once', async () => {
    const { ann, clock } = await pair()
    const statuses: string[] = []
    ann.client.status.subscribe((status) => statuses.push(status))
    ann.client.hangUp()
    await clock.pass(60_000)
    expect(statuses).toEqual(['offline', 'saved'])
  })
})

test('sync-Y19 who comes later sees who was there, and what I do myself is no news of others', async () => {
  const { place, ann, clock } = await pair()
  const cleo = place.openWindow('cleo')
  await clock.pass(200)
  expect(cleo.client.peers.value.map(({ user }) => user.name).toSorted()).toEqual(['ann', 'bob'])
  let told = 0
  ann.client.peers.subscribe(() => (told += 1))
  ann.client.setPresence({ selection: [SECTION] })
  await clock.pass(200)
  expect(told).toBe(0)
  expect(cleo.client.peers.value.find(({ user }) => user.name === 'ann')?.selection).toEqual([SECTION])
})

test('sync-Y33 a window is closed when what was not sent is in storage', async () => {
  const { place, ann, bob, clock } = await pair()
  place.network.setDown(true)
  rename(ann, 'Hero')
  let isClosed = false
  void ann.client.close().then(() => (isClosed = true))
  await clock.pass(0)
  expect(isClosed).toBe(false)
  await clock.pass(1)
  expect(isClosed).toBe(true)
  place.network.setDown(false)
  place.openWindow('ann')
  await clock.pass(2000)
  expect(section(bob)?.name).toBe('Hero')
})

test('sync-Y40 a change that is too large is the only one, and nothing is unsaved when it was refused', async () => {
  const { ann, clock } = await pair()
  rename(ann, 'x'.repeat(MAX_MESSAGE_LENGTH))
  expect([ann.client.status.value, ann.client.unsavedCount.value]).toEqual(['saving', 1])
  await clock.pass(100)
  expect([ann.client.status.value, ann.client.unsavedCount.value, ann.client.refused.value.length]).toEqual(['saved', 0, 1])
})

test('sync-Y19 without a connection nobody is known to be there, and who left meanwhile is not there when I am back', async () => {
  const { place, ann, bob, clock } = await pair()
  place.network.cut('ann')
  await clock.pass(50)
  expect(ann.client.peers.value).toEqual([])
  bob.kill()
  await clock.pass(2000)
  expect([ann.client.status.value, ann.client.peers.value]).toEqual(['saved', []])
})

test('sync-Y34 what was refused is told with its reason before there is a connection, each change until it is dismissed', async () => {
  const { place, ann, clock } = await pair()
  for (const name of ['t', 'u']) insert(ann, name, idOf('nowhere'))
  await clock.pass(100)
  ann.client.dismissRefused(ann.client.refused.value[0]?.localId)
  await clock.pass(100)
  ann.kill()
  place.network.setDown(true)
  const next = place.openWindow('ann')
  await clock.pass(100)
  expect(next.client.refused.value).toMatchObject([{ label: 'Insert u', issues: [{ code: 'unknown-parent' }] }])
  expect([next.client.status.value, next.client.unsavedCount.value]).toEqual(['offline', 0])
})

test('sync-Y37 what was not sent before I lost the right to change is kept, and sent when I have it again', async () => {
  const { place, ann, bob, clock, memory } = await pair()
  place.network.setDown(true)
  rename(ann, 'Hero')
  await clock.pass(100)
  ann.kill()
  place.network.setDown(false)
  const looking = place.openWindow('ann', 'viewer')
  const state = ({ client }: typeof ann) => [client.status.value, client.unsavedCount.value, client.refused.value]
  await clock.pass(2000)
  expect([section(looking)?.name, ...state(looking)]).toEqual(['Hero', 'read-only', 1, []])

  bob.client.reconnect()
  memory.setTrouble('fails')
  insert(bob, 't')
  await clock.pass(RETRY_MS * 2)
  memory.setTrouble('none')
  await clock.pass(RETRY_MS + 100)
  expect(memory.entries.map(({ label }) => label)).toEqual(['Insert t'])
  expect(state(looking)).toEqual(['read-only', 1, []])

  looking.kill()
  const allowed = place.openWindow('ann')
  await clock.pass(2000)
  expect(state(allowed)).toEqual(['saved', 0, []])
  expect(section(bob)?.name).toBe('Hero')
})
