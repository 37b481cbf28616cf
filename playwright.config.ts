import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Each worker has a server and a browser of its own; a journey takes about one core.
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  // A shared machine may starve a browser; a second try is reported as flaky, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  // End a journey that hangs; none may need them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: chromiumOptions({ headlessShell: true }),
    viewport: { width: 1440, height: 900 },
    // Without pictures of the DOM: taking them runs scripts in every frame, which a template's sandbox reports as an error.
    trace: { mode: 'on-first-retry', snapshots: false },
  },
})
