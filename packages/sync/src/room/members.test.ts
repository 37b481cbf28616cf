import { describe, expect, test } from 'vitest'
import { idOf, visit } from '../testing/guest.ts'
import { meeting, rename } from '../testing/meeting.ts'
import { SECTION } from '../testing/workplace.ts'
import { PEERS_EVERY_MS } from './members.ts'

describe('being welcomed', () => {
  test('sync-Y16 who missed nothing is welcomed with where it stands and no entries', async () => {
    const { place, ann, clock } = await meeting()
    ann.push('one', rename('One'))
    await clock.pass(20)
    const back = visit(place.room, 'back')
    back.hello(1)
    await clock.pass(0)
    expect(back.heard('welcome')).toMatchObject([{ seq: 1, role: 'editor', entries: [] }])
  })

  test('sync-Y16 what is said while the welcome is being put together is done after it, all of it and in order', async () => {
    const { place, ann, clock, memory } = await meeting()
    ann.push('one', rename('One'))
    await clock.pass(20)
    place.restartServer()
    const bob = visit(place.room, 'bob')
    bob.hello(0)
    for (const name of ['two', 'three', 'four']) bob.push(name, rename(name))
    expect(bob.told).toEqual([])
    await clock.pass(20)
    expect(bob.entries()).toEqual(['1 one', '2 two', '3 three', '4 four'])
    expect(memory.entries).toHaveLength(4)
  })

  test('sync-Y19 who did not say hello, or waits to be welcomed, is told nothing of others yet', async () => {
    const { place, ann, clock } = await meeting()
    ann.push('one', rename('One'))
    await clock.pass(PEERS_EVERY_MS)
    place.restartServer()
    const [silent, waiting, cleo] = ['silent', 'waiting', 'cleo'].map((name) => visit(place.room, name))
    cleo?.hello()
    await clock.pass(PEERS_EVERY_MS * 2)
    // The server has just started: what was missed has to be read from the database, which takes its time.
    waiting?.hello(0)
    cleo?.say({ type: 'presence', selection: [SECTION] })
    await clock.pass(0)
    expect(cleo?.heard('peers').at(-1)?.peers).toMatchObject([{ clientId: idOf('cleo'), selection: [SECTION] }])
    expect([silent?.told, waiting?.told]).toEqual([[], []])
    await clock.pass(PEERS_EVERY_MS * 2)
    expect(waiting?.told.map(({ type }) => type)).toEqual(['welcome', 'peers'])
    expect(waiting?.heard('welcome')[0]?.peers).toMatchObject([{ clientId: idOf('cleo'), selection: [SECTION] }])
    expect(silent?.told).toEqual([])
  })
})

test('sync-Y22 who moves on and on is told of at once, then at most every 50 ms and with the newest only', async () => {
  const { ann, bob, clock } = await meeting()
  await clock.pass(PEERS_EVERY_MS * 2)
  const before = bob.heard('peers').length
  const news = () =>
    bob
      .heard('peers')
      .slice(before)
      .map(({ peers }) => peers.map(({ selection }) => selection))
  const select = (name: string) => ann.say({ type: 'presence', selection: [idOf(name)] })
  select('a')
  await clock.pass(0)
  expect(news()).toEqual([[[idOf('a')]]])
  for (const name of ['b', 'c']) {
    select(name)
    await clock.pass(PEERS_EVERY_MS / 2 - 1)
  }
  expect(news()).toEqual([[[idOf('a')]]])
  await clock.pass(2)
  expect(news()).toEqual([[[idOf('a')]], [[idOf('c')]]])
})

describe('going', () => {
  test('sync-Y19 who comes after somebody left is not told of them', async () => {
    const { place, bob, clock } = await meeting()
    bob.leave()
    await clock.pass(PEERS_EVERY_MS)
    const cleo = visit(place.room, 'cleo')
    cleo.hello()
    await clock.pass(0)
    expect(cleo.heard('welcome')[0]?.peers.map(({ clientId }) => clientId)).toEqual([idOf('ann')])
  })

  test('sync-Y20 a window that came back stays when its old connection is found to be gone', async () => {
    const { place, ann, bob, clock } = await meeting()
    const again = visit(place.room, 'ann')
    again.hello()
    await clock.pass(PEERS_EVERY_MS * 2)
    const before = bob.heard('peers').length
    ann.leave()
    await clock.pass(PEERS_EVERY_MS * 2)
    expect(bob.heard('peers').slice(before)).toEqual([])
  })
})
