import { beforeEach, expect, it, vi } from 'vitest'
import { createStandingInstances, type StandingInstances } from './standing-instances.ts'

let heard: unknown[]
let missing: string[]
let standing: StandingInstances
const add = (uid: string) => standing.add(uid, (trigger, event) => void heard.push([uid, trigger, event]), scopeOf(uid))
const scopeOf = (title: string) => ({ context: { component: { props: { title }, variables: {} } } })
const fire = (instance: string, trigger: string, event: unknown) => standing.fire({ type: 'fire', instance, trigger, event })

beforeEach(() => {
  heard = []
  missing = []
  standing = createStandingInstances((instance) => void missing.push(instance), 20)
})

it('a trigger is emitted at the very instance, with what is told', async () => {
  add('other')
  add('card')
  await fire('card', 'bought', { price: 3 })
  expect(heard).toEqual([['card', 'bought', { price: 3 }]])
})

it('an instance inside of another one is found by its way, and by its own id where nobody knows the way', async () => {
  add('outer.card')
  add('deep.outer.card')
  await fire('deep.outer.card', 'a', 1)
  await fire('card', 'b', 2)
  await fire('lost.card', 'c', 3)
  expect(heard).toEqual([
    ['deep.outer.card', 'a', 1],
    ['outer.card', 'b', 2],
    ['outer.card', 'c', 3],
  ])
})

it('of several rows the first one that stands is meant', async () => {
  const leave = add('card')
  standing.add('card', () => void heard.push('second'), {})
  leave()
  await fire('card', 'a', 1)
  expect(heard).toEqual(['second'])
})

it('an instance that comes a moment later is waited for; one that never comes is told', async () => {
  const fired = fire('card', 'a', 1)
  add('card')
  await fired
  expect([heard.length, missing]).toEqual([1, []])
  await fire('gone', 'a', 1)
  expect(missing).toEqual(['gone'])
  expect(heard).toHaveLength(1)
})

it('what is tried in an instance sees the one that stands, with the row that it is tried in', async () => {
  add('outer.card')
  const item = { data: 1, index: 0, repeatIndex: 0, isACopy: false }
  const component = { uid: 'card', props: {}, variables: {} }
  const scope = await standing.at({ context: {} }, { item, component })
  expect(Reflect.get(scope, 'context')).toEqual({ item, component: { props: { title: 'outer.card' }, variables: {} } })
})

it('where it does not stand what is tried has what was recorded, and a place without an instance is one of the page', async () => {
  const component = { uid: 'gone', props: { title: 'then' }, variables: {} }
  const page = { variables: {} }
  expect(Reflect.get(await standing.at(page, { component }), 'context')).toEqual({ component })
  expect(await standing.at(page, undefined)).toBe(page)
})

it('whoever records a run is told where the instance around it stands', () => {
  const scope = scopeOf('card')
  standing.add('box.card', () => undefined, scope)
  const begin = vi.fn()
  const recorder = standing.recorder({ begin })
  for (const one of [Object.create(scope) as object, { context: {} }, undefined])
    recorder.begin('w', one ? { scope: one } : {}, {} as never)
  const given = begin.mock.calls.map(([, input]) => (input as { readonly scope?: object }).scope)
  const { component } = Reflect.get(given[0] as object, 'context') as { readonly component: Record<string, unknown> }
  expect([component['uid'], component['props']]).toEqual(['box.card', { title: 'card' }])
  expect(given.slice(1)).toEqual([{ context: {} }, undefined])
})
