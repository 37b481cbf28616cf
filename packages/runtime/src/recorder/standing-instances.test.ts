import { beforeEach, expect, it } from 'vitest'
import { createStandingInstances, type StandingInstances } from './standing-instances.ts'

let heard: unknown[]
let missing: string[]
let standing: StandingInstances
const add = (uid: string) => standing.add(uid, (trigger, event) => void heard.push([uid, trigger, event]))
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
  standing.add('card', () => void heard.push('second'))
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
