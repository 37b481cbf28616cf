import { reverseDiff } from '@heddle/store'
import { blankNode } from '@heddle/document'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from './messages.ts'
import { PEERS_EVERY_MS } from './room/members.ts'
import { COMMIT_COUNT, COMMIT_EVERY_MS, PEER_COLORS, RETRY_MS } from './room.ts'
import { idOf, visit } from './testing/guest.ts'
import { meeting, rename } from './testing/meeting.ts'
import { HOME, SECTION } from './testing/workplace.ts'
import type { createWorkplace } from './testing/workplace.ts'

const text = (name: string, parentId = SECTION) => blankNode(idOf(name), 'text', { parentId, slot: 'children', index: 'a0' })
const nameOf = ({ room }: ReturnType<typeof createWorkplace>) =>
  room.read().records.flatMap((record) => (record.id === SECTION && record.kind === 'node' ? [record.name] : []))[0]

describe('the ordered log', () => {
  test('sync-Y10 nobody is told before the change is durable', async () => {
    const { place, ann, bob, clock, memory } = await meeting()
    ann.push('rename', rename('Hero'))
    await clock.pass(1)
    expect(ann.heard('entries')).toEqual([])
    expect(nameOf(place)).toBe('')
    await clock.pass(1)
    expect(memory.entries).toHaveLength(1)
    for (const guest of [ann, bob]) expect(guest.heard('entries').flatMap(({ entries }) => entries)).toEqual(memory.entries)
    expect(memory.entries[0]).toMatchObject({
      seq: 1,
      localId: idOf('rename'),
      clientId: idOf('ann'),
      author: { id: 'ann', name: 'ann' },
      label: 'rename',
    })
    expect(nameOf(place)).toBe('Hero')
  })

  test('sync-Y11 changes are written together, one write at a time', async () => {
    const { ann, clock, memory } = await meeting()
    const writes: number[] = []
    let seen = 0
    const note = () => {
      if (memory.entries.length > seen) writes.push(memory.entries.length - seen)
      seen = memory.entries.length
    }
    for (let at = 0; at < 3; at += 1) ann.push(`a${at}`, rename(`Name ${at}`))
    await clock.pass(0)
    // The first group is being written now; this one waits for it.
    ann.push('late', rename('Late'))
    for (let step = 0; step < 10; step += 1) {
      await clock.pass(1)
      note()
    }
    expect(writes).toEqual([3, 1])
    for (let at = 0; at < COMMIT_COUNT; at += 1) ann.push(`b${String(at).padStart(3, '0')}`, rename(`Other ${at}`))
    await clock.pass(2)
    note()
    expect(writes).toEqual([3, 1, COMMIT_COUNT])
  })

  test('sync-Y11 a change in quiet is written at once, the next ones wait for company', async () => {
    const { ann, clock, memory } = await meeting()
    ann.push('lone', rename('Lone'))
    await clock.pass(2)
    expect(memory.entries).toHaveLength(1)
    ann.push('next', rename('Next'))
    await clock.pass(1)
    ann.push('third', rename('Third'))
    await clock.pass(2)
    expect(memory.entries).toHaveLength(1)
    await clock.pass(1)
    expect(memory.entries.map(({ label }) => label)).toEqual(['lone', 'next', 'third'])
    await clock.pass(COMMIT_EVERY_MS)
    ann.push('later', rename('Later'))
    await clock.pass(2)
    expect(memory.entries).toHaveLength(4)
  })

  test('sync-Y11 so many that 256 wait are written at once, however short ago the last write began', async () => {
    const { ann, clock, memory } = await meeting()
    ann.push('first', rename('First'))
    await clock.pass(2)
    for (let at = 0; at < COMMIT_COUNT; at += 1) ann.push(`b${String(at).padStart(3, '0')}x`, rename(`Other ${at}`))
    await clock.pass(2)
    expect(memory.entries).toHaveLength(1 + COMMIT_COUNT)
  })

  test('sync-Y12 a diff with issues is refused, the changes around it are not', async () => {
    const { ann, bob, clock } = await meeting()
    ann.push('before', rename('Before'))
    ann.push('orphan', { put: { [idOf('orphan')]: text('orphan', idOf('nowhere')) } })
    ann.push('after', rename('After'))
    await clock.pass(20)
    expect(bob.entries()).toEqual(['1 before', '2 after'])
    expect(ann.heard('refused')).toMatchObject([
      { localId: idOf('orphan'), issues: [{ code: 'unknown-parent', path: expect.stringContaining(idOf('orphan')) }] },
    ])
    expect(bob.heard('refused')).toEqual([])
  })

  test('sync-Y13 who may only look is refused every change', async () => {
    const { place, clock, memory } = await meeting()
    const eve = visit(place.room, 'eve', 'viewer')
    eve.hello()
    eve.push('rename', rename('Mine'))
    await clock.pass(20)
    expect(eve.heard('welcome')[0]?.role).toBe('viewer')
    expect(eve.heard('refused')[0]?.issues[0]).toMatchObject({ code: 'forbidden', message: MESSAGES.viewersMayNotPush })
    expect(memory.entries).toEqual([])
  })

  test('sync-Y2 the last writer wins atom by atom', async () => {
    const { place, ann, bob, clock } = await meeting()
    ann.push('one', { set: { [SECTION]: { name: ['', 'Ann'], 'styles/default/color': [null, 'red'] } } })
    bob.push('two', { set: { [SECTION]: { name: ['', 'Bob'], 'styles/default/opacity': [null, '0.5'] } } })
    await clock.pass(20)
    expect(place.room.read().records.find(({ id }) => id === SECTION)).toMatchObject({
      name: 'Bob',
      styles: { default: { color: 'red', opacity: '0.5' } },
    })
  })

  test('sync-Y3 changes of a removed record are dropped without a word', async () => {
    const { place, ann, bob, clock, memory } = await meeting()
    ann.push('insert', { put: { [idOf('t')]: text('t') } })
    await clock.pass(20)
    ann.push('delete', { remove: { [idOf('t')]: text('t') } })
    bob.push('edit', { set: { [idOf('t')]: { name: ['', 'Edited'] }, [SECTION]: { name: ['', 'Kept'] } } })
    await clock.pass(20)
    expect(bob.heard('refused')).toEqual([])
    expect(memory.entries[2]?.diff).toEqual({ set: { [SECTION]: { name: ['', 'Kept'] } } })
    expect(nameOf(place)).toBe('Kept')
  })

  test('sync-Y4 the log holds what was really there before', async () => {
    const { place, ann, bob, clock, memory } = await meeting()
    const before = place.room.read().records
    ann.push('one', rename('Ann'))
    bob.push('two', { set: { [SECTION]: { name: ['what bob saw', 'Bob'] } }, put: { [idOf('t')]: text('t') } })
    ann.push('three', { remove: { [idOf('t')]: { ...text('t'), name: 'what ann saw' } } })
    await clock.pass(20)
    expect(memory.entries.map(({ diff }) => diff)).toEqual([
      rename('Ann'),
      { set: { [SECTION]: { name: ['Ann', 'Bob'] } }, put: { [idOf('t')]: text('t') } },
      { remove: { [idOf('t')]: text('t') } },
    ])
    for (const [at, { diff }] of [...memory.entries].reverse().entries()) ann.push(`back${at}`, reverseDiff(diff))
    await clock.pass(20)
    expect(place.room.read().records).toEqual(before)
  })
})

