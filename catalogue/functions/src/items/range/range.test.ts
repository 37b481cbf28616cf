import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const range = withFakeHost(call)

test('goes from the start towards the end and stops before it', () => {
  const number = integer({ min: -50, max: 50 })
  assert(
    property(number, number, number, (start, end, step) => {
      const wanted: number[] = []
      if (step > 0) for (let value = start; value < end; value += step) wanted.push(value)
      if (step < 0) for (let value = start; value > end; value += step) wanted.push(value)
      if (step !== 0) expect(range(start, end, step)).toEqual(wanted)
    }),
  )
})

test('takes steps that are no whole numbers without adding up their errors', () => {
  expect(range(0, 1, 0.1)).toHaveLength(10)
  expect(range(0, 1, 0.1)).toContain(0.5)
})

test('refuses what has no end', () => {
  expect(() => range(0, Number.POSITIVE_INFINITY)).toThrow('list too long')
  expect(() => range(Number.NEGATIVE_INFINITY, 0)).toThrow('list too long')
  expect(() => range(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toThrow('list too long')
})
