import { expect, it } from 'vitest'
import { cutPower } from './testing/power-cut.ts'

const TIMES = Number(process.env['HEDDLE_CUT_TIMES'] ?? 200)
const SEED = Number(process.env['HEDDLE_CUT_SEED'] ?? 1)

it(`opens what the disk held at ${TIMES} moments while people edited and published (seed ${SEED})`, async () => {
  const { edits } = await cutPower(TIMES, SEED)
  console.log(`${TIMES} power cuts, ${edits} edits, seed ${SEED}`)
  expect(edits).toBeGreaterThan(0)
})