describe('coming back', () => {
  test('sync-Y15 a change that is sent again is acknowledged and not applied again', async () => {
    const { place, ann, clock, memory } = await meeting()
    ann.push('rename', rename('Ann'))
    ann.push('rename', rename('Ann'))
    await clock.pass(20)
    ann.push('rename', rename('Ann'), true)
    await clock.pass(20)
    expect(ann.entries()).toEqual(['1 rename', '1 rename'])
    place.restartServer()
    const later = visit(place.room, 'ann')
    later.hello(1)
    later.push('rename', rename('Ann'), true)
    await clock.pass(20)
    expect(later.entries()).toEqual(['1 rename'])
    expect(memory.entries).toHaveLength(1)
  })

  test('sync-Y16 a client gets the entries it missed, a new one a snapshot', async () => {
    const { place, ann, clock } = await meeting()
    for (const name of ['one', 'two', 'three']) ann.push(name, rename(name))
    await clock.pass(20)
    const [back, fresh, ahead] = [visit(place.room, 'back'), visit(place.room, 'fresh'), visit(place.room, 'ahead')]
    back.hello(1)
    fresh.hello()
    ahead.hello(99)
    // The room looks first whether another process wrote that much.
    await clock.pass(20)
    expect(back.entries()).toEqual(['2 two', '3 three'])
    expect(back.heard('welcome')[0]).toMatchObject({ seq: 3, role: 'editor' })
    for (const guest of [fresh, ahead])
      expect(guest.heard('welcome')[0]).toMatchObject({ seq: 3, snapshot: place.room.read().records })
  })

  test('sync-Y16 entries that become durable during the welcome are neither lost nor told twice', async () => {
    const { place, ann, clock } = await meeting()
    for (const name of ['one', 'two']) ann.push(name, rename(name))
    await clock.pass(20)
    place.restartServer()
    const [bob, cleo] = [visit(place.room, 'bob'), visit(place.room, 'cleo')]
    bob.hello(2)
    bob.push('three', rename('three'))
    await clock.pass(1)
    // The server has just started, so this needs the database, which is writing meanwhile.
    cleo.hello(0)
    await clock.pass(20)
    bob.push('four', rename('four'))
    await clock.pass(20)
    expect(cleo.entries()).toEqual(['1 one', '2 two', '3 three', '4 four'])
  })

  test('sync-Y20 a window that comes back takes the place of its old connection', async () => {
    const { place, ann, bob, clock } = await meeting()
    const again = visit(place.room, 'ann')
    again.hello()
    await clock.pass(0)
    expect(ann.isClosed).toBe(true)
    bob.push('later', rename('Later'))
    await clock.pass(20)
    expect([ann.entries(), again.entries()]).toEqual([[], ['1 later']])
    expect(
      bob
        .heard('peers')
        .at(-1)
        ?.peers.map(({ clientId }) => clientId),
    ).toContain(idOf('ann'))
  })

  test('sync-Y20 a client id of another person is refused', async () => {
    const { place, clock } = await meeting()
    const eve = visit(place.room, 'eve')
    eve.say({ type: 'hello', clientId: idOf('ann') })
    await clock.pass(0)
    expect(eve.told).toEqual([{ type: 'error', message: MESSAGES.idTaken }])
  })
})

