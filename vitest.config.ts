import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { browserDependencies } from './scripts/browser-dependencies.mjs'
import { bundledEntries } from './scripts/bundled-entries.mjs'
import { chromiumOptions } from './scripts/chromium.mjs'
import { keptModules } from './scripts/kept-modules.mjs'
import { seededRuns } from './scripts/seeded-plugin.mjs'
import { inStandingFrames } from './scripts/standing-frame.mjs'

/** What a test waits for has as long as the test: a limit only ends what hangs, with what was seen last. */
const patience = { poll: { timeout: 100_000 } }

/** How much of the laws over values browser tests try, as unit tests read it of their process. */
const matrix = { HEDDLE_MATRIX: process.env['HEDDLE_MATRIX'] ?? '' }

const ROOTS = ['packages', 'catalogue', 'apps', 'scripts', 'bench']
const tests = (suffix: string, roots: readonly string[] = ROOTS) => roots.map((root) => `${root}/**/*${suffix}`)

/** Unit tests of these put back what they change of their process, and change nothing of a library. */
const SHARING = ['packages', 'catalogue']
/**
 * But those of them that change what a library knows (or need it as it comes, as Sharp, which refuses formats for its whole
 * process), or that compare how long twice the text takes with how long once does.
 */
const ALONE = [
  'packages/server/src/{object-storage,drivers/private-folder,jobs/narrow-picture/run}.test.ts',
  'packages/server/src/hosting/{find-narrower,guarded-files}.test.ts',
  'catalogue/functions/src/lib/dates/*.test.ts',
  'catalogue/elements/src/items/{markdown,svg-map}/*.test.tsx',
  'catalogue/elements/src/lib/{rich-html,rich-markdown}/*.test.{ts,tsx}',
]
const unitTests = (roots: readonly string[]) => ['.test.ts', '.test.tsx', '.test.mjs'].flatMap((suffix) => tests(suffix, roots))
const NO_UNIT = [
  ...['.web.test.tsx', '.web.test.ts', '.db.test.ts', '.long.test.ts'].flatMap((suffix) => tests(suffix)),
  '**/node_modules/**',
  '**/dist/**',
]
const unit = {
  environment: 'node',
  // Ends a test that hangs; no test may need it.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: patience,
} as const

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which of two is one too many.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [seededRuns],
        test: {
          ...unit,
          name: 'unit',
          include: [...unitTests(ROOTS.filter((root) => !SHARING.includes(root))), ...ALONE],
          exclude: NO_UNIT,
        },
      },
      {
        // In processes that many files share: one for each would load the same modules a thousand times. What a test of
        // theirs puts in the place of something else is put back for it, the rest it puts back itself.
        plugins: [seededRuns],
        test: {
          ...unit,
          name: 'unit-shared',
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          include: unitTests(SHARING),
          exclude: [...NO_UNIT, ...ALONE],
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          expect: patience,
          include: tests('.db.test.ts'),
          exclude: ['**/node_modules/**'],
          // They wait for disks and other processes half of their time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // `npm run test:long`: what takes hours, and what is random.
        test: {
          name: 'long',
          environment: 'node',
          include: tests('.long.test.ts'),
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          expect: patience,
          testTimeout: 24 * 3_600_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), bundledEntries(), keptModules()],
        // The canvas frame is of an opaque origin and loads its modules from here.
        server: { cors: { origin: '*' } },
        optimizeDeps: { include: browserDependencies() },
        test: {
          name: 'browser',
          env: matrix,
          setupFiles: ['scripts/brief-react.mjs'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patience,
          include: [...tests('.web.test.tsx'), ...tests('.web.test.ts')],
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            // A busy machine may be minutes in starting the browser.
            connectTimeout: 600_000,
            screenshotFailures: false,
            provider: inStandingFrames(playwright({ launchOptions: chromiumOptions({ headlessShell: true }) })),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
