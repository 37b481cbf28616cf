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

/** @returns {string | undefined} path of an installed Chromium or Chrome, or undefined to use Playwright's own */
export function findChromium() {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : KNOWN_PLACES
  return places.find((place) => existsSync(place))
}

/** Launch options shared by every browser test: no outgoing requests of the browser's own. */
export function chromiumOptions() {
  const executablePath = findChromium()
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
    ],
  }
}
