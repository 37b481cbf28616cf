// Random tests are the same in every `npm test`. `npm run test:long` names other seeds, and more cases.
import fc from 'fast-check'

const { HEDDLE_FUZZ_SEED = '1', HEDDLE_FUZZ_CASES } = process.env
fc.configureGlobal({
  seed: Number(HEDDLE_FUZZ_SEED),
  ...(HEDDLE_FUZZ_CASES === undefined ? {} : { numRuns: Number(HEDDLE_FUZZ_CASES) }),
})
