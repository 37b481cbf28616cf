// Where tests find a browser: CHROME_PATH, one that the machine has, or Playwright's own download.
import { existsSync } from 'node:fs'

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows of its own, as Debian packs it: what Playwright starts by itself where it brings the browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** @returns {string | undefined} path of an installed Chromium or Chrome, or undefined to use Playwright's own */
export function findChromium() {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : KNOWN_PLACES
  return places.find((place) => existsSync(place))
}

/** @returns {string | undefined} path of the headless shell, unless CHROME_PATH names another browser */
export function findHeadlessShell() {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/**
 * Launch options shared by every browser that tests, pictures and benchmarks start: no outgoing requests of the browser's own.
 *
 * @param {{ headlessShell?: boolean }} [wanted] whether the headless shell will do where there is one: it draws the same pages
 *   for a fifth to a quarter less processor time (docs/decisions/0135-tests-run-in-the-headless-shell.md)
 */
export function chromiumOptions({ headlessShell = false } = {}) {
  const executablePath = (headlessShell ? findHeadlessShell() : undefined) ?? findChromium()
  const asRoot = process.getuid?.() === 0
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(asRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The headless shell would round the widths of letters, which the whole browser does not.
      '--font-render-hinting=none',
    ],
  }
}