describe('a server that cannot write', () => {
  test('sync-Y17 says so, holds nothing as applied, and recovers by itself', async () => {
    const { place, ann, bob, clock, memory } = await meeting()
    memory.setTrouble('fails')
    ann.push('one', rename('One'))
    ann.push('insert', { put: { [idOf('t')]: text('t') } })
    await clock.pass(20)
    expect(bob.heard('read-only')).toEqual([{ type: 'read-only', reason: `${MESSAGES.cannotWrite} (disk full)` }])
    expect(nameOf(place)).toBe('')
    expect(place.room.read().records).toHaveLength(3)
    bob.push('two', rename('Two'))
    const cleo = visit(place.room, 'cleo')
    cleo.hello()
    await clock.pass(RETRY_MS * 3)
    expect(cleo.heard('read-only')).toHaveLength(1)
    expect([bob.heard('read-only').length, bob.heard('writable').length]).toEqual([1, 0])
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 20)
    expect(bob.heard('writable')).toHaveLength(1)
    expect(bob.entries()).toEqual(['1 one', '2 insert', '3 two'])
    expect(nameOf(place)).toBe('Two')
  })

  test('sync-Y17 what came while a write failed is written after it, in order and once', async () => {
    const { ann, bob, clock, memory } = await meeting()
    memory.setTrouble('fails')
    ann.push('one', rename('One'))
    await clock.pass(0)
    for (const name of ['two', 'three']) ann.push(name, rename(name))
    await clock.pass(20)
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 20)
    expect(bob.entries()).toEqual(['1 one', '2 two', '3 three'])
    expect([ann.heard('read-only').length, ann.heard('writable').length]).toEqual([1, 1])
  })

  test('sync-Y17 it is writable again, too, when the try that succeeds loses its answer', async () => {
    const { ann, bob, clock, memory } = await meeting()
    memory.setTrouble('fails')
    ann.push('one', rename('One'))
    await clock.pass(20)
    memory.setTrouble('answer-lost')
    await clock.pass(RETRY_MS + 2)
    memory.setTrouble('none')
    await clock.pass(20)
    expect([bob.heard('read-only').length, bob.heard('writable').length]).toEqual([1, 1])
    bob.push('two', rename('Two'))
    await clock.pass(20)
    expect(bob.entries()).toEqual(['1 one', '2 two'])
  })

  test('sync-Y23 a change of somebody without a window is told to all and durable when it is answered', async () => {
    const { place, ann, clock, memory } = await meeting()
    const change = (name: string, diff: Parameters<typeof place.room.change>[0]['diff']) =>
      place.room.change({ localId: idOf(name), label: name, diff }, { id: 'eve', name: 'Eve', role: 'editor' })
    const answer = change('one', rename('One'))
    await clock.pass(20)
    expect(await answer).toEqual([])
    expect(memory.entries).toMatchObject([{ seq: 1, label: 'one', author: { id: 'eve', name: 'Eve' } }])
    expect([ann.entries(), nameOf(place)]).toEqual([['1 one'], 'One'])

    const refused = change('orphan', { put: { [idOf('orphan')]: text('orphan', idOf('nowhere')) } })
    await clock.pass(20)
    expect(await refused).toHaveLength(1)
    expect(memory.entries).toHaveLength(1)
  })

  test('sync-Y23 one that cannot be written is answered with the reason and never comes later', async () => {
    const { place, ann, clock, memory } = await meeting()
    memory.setTrouble('fails')
    const change = (name: string) =>
      place.room.change({ localId: idOf(name), label: name, diff: rename(name) }, { id: 'eve', name: 'Eve', role: 'editor' })
    const failing = expect(change('first')).rejects.toThrow('disk full')
    await clock.pass(20)
    await failing
    // Nor one that finds the room waiting for its disk.
    ann.push('mine', rename('Mine'))
    const late = expect(change('late')).rejects.toThrow('disk full')
    await clock.pass(20)
    await late
    memory.setTrouble('none')
    await clock.pass(RETRY_MS + 20)
    expect(ann.entries()).toEqual(['1 mine'])
    expect(nameOf(place)).toBe('Mine')
  })

  test('sync-Y18 a write whose answer got lost is found in the log', async () => {
    const { place, ann, clock, memory } = await meeting()
    memory.setTrouble('answer-lost')
    ann.push('one', rename('One'))
    await clock.pass(3)
    memory.setTrouble('none')
    await clock.pass(20)
    expect(memory.entries.map(({ label }) => label)).toEqual(['one'])
    expect(ann.entries()).toContain('1 one')
    expect(ann.heard('read-only')).toEqual([])
    ann.push('two', rename('Two'))
    await clock.pass(20)
    expect(nameOf(place)).toBe('Two')
  })

  test('sync-Y10 who waits for what was pushed so far waits until all of it is durable', async () => {
    const { place, ann, clock, memory } = await meeting()
    ann.push('one', rename('One'))
    await clock.pass(0)
    ann.push('two', rename('Two'))
    let written = 0
    void place.room.flush().then(() => (written = memory.entries.length))
    await clock.pass(20)
    expect(written).toBe(2)
  })

  test('sync-Y21 reading gives durable records only', async () => {
    const { place, ann, clock } = await meeting()
    ann.push('one', rename('One'))
    await clock.pass(0)
    ann.push('two', { remove: { [SECTION]: { ...text('x'), id: SECTION } } })
    await clock.pass(1)
    expect(place.room.read()).toMatchObject({ seq: 0 })
    expect(nameOf(place)).toBe('')
    await place.clock.pass(2)
    expect([place.room.read().seq, nameOf(place)]).toEqual([1, 'One'])
    await place.clock.pass(20)
    expect([place.room.read().seq, nameOf(place)]).toEqual([2, undefined])
  })
})

