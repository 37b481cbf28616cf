import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spansOf, stepUnder } from './spans.ts'

const step = (at: number, took: number | undefined = 0) => ({ at, took })

it('a step that takes long is wide, and short ones can still be seen', () => {
  const spans = spansOf([step(0, 1), step(1, 98), step(99, 1)], 100)
  const widths = spans.map(({ from, to }) => Math.round((to - from) * 100))
  expect(widths).toEqual([11, 79, 11])
})

it('steps fill the line from its beginning to its end without gaps, and each is found under its own middle', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 50 }), fc.nat(1000), (waits, last) => {
      let at = 0
      const steps = waits.map((wait) => step((at += wait), last))
      const spans = spansOf(steps, at + last)
      expect(spans[0]?.from).toBe(0)
      expect(spans.at(-1)?.to).toBeCloseTo(1)
      for (const [index, { from, to }] of spans.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(spans[index + 1]?.from ?? to).toBe(to)
        expect(stepUnder(spans, (from + to) / 2)).toBe(index)
      }
    }),
  )
})

it('left of the line is the beginning of the run, right of it its last step', () => {
  const spans = spansOf([step(0), step(1)], 2)
  expect([stepUnder(spans, -0.1), stepUnder(spans, 1.5)]).toEqual([-1, 1])
  expect(stepUnder(spansOf([], 0), 0.5)).toBe(-1)
})
