// `npm run picture`: the picture of the editor in the README, made from the real thing, and what it shows in words.
import { chromium } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { chromiumOptions } from '../scripts/chromium.mjs'
import { startHeddle } from './heddle.ts'
import { describePicture, PICTURE_FILE, PICTURE_SIZE, PICTURE_WORDS, showPicture } from './readme-picture.ts'

const heddle = await startHeddle()
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ viewport: PICTURE_SIZE })
  await showPicture(page, heddle)
  await writeFile(PICTURE_WORDS, await describePicture(page))
  await page.screenshot({ path: PICTURE_FILE })
} finally {
  await browser.close()
  await heddle.dispose()
}
