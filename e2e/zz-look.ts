import { chromium } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.mjs'
import { startHeddle } from './heddle.ts'
import { publishGallery } from './publish-gallery.ts'
const types = (process.env['TYPES'] ?? 'chart').split(',')
const heddle = await startHeddle()
const browser = await chromium.launch(chromiumOptions())
try {
  const slug = await publishGallery(browser, heddle, types)
  for (const type of types)
    for (const [width, scheme, forced, script] of [[1440, 'light', 'none', true], [1440, 'dark', 'none', true], [390, 'light', 'none', true], [720, 'dark', 'active', true], [720, 'light', 'none', false]] as const) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, forcedColors: forced, javaScriptEnabled: script })
      const page = await context.newPage()
      page.on('console', (message) => console.log(type, width, scheme, message.type(), message.text()))
      page.on('pageerror', (error) => console.log('ERROR', String(error)))
      await page.goto(heddle.siteUrl(slug, `/${type}`), { waitUntil: 'networkidle' })
      if (script && scheme === 'dark') await page.evaluate(() => { document.documentElement.classList.add('dark'); document.documentElement.style.colorScheme = 'dark' })
      await page.waitForTimeout(600)
      await page.screenshot({ path: `/tmp/look-${type}-${width}-${scheme}${forced === 'active' ? '-forced' : ''}${script ? '' : '-noscript'}.png`, fullPage: true })
      await context.close()
    }
} finally {
  await browser.close()
  await heddle.dispose()
}
