import type { DocumentRecord } from '@heddle/document'
import { changeOf } from '@heddle/store'
import type { Diff } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import { PRESENCE_EVERY_MS } from './client/others/presence.ts'
import { ANSWER_WITHIN_MS, RECONNECT_MS } from './client/session/line.ts'
import { MESSAGES } from './messages.ts'
import { MAX_MESSAGE_LENGTH } from './protocol.ts'
import { RETRY_MS } from './room.ts'
import { idOf, visit } from './testing/guest.ts'
import { insert, pair, rename, section, text } from './testing/pair.ts'
import { createWorkplace, HOME, SECTION } from './testing/workplace.ts'

describe('saving', () => {
  test('sync-Y30 my change shows at once and is saving until the server has it', async () => {
    const place = createWorkplace()
    const ann = place.openWindow('ann')
    expect(ann.client.status.value).toBe('connecting')
    await place.clock.pass(100)
    const statuses: string[] = []
    ann.client.status.subscribe((status) => statuses.push(status))
    rename(ann, 'Hero')
    expect([section(ann)?.name, ann.client.status.value, ann.client.unsavedCount.value]).toEqual(['Hero', 'saving', 1])
    await place.clock.pass(100)
    expect(statuses).toEqual(['saving', 'saved'])
    expect(place.memory.entries).toMatchObject([
      { label: 'Rename', author: { name: 'ann' }, diff: { set: { [SECTION]: { name: ['', 'Hero'] } } } },
    ])
  })

  test('sync-Y31 edits go on without a connection and are sent when it is back', async () => {
    const { place, ann, bob, clock, memory } = await pair()
    place.network.setDown(true)
    await clock.pass(100)
    expect(ann.client.status.value).toBe('offline')
    rename(ann, 'Hero')
    insert(ann, 't')
    await clock.pass(60_000)
    expect([ann.client.status.value, ann.client.unsavedCount.value, memory.entries.length]).toEqual(['offline', 2, 0])
    place.network.setDown(false)
    ann.client.reconnect()
    bob.client.reconnect()
    await clock.pass(200)
    expect(ann.client.status.value).toBe('saved')
    expect([section(bob)?.name, bob.store.has(idOf('t'))]).toEqual(['Hero', true])
  })

  test('sync-Y31 a change whose acknowledgement got lost is not made twice', async () => {
    const { place, ann, clock, memory } = await pair()
    insert(ann, 't')
    // Long enough for the change to be durable, too short for the answer to arrive.
    await clock.pass(29)
    expect([memory.entries.length, ann.client.status.value]).toEqual([1, 'saving'])
    place.network.cut('ann')
    await clock.pass(2000)
    expect([memory.entries.length, ann.client.status.value]).toEqual([1, 'saved'])
  })

  test('sync-Y44 a change that nobody answers went into a dead line, and is sent again', async () => {
    const { place, ann, clock, memory } = await pair()
    place.network.lose('ann', 1)
    rename(ann, 'Hero')
    await clock.pass(ANSWER_WITHIN_MS - 1000)
    expect([ann.client.status.value, memory.entries.length]).toEqual(['saving', 1])
    await clock.pass(1000 + RECONNECT_MS.first * 1.25 + 100)
    expect([ann.client.status.value, memory.entries.length]).toEqual(['saved', 1])
  })

  test('sync-Y32 connecting again is tried after growing waits, and within 2 s after the server is back', async () => {
    const { place, ann, clock } = await pair()
    place.network.setDown(true)
    await clock.pass(RECONNECT_MS.longest * 4)
    expect(ann.client.status.value).toBe('offline')
    place.network.setDown(false)
    await clock.pass(RECONNECT_MS.longest * 1.25 + 50)
    expect(ann.client.status.value).toBe('saved')
    place.network.cut('ann')
    await clock.pass(RECONNECT_MS.first * 1.25 + 50)
    expect(ann.client.status.value).toBe('saved')
    ann.client.hangUp()
    expect(ann.client.status.value).toBe('offline')
    await clock.pass(RECONNECT_MS.first * 1.25 + 50)
    expect(ann.client.status.value).toBe('saved')
  })

  test('sync-Y46 a window that is not let in knows why, goes on trying, and opens when it is let in', async () => {
    const place = createWorkplace()
    place.closeDoor('The project is damaged.')
    const ann = place.openWindow('ann')
    expect(ann.client.unavailableReason.value).toBeUndefined()
    await place.clock.pass(100)
    expect(ann.client.unavailableReason.value).toBe('The project is damaged.')
    await place.clock.pass(RECONNECT_MS.longest * 4)
    expect([ann.client.status.value, ann.client.unavailableReason.value]).toEqual(['offline', 'The project is damaged.'])
    place.closeDoor(undefined)
    await place.clock.pass(RECONNECT_MS.longest * 2)
    expect([ann.client.status.value, ann.client.unavailableReason.value]).toEqual(['saved', undefined])
    place.closeDoor('The project is damaged.')
    rename(ann, 'Hero')
    await place.clock.pass(100)
    place.network.cut('ann')
    rename(ann, 'Villain')
    await place.clock.pass(RECONNECT_MS.longest)
    const { status, unavailableReason, unsavedCount } = ann.client
    expect([status.value, unavailableReason.value, unsavedCount.value]).toEqual(['offline', 'The project is damaged.', 1])
  })

  test('sync-Y32 hurrying a line that stands changes nothing', async () => {
    const { place, ann, clock } = await pair()
    place.network.cut('ann')
    await clock.pass(2000)
    const statuses: string[] = []
    ann.client.status.subscribe((status) => statuses.push(status))
    ann.client.reconnect()
    await clock.pass(2000)
    expect([ann.client.status.value, statuses]).toEqual(['saved', []])
  })

  test('sync-Y33 unsent edits survive a killed window', async () => {
    const { place, ann, bob, clock } = await pair()
    place.network.setDown(true)
    rename(ann, 'Hero')
    insert(ann, 't')
    await clock.pass(100)
    ann.kill()
    place.network.setDown(false)
    const again = place.openWindow('ann')
    bob.client.reconnect()
    await clock.pass(200)
    expect([section(again)?.name, again.client.refused.value]).toEqual(['Hero', []])
    expect([again.client.status.value, again.client.unsavedCount.value]).toEqual(['saved', 0])
    expect([section(bob)?.name, bob.store.has(idOf('t'))]).toEqual(['Hero', true])
    expect(await Promise.all([place.storageOf('ann').load(), clock.pass(10)])).toEqual([[], undefined])
  })

  test('sync-Y37 while the server cannot write, changes are declined and unsaved ones kept', async () => {
    const { ann, bob, clock, memory } = await pair()
    memory.setTrouble('fails')
    rename(ann, 'Hero')
    await clock.pass(100)
    expect([ann.client.status.value, ann.client.readOnlyReason.value]).toEqual([
      'read-only',
      `${MESSAGES.cannotWrite} (disk full)`,
    ])
    expect([rename(ann, 'Declined'), ann.client.undo(), section(ann)?.name]).toEqual([false, undefined, 'Hero'])
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 100)
    expect([ann.client.status.value, ann.client.readOnlyReason.value, section(bob)?.name]).toEqual(['saved', undefined, 'Hero'])
  })

  test('sync-Y37 a server that cannot write for long is not taken for a dead line', async () => {
    const { ann, clock, memory } = await pair()
    memory.setTrouble('fails')
    rename(ann, 'Hero')
    await clock.pass(100)
    const statuses: string[] = []
    ann.client.status.subscribe((status) => statuses.push(status))
    await clock.pass(ANSWER_WITHIN_MS * 2)
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 100)
    expect(statuses).toEqual(['saved'])
  })

  test('sync-Y37 who may only look sees everything and changes nothing', async () => {
    const { place, ann, clock, memory } = await pair()
    const eve = place.openWindow('eve', 'viewer')
    await clock.pass(100)
    expect([eve.client.status.value, eve.client.readOnlyReason.value]).toEqual(['read-only', MESSAGES.viewersMayNotPush])
    expect(rename(eve, 'Mine')).toBe(false)
    memory.setTrouble('fails')
    rename(ann, 'Hero')
    await clock.pass(100)
    expect(eve.client.readOnlyReason.value).toBe(`${MESSAGES.cannotWrite} (disk full)`)
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 100)
    expect(section(eve)?.name).toBe('Hero')
    expect([eve.client.readOnlyReason.value, rename(eve, 'Mine')]).toEqual([MESSAGES.viewersMayNotPush, false])
  })
})

