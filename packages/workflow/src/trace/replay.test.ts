import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeValue } from '../testing/desk.ts'
import { RANDOM_RUN } from '../testing/random-workflows.ts'
import { RANDOM_LIMITS, randomBodyOf, runRandom } from '../testing/run-random.ts'
import { replay } from './replay.ts'
import type { Recording } from './types.ts'

type Place = readonly [owner: Record<string, unknown> | unknown[], key: string]
interface Damage {
  readonly place: number
  readonly kind: 'remove' | 'repeat' | 'replace'
  readonly value: unknown
}

const HOSTILE = [undefined, null, -1, 0, 1e9, Number.NaN, '', '__proto__', 'constructor', [], {}, true]
const DAMAGE: fc.Arbitrary<Damage> = fc.record({
  place: fc.nat(),
  kind: fc.constantFrom('remove', 'repeat', 'replace'),
  value: fc.oneof(fc.constantFrom(...HOSTILE), fc.constant(JSON.parse('{"__proto__":{"polluted":1},"message":5}'))),
})

function placesIn(owner: unknown): readonly Place[] {
  if (typeof owner !== 'object' || owner === null) return []
  return Object.entries(owner).flatMap(([key, part]) => [[owner as Place[0], key] as const, ...placesIn(part)])
}

/** A copy of a recording with some of its places changed. */
function damaged(recording: Recording, damages: readonly Damage[]): Recording {
  const copy = structuredClone(recording)
  for (const { place, kind, value } of damages) {
    // Half of them where it hurts: in the answers.
    const places = placesIn(place % 2 === 0 ? copy : copy.answers)
    const [owner, key] = places[place % Math.max(1, places.length)] ?? []
    if (owner === undefined || key === undefined) continue
    if (!Array.isArray(owner)) {
      if (kind === 'remove') delete owner[key]
      else owner[key] = structuredClone(value)
    } else if (kind === 'remove') owner.splice(Number(key), 1)
    else if (kind === 'repeat') owner.splice(Number(key), 0, structuredClone(owner[Number(key)]))
    else owner[Number(key)] = structuredClone(value)
  }
  return copy
}

it('workflow-T7 a replay ends with a value, whatever was done to the recording', async () => {
  await fc.assert(
    fc.asyncProperty(RANDOM_RUN, fc.array(DAMAGE, { minLength: 1, maxLength: 4 }), async (random, damages) => {
      const { recordings } = await runRandom(random)
      for (const recording of recordings) {
        const replayed = await replay(damaged(recording, damages), {
          workflow: (id) => random.workflows.find((workflow) => workflow.id === id),
          bodyOf: randomBodyOf,
          changeValue,
          limits: RANDOM_LIMITS,
        })
        expect(['same', 'differs', 'impossible']).toContain(replayed.status)
        expect(Reflect.get({}, 'polluted')).toBeUndefined()
      }
    }),
    { numRuns: 1500 },
  )
})
