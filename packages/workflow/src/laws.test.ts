import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeValue } from './testing/desk.ts'
import { RANDOM_RUN } from './testing/random-workflows.ts'
import { RANDOM_LIMITS, randomBodyOf, runRandom } from './testing/run-random.ts'
import { replay } from './trace/replay.ts'

const { HEDDLE_FUZZ_CASES = '2000' } = process.env

it(
  'workflow-T6 any workflows in any world end with a value, and their recordings replay to the same states',
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(RANDOM_RUN, async (random) => {
        const { outcomes, recordings } = await runRandom(random)
        for (const { status } of outcomes) seen.add(status)
        for (const recording of recordings) {
          const again = await replay(recording, {
            workflow: (id) => random.workflows.find((workflow) => workflow.id === id),
            bodyOf: randomBodyOf,
            changeValue,
            limits: RANDOM_LIMITS,
          })
          expect(again).toMatchObject({ status: 'same' })
        }
      }),
      { numRuns: Number(HEDDLE_FUZZ_CASES) },
    )
    expect([...seen].sort()).toEqual(['cancelled', 'done', 'failed', 'stopped'])
  },
  120_000 + 30 * Number(HEDDLE_FUZZ_CASES),
)
