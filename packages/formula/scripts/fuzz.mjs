// The laws of formulas over many more random ones than `npm test` tries: `node packages/formula/scripts/fuzz.mjs [cases] [seed]`.
import { binPath, runNode } from '../../../scripts/run.mjs'

const [cases = '100000', seed] = process.argv.slice(2)
const env = { ...process.env, HEDDLE_FUZZ_CASES: cases, ...(seed && { HEDDLE_FUZZ_SEED: seed }) }
runNode([binPath('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'packages/formula/src/laws.test.ts'], { env })
