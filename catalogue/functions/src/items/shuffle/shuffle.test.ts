import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const shuffle = (random: () => number) => withFakeHost(call, { random })

test('takes its chances from the place it runs in and leaves the list alone', () => {
  const list = Object.freeze([1, 2, 3])
  expect(shuffle(() => 0)(list)).toEqual([2, 3, 1])
  expect(shuffle(() => 0.999)(list)).toEqual([1, 2, 3])
})

test('gives every order the same chance', () => {
  const orders = new Map<string, number>()
  for (let third = 0; third < 3; third += 1) {
    for (let half = 0; half < 2; half += 1) {
      const chances = [(third + 0.5) / 3, (half + 0.5) / 2]
      const order = String(shuffle(() => chances.shift() ?? 0)(['a', 'b', 'c']))
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
  }
  expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1])
})
