import type { Json } from '@heddle/store'
import { expect, it } from 'vitest'
import type { KeptRun } from './run-log.ts'
import { resultsSeen } from './results-seen.ts'

const run = (results: Readonly<Record<string, Json | undefined>>, isOver = true): KeptRun =>
  ({
    took: isOver ? 1 : undefined,
    entries: Object.entries(results).map(([id, value]) => ({ kind: 'result', id, at: 0, value })),
  }) as unknown as KeptRun

it('what an action gave last is known from the runs that ended', () => {
  const first = run({ a: 1, b: { n: 2 } })
  const seen = resultsSeen(new Map(), [first, run({ a: 9 }, false)])
  expect([...seen]).toEqual([
    ['a', 1],
    ['b', { n: 2 }],
  ])
  const later = resultsSeen(seen, [first, run({ a: 3, c: undefined })])
  expect([...later]).toEqual([
    ['a', 3],
    ['b', { n: 2 }],
  ])
})

it('where nothing new ended nothing is told anew', () => {
  const first = run({ a: 1 })
  const seen = resultsSeen(new Map(), [first])
  expect(resultsSeen(seen, [first])).toBe(seen)
})
