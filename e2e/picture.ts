// `npm run picture`: the picture of the editor in the README, made from the real thing.
import { chromium } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { chromiumOptions } from '../scripts/chromium.mjs'
import { startHeddle } from './heddle.ts'

const heddle = await startHeddle()
const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(heddle.url)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Make account' }).click()
  await page.getByRole('button', { name: 'New project' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sample site').click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nordic Tours')
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await page.frameLocator('iframe').getByText('Север, который можно пройти').waitFor()
  await page.getByRole('application', { name: 'Page canvas' }).click({ position: { x: 300, y: 240 } })
  await page.getByRole('tab', { name: 'Style' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: fileURLToPath(new URL('../docs/editor.png', import.meta.url)) })
} finally {
  await browser.close()
  await heddle.dispose()
}
