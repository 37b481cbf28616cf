import { expect, it } from 'vitest'
import { compare, createSamples } from './samples.ts'

const solid = (...samples: readonly number[]) => ({ label: 'Solid', samples })

it('keeps the figures of each contender apart', () => {
  const samples = createSamples()
  samples.add('heddle', 'key', 2)
  samples.add('heddle', 'key', 4)
  samples.add('solid', 'key', 1)
  expect(samples.of('heddle', 'key')).toEqual([2, 4])
  expect(samples.of('solid', 'key')).toEqual([1])
  expect(samples.of('solid', 'heap')).toEqual([])
})

it('compares medians and says that an aim of so many times the baseline is met', () => {
  expect(compare('key', 'ms', [9, 2.6, 1], solid(3, 2, 1), { ratio: 1.3 })).toEqual({
    label: 'key',
    value: 2.6,
    unit: 'ms',
    spread: [1, 9],
    ratio: 1.3,
    baseline: 'Solid: 2 ms (1–3)',
    aim: 'at most 1.3×',
    isMet: true,
  })
  expect(compare('key', 'ms', [2.7], solid(2), { ratio: 1.3 })).toMatchObject({ isMet: false })
})

it('holds a figure against an aim of its own, and both where both are given', () => {
  expect(compare('heap', 'MB', [20], solid(7), { value: 20 })).toMatchObject({ aim: 'at most 20 MB', isMet: true })
  expect(compare('heap', 'MB', [20], solid(7), { value: 20, ratio: 2 })).toMatchObject({ isMet: false })
  expect(compare('heap', 'MB', [21], solid(7), { value: 20, ratio: 9 })).toMatchObject({ isMet: false })
})

it('says nothing of what has no aim, and no ratio to a baseline of nothing', () => {
  const row = compare('changes', '', [3], solid(0))
  expect(row).not.toHaveProperty('aim')
  expect(row).not.toHaveProperty('isMet')
  expect(row).not.toHaveProperty('ratio')
  expect(compare('changes', '', [3], undefined, { ratio: 1 })).toMatchObject({ isMet: false })
})
