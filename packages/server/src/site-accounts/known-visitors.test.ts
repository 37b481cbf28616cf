import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { KnownAccount, PlaceName, SitePlaces } from '../ports/site-places.ts'
import { createKnownVisitors, forgettingPlaces } from './known-visitors.ts'

const ann: KnownAccount = {
  id: 'ann',
  email: 'a@b.c',
  name: 'Ann',
  password: '',
  roles: '[]',
  blocked: 0,
  confirmed: null,
  created_at: 1,
}
const live: PlaceName = { projectId: 'p1', isDraft: false }
const draft: PlaceName = { projectId: 'p1', isDraft: true }

function opened() {
  const clock = { time: 1_000_000 }
  return { clock, known: createKnownVisitors(() => clock.time) }
}
const giving = (account: KnownAccount | undefined) => () => Promise.resolve(account)

it('who was found out is known for a moment, in that place alone, also with a clock that was set back', async () => {
  const { clock, known } = opened()
  expect(known.find(live, 't')).toBeUndefined()
  expect(await known.look(live, 't', giving(ann))).toBe(ann)
  expect(known.find(live, 't')).toBe(ann)
  for (const other of [draft, { projectId: 'p2', isDraft: false }]) expect(known.find(other, 't')).toBeUndefined()
  expect(known.find(live, 'u')).toBeUndefined()
  clock.time -= 60_000
  expect(known.find(live, 't')).toBeUndefined()
  clock.time += 60_000 + LIMITS.knownVisitorLife
  expect(known.find(live, 't')).toBeUndefined()
})

it('nobody is remembered, so that made-up tokens take no room', async () => {
  const { known } = opened()
  expect(await known.look(live, 't', giving(undefined))).toBeUndefined()
  expect(known.find(live, 't')).toBeUndefined()
})

it('what was read before somebody worked in the place is not remembered, however late it comes', async () => {
  const { known } = opened()
  let answer: (account: KnownAccount) => void = () => undefined
  const late = known.look(live, 't', () => new Promise((resolve) => (answer = resolve)))
  known.forget(live)
  answer(ann)
  expect(await late).toBe(ann)
  expect(known.find(live, 't')).toBeUndefined()
})

it('work in a place makes it unknown before it is answered, also when it fails; other places stay', async () => {
  const { known } = opened()
  const told: PlaceName[] = []
  const bare: SitePlaces = {
    use: (_, work) => work(undefined as never),
    remove: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const places = forgettingPlaces(bare, (place) => {
    told.push(place)
    known.forget(place)
  })
  const knowBoth = () => Promise.all([live, draft].map((place) => known.look(place, 't', giving(ann))))
  await knowBoth()
  expect(await places.use(live, () => Promise.resolve(5))).toBe(5)
  expect([known.find(live, 't'), known.find(draft, 't')]).toEqual([undefined, ann])
  await knowBoth()
  await expect(places.use(draft, () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect([known.find(live, 't'), known.find(draft, 't')]).toEqual([ann, undefined])
  await knowBoth()
  await places.remove('p1')
  expect([known.find(live, 't'), known.find(draft, 't')]).toEqual([undefined, undefined])
  expect(told).toEqual([live, draft, live, draft])
})

it('holds so many of a place at the most, and forgets all at once', async () => {
  const { known } = opened()
  for (let at = 0; at <= LIMITS.knownVisitors; at += 1) await known.look(live, `t${at}`, giving(ann))
  expect([known.find(live, 't0'), known.find(live, `t${LIMITS.knownVisitors}`)]).toEqual([undefined, ann])
  known.forget()
  expect(known.find(live, `t${LIMITS.knownVisitors}`)).toBeUndefined()
})
