import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TraceEntry } from '../trace/types.ts'
import { addStep, entriesOf, newSteps } from './steps.ts'

const KINDS = ['run', 'action', 'arguments', 'result', 'error', 'end'] as const
const entry: fc.Arbitrary<TraceEntry> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.double({ min: 0, max: 1e6, noNaN: true }),
  id: fc.string(),
  value: fc.option(fc.jsonValue(), { nil: undefined }),
})

it('workflow-T8 steps arrive through a channel as they were recorded, whatever they hold', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.nat(), (entries, run) => {
      const steps = newSteps(run)
      for (const step of entries) addStep(steps, step)
      const heard = structuredClone(steps)
      expect(heard.run).toBe(run)
      expect(entriesOf(heard)).toEqual(entries)
    }),
  )
})