test('sync-Y19 others see who is there, where, and in a colour of their own', async () => {
  const { place, ann, bob, clock } = await meeting()
  ann.say({ type: 'presence', pageId: HOME, selection: [SECTION] })
  await clock.pass(PEERS_EVERY_MS)
  const seen = bob
    .heard('peers')
    .at(-1)
    ?.peers.find(({ clientId }) => clientId === idOf('ann'))
  expect(seen).toMatchObject({ clientId: idOf('ann'), user: { id: 'ann', name: 'ann' }, pageId: HOME, selection: [SECTION] })
  const colorOf = (name: string) =>
    ann
      .heard('peers')
      .flatMap(({ peers }) => peers)
      .find(({ clientId }) => clientId === idOf(name))?.user.color
  const colors = [seen?.user.color, colorOf('bob')]
  expect(new Set(colors).size).toBe(2)
  for (const color of colors) expect(PEER_COLORS).toContain(color)
  bob.leave()
  await clock.pass(PEERS_EVERY_MS)
  expect(ann.heard('peers').at(-1)).toEqual({ type: 'peers', peers: [], left: [idOf('bob')] })
  await place.room.close()
  expect(ann.isClosed).toBe(true)
})

test('sync-Y19 a room that is closed tells nobody of those who leave it', async () => {
  const { place, ann, bob, clock } = await meeting()
  await clock.pass(PEERS_EVERY_MS)
  await place.room.close()
  const before = bob.told.length
  ann.leave()
  await clock.pass(PEERS_EVERY_MS * 2)
  expect(bob.told).toHaveLength(before)
})

