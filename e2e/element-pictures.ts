// `npm run picture -- elements [type …]`: a picture of each element's examples for its README, or of those that are named, made from a
// published site.
import { chromium } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { elementDefinitions } from '@heddle/elements/definitions'
import { SHOWN_MARK } from '@heddle/kit/react/floating'
import { chromiumOptions } from '../scripts/chromium.mjs'
import { GALLERY_TYPES } from './gallery-records.ts'
import { startHeddle } from './heddle.ts'
import { publishGallery } from './publish-gallery.ts'

/** Greatest size, in CSS pixels: the first examples tell enough. */
const WIDTH = 720
const HEIGHT = 400
const FILE = 'picture.png'

const placeOf = (type: string, file: string): string =>
  fileURLToPath(new URL(`../catalogue/elements/src/items/${type}/${file}`, import.meta.url))

/** Names the picture under the heading of a README that does not yet. */
async function namePicture(type: string): Promise<void> {
  const place = placeOf(type, 'README.md')
  const readme = await readFile(place, 'utf8')
  if (readme.includes(FILE)) return
  const [heading = '', ...rest] = readme.split('\n')
  await writeFile(place, [heading, '', `![Examples](${FILE})`, ...rest].join('\n'))
}

const wanted = process.argv.slice(2)
const types = wanted.length === 0 ? GALLERY_TYPES : GALLERY_TYPES.filter((type) => wanted.includes(type))
const heddle = await startHeddle()
const browser = await chromium.launch(chromiumOptions())
try {
  const slug = await publishGallery(browser, heddle, types)
  const viewport = { width: WIDTH, height: HEIGHT }
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true })
  for (const type of types) {
    // Alive: a telephone number stands in its groups only then.
    await page.goto(heddle.siteUrl(slug, `/${type}`), { waitUntil: 'networkidle' })
    // The heading is that of the README; the mark in the corner is no part of the element.
    await page.addStyleTag({ content: 'body > a:last-of-type, section:has(> h1:only-child) { display: none !important }' })
    // What is nothing to see by itself is shown as on the canvas.
    const always = elementDefinitions.find((one) => one.type === type)?.editing.always
    if (always !== undefined)
      await page.evaluate(
        ([own, mark, part]) => document.querySelectorAll(`[data-${own}]`).forEach((one) => one.setAttribute(mark, part)),
        [type, SHOWN_MARK, always] as const,
      )
    await page.evaluate(() => document.fonts.ready)
    // One of the fields asks for the focus, wherever it stands.
    await page.evaluate(() => scrollTo(0, 0))
    // What lies over the page is shown open.
    const isOver = (await page.locator('dialog').count()) > 0
    if (isOver) await page.getByRole('button').first().click()
    const bottom = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('section')].map((section) => section.getBoundingClientRect().bottom)),
    )
    const height = isOver ? HEIGHT : Math.min(HEIGHT, Math.ceil(bottom))
    await page.screenshot({ path: placeOf(type, FILE), clip: { x: 0, y: 0, width: WIDTH, height } })
    await namePicture(type)
  }
} finally {
  await browser.close()
  await heddle.dispose()
}