test('sync-Y43 a listener that throws keeps nothing from being saved or taken in', async () => {
  const { ann, bob, clock } = await pair()
  const stop = ann.store.listen(() => {
    throw new Error('broken panel')
  })
  rename(ann, 'Hero')
  await expect(clock.pass(100)).rejects.toThrow('broken panel')
  insert(bob, 't')
  await expect(clock.pass(100)).rejects.toThrow('broken panel')
  stop()
  await clock.pass(100)
  expect([ann.client.status.value, section(bob)?.name, ann.store.has(idOf('t'))]).toEqual(['saved', 'Hero', true])
})

describe('refusals', () => {
  test('sync-Y34 a refused change is taken back with what builds on it, and kept with the reason', async () => {
    const { place, ann, bob, clock } = await pair()
    place.network.cut('ann')
    await clock.pass(50)
    insert(ann, 'box')
    ann.client.change('Name it', changeOf(idOf('box'), 'name', '', 'Box'))
    ann.client.change('Independent', changeOf(HOME, 'name', 'Home', 'Start'))
    bob.client.change('Delete section', { remove: { [SECTION]: section(bob) ?? text('x') } })
    await clock.pass(2000)
    expect(ann.client.refused.value.map(({ label, issues }) => [label, issues[0]?.code])).toEqual([
      ['Insert box', 'unknown-parent'],
      ['Name it', 'depends-on-refused'],
    ])
    expect([ann.store.has(idOf('box')), ann.store.has(SECTION), ann.client.status.value]).toEqual([false, false, 'saved'])
    expect(bob.store.get(HOME)).toMatchObject({ name: 'Start' })
    ann.client.dismissRefused(ann.client.refused.value[0]?.localId)
    expect(ann.client.refused.value.map(({ label }) => label)).toEqual(['Name it'])
    ann.client.dismissRefused()
    expect(ann.client.refused.value).toEqual([])
  })

  test('sync-Y34 a refused change outlives its window, is not sent again, and is gone when it is dismissed', async () => {
    const { place, ann, clock, memory } = await pair()
    ann.client.change('Orphan', { put: { [idOf('t')]: text('t', idOf('nowhere')) } })
    await clock.pass(100)
    ann.kill()
    const next = place.openWindow('ann')
    await clock.pass(2000)
    expect(next.client.refused.value).toMatchObject([{ label: 'Orphan', issues: [{ code: 'unknown-parent' }] }])
    expect([next.client.status.value, next.client.unsavedCount.value, memory.entries.length]).toEqual(['saved', 0, 0])
    next.client.dismissRefused(next.client.refused.value[0]?.localId)
    await clock.pass(100)
    next.kill()
    const last = place.openWindow('ann')
    await clock.pass(2000)
    expect(last.client.refused.value).toEqual([])
  })

  test('sync-Y34 the record is as the server has it after a refused change of it', async () => {
    const { ann, bob, clock } = await pair()
    ann.client.change('Break', {
      set: {
        [SECTION]: {
          'styles/default:hover/color': [null, 'red'],
          place: [null, { parentId: idOf('nowhere'), slot: 'children', index: 'a0' }],
        },
      },
    })
    await clock.pass(100)
    expect(ann.client.refused.value).toHaveLength(1)
    expect(section(ann)).toEqual(section(bob))
  })

  test('sync-Y40 a change too large for a message is refused here and blocks nothing', async () => {
    const { ann, clock } = await pair()
    ann.client.change('Huge', changeOf(SECTION, 'name', '', 'x'.repeat(MAX_MESSAGE_LENGTH)))
    insert(ann, 't')
    await clock.pass(100)
    expect(ann.client.refused.value).toMatchObject([{ label: 'Huge', issues: [{ code: 'too-large' }] }])
    expect([section(ann)?.name, ann.client.status.value, ann.client.unsavedCount.value]).toEqual(['', 'saved', 0])
  })
})