test('sync-Y22 what is told of who is there grows with what happens, not with how many there are', async () => {
  const { place, clock } = await meeting()
  const guests = Array.from({ length: 200 }, (_, i) => visit(place.room, `guest${i}x`))
  const told = () => guests.flatMap((guest) => guest.heard('peers'))
  const count = () => told().reduce((sum, { peers, left }) => sum + peers.length + left.length, 0)
  for (const guest of guests) guest.hello()
  await clock.pass(PEERS_EVERY_MS)
  // Each of 200 is told of each of 200, in a message or two that all share.
  expect(count()).toBeLessThanOrEqual(202 * 200)
  expect(told().length).toBeLessThanOrEqual(2 * 200)
  expect(new Set(told()).size).toBeLessThanOrEqual(2)

  const before = [count(), told().length] as const
  guests[0]?.say({ type: 'presence', selection: [SECTION] })
  await clock.pass(PEERS_EVERY_MS)
  expect([count(), told().length]).toEqual([before[0] + 200, before[1] + 200])
  guests[0]?.leave()
  await clock.pass(PEERS_EVERY_MS)
  expect(guests.at(-1)?.heard('peers').at(-1)).toEqual({ type: 'peers', peers: [], left: [idOf('guest0x')] })
})

test('sync-Y22 a window that comes back and goes again before it is welcomed is told as gone', async () => {
  const { place, ann, bob, clock } = await meeting()
  await clock.pass(PEERS_EVERY_MS)
  const again = visit(place.room, 'ann')
  again.hello(0)
  again.leave()
  await clock.pass(PEERS_EVERY_MS)
  expect(ann.isClosed).toBe(true)
  expect(bob.heard('peers').at(-1)).toEqual({ type: 'peers', peers: [], left: [idOf('ann')] })
})
