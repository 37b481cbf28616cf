import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  // A shared machine may starve a browser; a second try is reported as flaky, never hidden.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), viewport: { width: 1440, height: 900 }, trace: 'retain-on-failure' },
})