describe('others', () => {
  test('sync-Y38 a change from elsewhere comes as its atoms, with my unconfirmed edits on top', async () => {
    const { ann, bob, clock } = await pair()
    const heard: (readonly [Diff<DocumentRecord>, string])[] = []
    ann.store.listen((diff, source) => heard.push([diff, source]))
    bob.client.change('Style', { set: { [SECTION]: { 'styles/default/color': [null, 'red'], name: ['', 'Bob'] } } })
    await clock.pass(29)
    rename(ann, 'Ann')
    await clock.pass(200)
    expect(heard.filter(([, source]) => source === 'remote').map(([diff]) => diff)).toEqual([
      { set: { [SECTION]: { 'styles/default/color': [null, 'red'] } } },
    ])
    expect([section(ann)?.name, section(bob)?.name]).toEqual(['Ann', 'Ann'])
    heard.length = 0
    bob.client.change('Style', changeOf(SECTION, 'styles/default/color', 'red', 'blue'))
    await clock.pass(100)
    expect(heard).toEqual([[changeOf(SECTION, 'styles/default/color', 'red', 'blue'), 'remote']])
  })

  test('sync-Y39 presence is told at once, then now and then, and again after a reconnect', async () => {
    const { place, ann, bob, clock } = await pair()
    const seen: unknown[] = []
    bob.client.peers.subscribe((peers) => seen.push(peers[0]?.selection[0]))
    for (const name of ['a', 'b', 'c']) ann.client.setPresence({ pageId: HOME, selection: [idOf(name)] })
    await clock.pass(PRESENCE_EVERY_MS / 2)
    expect(seen).toEqual([idOf('a')])
    await clock.pass(PRESENCE_EVERY_MS)
    expect(seen).toEqual([idOf('a'), idOf('c')])
    place.network.cut('ann')
    await clock.pass(50)
    expect(bob.client.peers.value).toEqual([])
    await clock.pass(2000)
    expect(bob.client.peers.value).toMatchObject([{ pageId: HOME, selection: [idOf('c')], user: { id: 'ann' } }])
  })

  test('sync-Y41 a gap in the entries makes the client ask for what it missed', async () => {
    const { place, ann, bob, clock, memory } = await pair()
    // Written by another server: this room learns of it only with its next write.
    rename(bob, 'Bob')
    await clock.pass(100)
    const guest = visit(place.room, 'guest')
    guest.hello()
    await clock.pass(100)
    guest.push('one', changeOf(SECTION, 'name', 'Bob', 'Guest'))
    place.network.lose('ann', 1)
    await clock.pass(100)
    expect(section(ann)?.name).toBe('Bob')
    guest.push('two', changeOf(SECTION, 'styles/default/color', null, 'red'))
    await clock.pass(2000)
    expect(section(ann)).toEqual(section(bob))
    expect([section(ann)?.name, memory.entries.length]).toEqual(['Guest', 3])
  })
})
