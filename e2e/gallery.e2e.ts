import type { Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import { createRandom } from '@heddle/testing'
import { findTrouble } from './axe.ts'
import { GALLERY_TYPES } from './gallery-records.ts'
import { expect, test } from './heddle.ts'
import { publishGallery } from './publish-gallery.ts'
import { leave, SAID_TWICE, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

/** How many elements `npm test` looks at; `npm run test:long -- gallery` looks at all, in every way. */
const SAMPLE = 4
const SEED = 20261123
const isWhole = process.env['HEDDLE_GALLERY'] === 'whole'
const SCREENSHOTS = 'test-results/gallery'

interface Look {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly direction: 'ltr' | 'rtl'
  readonly forcedColors?: 'active'
}

const LOOKS: readonly Look[] = [
  ...[1440, 390].flatMap((width) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      (['ltr', 'rtl'] as const).map((direction) => ({ width, colorScheme, direction })),
    ),
  ),
  // 1440 pixels at a zoom of 200 %.
  { width: 720, colorScheme: 'light', direction: 'ltr' },
  { width: 1440, colorScheme: 'light', direction: 'rtl', forcedColors: 'active' },
  { width: 390, colorScheme: 'dark', direction: 'ltr', forcedColors: 'active' },
]
/** Between them, each width, theme and direction. */
const FEW_LOOKS: readonly Look[] = [
  { width: 1440, colorScheme: 'light', direction: 'ltr' },
  { width: 390, colorScheme: 'dark', direction: 'rtl' },
]

function sampleTypes(): readonly string[] {
  const random = createRandom(SEED)
  return GALLERY_TYPES.map((type) => ({ type, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, SAMPLE)
    .map(({ type }) => type)
}

/** What can be opened on a page, one picture each: lists, calendars, menus. */
async function pictureOpened(page: Page, path: string): Promise<void> {
  const openers = page
    .locator('[popovertarget], [aria-haspopup], [role=combobox]')
    .and(page.locator(':not(select):not(:disabled)'))
  for (const [at, opener] of (await openers.all()).entries()) {
    if (!(await opener.isVisible())) continue
    await opener.click({ timeout: 2_000 }).catch(() => opener.focus())
    if ((await page.locator(':popover-open').count()) > 0) await page.screenshot({ path: `${path}-open-${at}.png` })
    await page.keyboard.press('Escape')
  }
}

test('every example of the catalogue, published: axe and the console are silent, and nothing sticks out', async ({
  browser,
  heddle,
}) => {
  test.slow(isWhole, 'Every element in every look takes ten minutes on a busy machine.')
  const types = isWhole ? GALLERY_TYPES : sampleTypes()
  const slug = await publishGallery(browser, heddle, types)
  if (isWhole) await mkdir(SCREENSHOTS, { recursive: true })
  for (const { width, colorScheme, direction, forcedColors } of isWhole ? LOOKS : FEW_LOOKS) {
    const viewport = { width, height: 900 }
    const look = [width, colorScheme, direction, ...(forcedColors ? ['forced'] : [])].join('-')
    const visitor = await visit(browser, { viewport, colorScheme, forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' })
    const { page } = visitor
    // A frame in a sandbox has no storage.
    await page.addInitScript((theme) => {
      if (self === top) localStorage.setItem('ww-app-theme', theme)
    }, colorScheme)
    for (const type of types) {
      const place = `${type}, ${look}`
      await page.goto(heddle.siteUrl(slug, `/${type}`))
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      // What lies over the page is looked at open.
      if ((await page.locator('dialog').count()) > 0) await page.getByRole('button').first().click()
      // Of forced colours axe sees those that the page asks for.
      if (!forcedColors) expect.soft(await findTrouble(page), place).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBeLessThanOrEqual(0)
      if (!isWhole) continue
      await page.screenshot({ path: `${SCREENSHOTS}/${type}-${look}.png`, fullPage: true })
      await pictureOpened(page, `${SCREENSHOTS}/${type}-${look}`)
    }
    const unmeant = [...visitor.messages, ...visitor.errors].filter((text) => !text.includes(SAID_TWICE))
    expect.soft(unmeant).toEqual([])
    await leave(visitor)
  }
})
