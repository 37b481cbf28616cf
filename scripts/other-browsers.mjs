// Where the long tests find browsers that are not Chromium: Firefox, and WebKit as Debian packs it for WebDriver.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'

/** @returns {string | undefined} path of Firefox: FIREFOX_PATH, or one that the machine has */
export function findFirefox() {
  const places = process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : FIREFOX_PLACES
  return places.find((place) => existsSync(place))
}

/** @returns {{ driver: string, browser: string, screen: string } | undefined} WebKit's driver, its browser, a screen without one */
export function findWebKit() {
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(XVFB)) return undefined
  const browser = readdirSync('/usr/lib')
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => join('/usr/lib', folder, version, 'MiniBrowser')))
    .find((place) => existsSync(place))
  return browser === undefined ? undefined : { driver: WEBKIT_DRIVER, browser, screen: XVFB }
}
