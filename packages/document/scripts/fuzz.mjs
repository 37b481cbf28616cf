// The laws of filters, sorts, variables and patterns over many more random cases than `npm test` tries:
// `node packages/document/scripts/fuzz.mjs [cases] [seed]`.
import { binPath, runNode } from '../../../scripts/run.mjs'

const [cases = '100000', seed] = process.argv.slice(2)
const env = { ...process.env, HEDDLE_FUZZ_CASES: cases, ...(seed && { HEDDLE_FUZZ_SEED: seed }) }
runNode([binPath('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'packages/document/src', '-t', 'random'], { env })
