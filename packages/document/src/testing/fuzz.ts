/** `HEDDLE_FUZZ_CASES=100000` tries more; `HEDDLE_FUZZ_SEED=17` tries others (`npm run test:long` names one). */
export const CASES = Number(process.env['HEDDLE_FUZZ_CASES'] ?? 2000)
export const SEED = Number(process.env['HEDDLE_FUZZ_SEED'] ?? 1)
/** What fast-check is run with. */
export const FUZZ = { numRuns: CASES, seed: SEED } as const
/** For titles: a failure tells how to see it again. */
export const fuzzTitle = (what: string) => `${CASES} random ${what}, seed ${SEED}`
/** Milliseconds that many cases may take on a slow machine. */
export const FUZZ_TIMEOUT = 30_000 + CASES * 5
