// `npm test`: installs, finds a browser, checks the house, then runs unit, property, database, browser and end-to-end tests.
import { install } from './install.mjs'
import { findChromium } from './chromium.mjs'
import { binPath, runNode, runNpm } from './run.mjs'

install()
if (!findChromium()) {
  console.log('No Chromium or Chrome found: getting one for the tests…')
  runNode([binPath('playwright', 'cli.js'), 'install', 'chromium'])
}
runNpm(['run', 'check'])
runNode(['scripts/build.mjs', '--if-needed'])
const vitest = binPath('vitest', 'vitest.mjs')
runNode([vitest, 'run', '--project', 'unit'])
runNode([vitest, 'run', '--project', 'database'])
runNode([vitest, 'run', '--project', 'browser'])
runNode([binPath('@playwright/test', 'cli.js'), 'test'])
