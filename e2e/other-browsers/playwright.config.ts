import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../../scripts/chromium.mjs'

/** `npm run test:long -- browsers`: Playwright runs the journeys, the browsers are driven by WebDriver. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: '*.browsers.ts',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  // Whoever builds the sites that the other browsers visit.
  use: { launchOptions: chromiumOptions({ headlessShell: true }) },
})
