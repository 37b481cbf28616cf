// What tests need of the machine besides Node: a browser, and PostgreSQL where it can be had. Each is looked for, then got
// where that asks no question.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { findFirefox, findWebKit } from './other-browsers.mjs'
import { binPath, tryNode } from './run.mjs'

const NO_BROWSER =
  'No browser for the tests: install Chromium or Chrome, or say where one is with CHROME_PATH=/path/to/chrome, and run this again.'
const NO_POSTGRES = 'PostgreSQL is not installed: its database tests are skipped.'

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** How a program is run as root without a question: nothing to add, `sudo -n`, or not at all (`undefined`). */
function asRoot() {
  if (process.getuid?.() === 0) return []
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined
}

/** Installs packages of Debian's; false where that is another system, needs a question or fails. */
function installFromDebian(...names) {
  const release = '/etc/os-release'
  if (!existsSync(release) || !/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return false
  const prefix = asRoot()
  if (!prefix) return false
  console.log(`Installing ${names.join(' and ')} from Debian’s packages for the tests…`)
  const quiet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', '-y']
  const run = (...args) => {
    const [command, ...rest] = [...prefix, ...quiet, ...args]
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  }
  return run('update') && run('install', '--no-install-recommends', ...names)
}

const hasBrowser = () =>
  findChromium() !== undefined || findHeadlessShell() !== undefined || existsSync(chromium.executablePath())

/** Finds or gets a browser; ends the process with one sentence where there is none to be had. */
export function needBrowser() {
  if (hasBrowser()) return
  if (process.env.CHROME_PATH) {
    console.error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`)
    process.exit(1)
  }
  console.log('No Chromium or Chrome found: getting Playwright’s for the tests…')
  tryNode([binPath('playwright', 'cli.js'), 'install', 'chromium'], { stdio: 'ignore' })
  if (hasBrowser() || (installFromDebian('chromium') && hasBrowser())) return
  console.error(NO_BROWSER)
  process.exit(1)
}

/** Gets the headless shell where nobody is asked, for an unattended run that has the time of another browser to save. */
export function wantHeadlessShell() {
  if (process.env.CI && !process.env.CHROME_PATH && !findHeadlessShell()) installFromDebian('chromium-headless-shell')
}

const hasPostgres = () =>
  tryNode([
    '--input-type=module',
    '-e',
    "import { findPostgres } from './packages/server/src/testing/postgres-cluster.ts'; process.exit(findPostgres() ? 0 : 1)",
  ])

/** Finds or gets the browsers beside Chromium that the long tests try; a journey whose browser is missing says so. */
export function wantOtherBrowsers() {
  if (!findFirefox()) installFromDebian('firefox-esr')
  if (!findWebKit()) installFromDebian('webkit2gtk-driver', 'xvfb')
}

/** Finds or gets PostgreSQL; says that its tests are skipped where there is none. */
export function wantPostgres() {
  if (hasPostgres() || (installFromDebian('postgresql') && hasPostgres())) return
  console.log(NO_POSTGRES)
}
