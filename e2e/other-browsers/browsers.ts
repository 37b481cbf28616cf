import { findFirefox, findWebKit } from '../../scripts/other-browsers.mjs'
import { startFirefox } from './firefox.ts'
import type { OtherBrowser } from './other-browser.ts'
import { startWebKit } from './webkit.ts'

const firefox = findFirefox()
const webkit = findWebKit()

/** The browsers beside Chromium; one that the machine does not have cannot be started. */
export const BROWSERS: readonly { readonly name: string; readonly start?: () => Promise<OtherBrowser> }[] = [
  { name: 'Firefox', ...(firefox === undefined ? {} : { start: () => startFirefox(firefox) }) },
  { name: 'WebKit', ...(webkit === undefined ? {} : { start: () => startWebKit(webkit) }) },
]
