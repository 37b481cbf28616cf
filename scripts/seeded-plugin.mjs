// Vite's part of random tests that are the same in every run: files that use random cases load scripts/seeded-runs.mjs.
import { join } from 'node:path'
import { ROOT } from './run.mjs'

/** Every file that uses random cases gets them from a fixed seed; others need not load the library. */
export const seededRuns = {
  name: 'seeded-runs',
  enforce: 'pre',
  transform: (code) =>
    / from 'fast-check'/.test(code) ? `${code}\nimport ${JSON.stringify(join(ROOT, 'scripts/seeded-runs.mjs'))}` : undefined,
}
