import { beforeEach, expect, it } from 'vitest'
import { createStandingInstances, type StandingInstances } from './standing-instances.ts'

let heard: unknown[]
let standing: StandingInstances
const add = (uid: string) => standing.add(uid, (trigger, event) => void heard.push([uid, trigger, event]))

beforeEach(() => {
  heard = []
  standing = createStandingInstances(20)
})

it('a trigger is emitted at the very instance, with what is told', async () => {
  add('other')
  add('card')
  expect(await standing.fire('card', 'bought', { price: 3 })).toBe(true)
  expect(heard).toEqual([['card', 'bought', { price: 3 }]])
})

it('an instance inside of another one is found by its way, and by its own id where nobody knows the way', async () => {
  add('outer.card')
  add('deep.outer.card')
  await standing.fire('deep.outer.card', 'a', 1)
  await standing.fire('card', 'b', 2)
  await standing.fire('lost.card', 'c', 3)
  expect(heard).toEqual([
    ['deep.outer.card', 'a', 1],
    ['outer.card', 'b', 2],
    ['outer.card', 'c', 3],
  ])
})

it('of several rows the first one that stands is meant', async () => {
  const leave = add('card')
  standing.add('card', () => void heard.push('second'))
  leave()
  await standing.fire('card', 'a', 1)
  expect(heard).toEqual(['second'])
})

it('an instance that comes a moment later is waited for; one that never comes is told', async () => {
  const fired = standing.fire('card', 'a', 1)
  add('card')
  expect(await fired).toBe(true)
  expect(await standing.fire('gone', 'a', 1)).toBe(false)
  expect(heard).toHaveLength(1)
})
