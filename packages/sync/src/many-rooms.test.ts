import { blankNode, createDocumentView, isAtomPath } from '@heddle/document'
import type { DocumentRecord } from '@heddle/document'
import { checkDiff } from '@heddle/document/check'
import { createStore } from '@heddle/store'
import type { Diff } from '@heddle/store'
import { describe, expect, test } from 'vitest'
import type { PeerNews } from './room.ts'
import { createRoom, RETRY_MS } from './room.ts'
import { createClock } from './testing/clock.ts'
import { idOf, visit } from './testing/guest.ts'
import { createMemoryLog } from './testing/memory-log.ts'
import { rename } from './testing/meeting.ts'
import { fieldsOf } from './testing/people.ts'
import { createRandom } from './testing/random.ts'
import { firstRecords, HOME, SECTION } from './testing/workplace.ts'

/** Several processes on one log. `isTold`: whether they hear of what others write; `writeTime`: how long the database takes. */
function processes(count: number, { seed = 1, isTold = () => true }: { seed?: number; isTold?: () => boolean } = {}) {
  const clock = createClock()
  const random = createRandom(seed)
  const memory = createMemoryLog(() => clock.wait(random.below(4)))
  const news: PeerNews[][] = Array.from({ length: count }, () => [])
  const rooms = Array.from({ length: count }, (_, at) => {
    const store = createStore(firstRecords(), { freeze: true })
    const view = createDocumentView(store)
    return createRoom({
      store,
      seq: 0,
      check: (diff: Diff<DocumentRecord>) => checkDiff(view, diff, { fieldsOf }).filter(({ severity }) => severity === 'error'),
      log: memory.open(() => true),
      now: clock.now,
      schedule: clock.schedule,
      isAtom: isAtomPath,
      random: () => random.below(1_000) / 1_000,
      onWritten: () => {
        if (isTold()) for (const [other, room] of rooms.entries()) if (other !== at) void room.refresh()
      },
      onNews: (told) => news[at]?.push(told),
    })
  })
  return { clock, memory, rooms, random, news }
}
const roomAt = <T>(rooms: readonly T[], at: number): T => {
  const room = rooms[at % rooms.length]
  if (!room) throw new Error('no room')
  return room
}
const text = (name: string) => blankNode(idOf(name), 'text', { parentId: SECTION, slot: 'children', index: 'a0' })
const byId = (records: readonly DocumentRecord[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('rooms of one project in several processes', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('sync-Y24 write every change once and end up alike, seed %i', async (seed) => {
    const { clock, memory, rooms, random } = processes(3, { seed })
    const guests = Array.from({ length: 6 }, (_, at) => visit(roomAt(rooms, at), `guest${at}x`))
    for (const guest of guests) guest.hello()
    await clock.pass(10)
    const names = Array.from({ length: 120 }, (_, at) => `change${at}x`)
    for (const [at, name] of names.entries()) {
      guests[at % guests.length]?.push(name, { put: { [idOf(name)]: text(name) } })
      await clock.pass(random.below(6))
    }
    await clock.pass(2_000)
    expect(memory.entries.map(({ label }) => label).toSorted()).toEqual(names.toSorted())
    const [first, ...others] = rooms.map((room) => byId(room.read().records))
    for (const other of others) expect(other).toEqual(first)
    // Everybody was told of everything once, in order.
    for (const guest of guests) expect(guest.entries()).toEqual(memory.entries.map(({ seq, label }) => `${seq} ${label}`))
  })

  test('sync-Y24 a change that another process’s makes unsound is refused, not lost in silence', async () => {
    const { clock, rooms } = processes(2, { isTold: () => false })
    const [ann, bob] = [visit(roomAt(rooms, 0), 'ann'), visit(roomAt(rooms, 1), 'bob')]
    for (const guest of [ann, bob]) guest.hello()
    await clock.pass(10)
    ann.push('gone', { remove: { [SECTION]: firstRecords().find(({ id }) => id === SECTION) ?? text('x') } })
    await clock.pass(50)
    bob.push('child', { put: { [idOf('child')]: text('child') } })
    await clock.pass(200)
    expect(bob.heard('refused')).toMatchObject([{ localId: idOf('child'), issues: [{ code: 'unknown-parent' }] }])
    expect(bob.entries()).toEqual(['1 gone'])
  })

  test('sync-Y24 whoever reads a room that was told of nothing gets what others wrote', async () => {
    const { clock, rooms } = processes(2, { isTold: () => false })
    const ann = visit(roomAt(rooms, 0), 'ann')
    ann.hello()
    ann.push('rename', rename('Ann'))
    await clock.pass(50)
    const other = roomAt(rooms, 1)
    expect(other.read().seq).toBe(0)
    let isDone = false
    void other.refresh().then(() => (isDone = true))
    await clock.pass(50)
    expect([isDone, other.read().seq]).toEqual([true, 1])
  })

  test('sync-Y24 what cannot be read now is read with the next try, and nobody waits for ever', async () => {
    const { clock, rooms, memory } = processes(2, { isTold: () => false })
    const [ann, bob] = [visit(roomAt(rooms, 0), 'ann'), visit(roomAt(rooms, 1), 'bob')]
    for (const guest of [ann, bob]) guest.hello()
    ann.push('one', rename('One'))
    await clock.pass(50)
    memory.setTrouble('fails')
    bob.push('two', rename('Two'))
    await clock.pass(50)
    memory.setTrouble('none')
    await clock.pass(RETRY_MS * 2)
    expect(memory.entries.map(({ label }) => label)).toEqual(['one', 'two'])
    expect(bob.entries()).toEqual(['1 one', '2 two'])
  })

  test('sync-Y25 a window that another process told more makes the room catch up before it is welcomed', async () => {
    const { clock, rooms } = processes(2, { isTold: () => false })
    const ann = visit(roomAt(rooms, 0), 'ann')
    ann.hello()
    ann.push('one', rename('One'))
    await clock.pass(50)
    const again = visit(roomAt(rooms, 1), 'ann')
    again.hello(1)
    await clock.pass(50)
    expect(again.heard('welcome')).toMatchObject([{ seq: 1, entries: [] }])
  })
})

describe('who is in rooms of other processes', () => {
  const tell = (to: ReturnType<typeof processes>['rooms'][number], told: readonly PeerNews[]) => {
    for (const one of told) to.takeNews(one)
  }

  test('sync-Y26 is shown like who is here, to those who come later too, in colours of their own', async () => {
    const { clock, rooms, news } = processes(2)
    const [here, there] = [roomAt(rooms, 0), roomAt(rooms, 1)]
    const [ann, bob] = [visit(here, 'ann'), visit(there, 'bob')]
    ann.hello()
    await clock.pass(100)
    tell(there, news[0] ?? [])
    bob.hello()
    ann.say({ type: 'presence', pageId: HOME, selection: [SECTION] })
    await clock.pass(100)
    tell(there, news[0] ?? [])
    expect(bob.heard('welcome')[0]?.peers).toMatchObject([{ clientId: idOf('ann') }])
    expect(bob.heard('peers').at(-1)).toMatchObject({ peers: [{ clientId: idOf('ann'), pageId: HOME }], left: [] })
    tell(here, news[1] ?? [])
    const colours = ann.heard('peers').flatMap(({ peers }) => peers.map(({ user }) => [user.id, user.color].join(' ')))
    expect(new Set(colours.map((pair) => pair.split(' ')[1])).size).toBe(2)
    // What was told from elsewhere is not told on.
    expect(news[0]?.flatMap(({ peers }) => peers.map(({ clientId }) => clientId))).not.toContain(idOf('bob'))
    expect(here.peersHere().map(({ clientId }) => clientId)).toEqual([idOf('ann')])
  })

  test('sync-Y26 leaves with them; a window that moves from one process to another stays', async () => {
    const { clock, rooms, news } = processes(2)
    const [here, there] = [roomAt(rooms, 0), roomAt(rooms, 1)]
    const [ann, bob] = [visit(here, 'ann'), visit(there, 'bob')]
    for (const guest of [ann, bob]) guest.hello()
    await clock.pass(100)
    tell(there, news[0] ?? [])
    // Ann's window comes to the other process before the first one knows that it went.
    const again = visit(there, 'ann')
    again.hello()
    await clock.pass(100)
    ann.leave()
    await clock.pass(100)
    const before = bob.heard('peers').length
    tell(there, news[0]?.slice(-1) ?? [])
    expect(bob.heard('peers').length).toBe(before)
    again.leave()
    await clock.pass(100)
    expect(bob.heard('peers').at(-1)).toEqual({ type: 'peers', peers: [], left: [idOf('ann')] })
  })
})
