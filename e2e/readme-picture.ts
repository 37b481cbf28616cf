import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { canvas, canvasArea, startProject } from './builder.ts'
import type { Heddle } from './heddle.ts'

export const PICTURE_FILE = fileURLToPath(new URL('../docs/editor.png', import.meta.url))
/** What the picture showed when it was made: when the editor shows something else, the picture is old. */
export const PICTURE_WORDS = fileURLToPath(new URL('../docs/editor.txt', import.meta.url))
export const PICTURE_SIZE = { width: 1440, height: 900 } as const

/** Opens what the picture in the README shows: the sample site, an element of it selected. */
export async function showPicture(page: Page, heddle: Heddle): Promise<void> {
  await startProject(page, heddle, { template: 'sample', name: 'Nordic Tours' })
  await canvas(page).locator('h1').waitFor()
  await canvasArea(page).click({ position: { x: 300, y: 240 } })
  await page.getByRole('tab', { name: 'Style' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
}

/** The picture in words: names and values as a screen reader meets them, sizes of the regions, colours of the editor. */
export async function describePicture(page: Page): Promise<string> {
  const looks = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const tokens = [...root].filter((name) => name.startsWith('--')).toSorted()
    const regions = [...document.querySelectorAll('header, nav, aside, footer, [role=application]')]
    return [
      'regions:',
      ...regions.map((region) => {
        const { x, y, width, height } = region.getBoundingClientRect()
        const box = [x, y, width, height].map(Math.round).join(' ')
        return `  - ${region.ariaLabel ?? region.tagName.toLowerCase()}: ${box}, ${getComputedStyle(region).backgroundColor}`
      }),
      'tokens:',
      ...tokens.map((name) => `  ${name}: ${root.getPropertyValue(name).trim()}`),
    ]
  })
  return [await page.locator('body').ariaSnapshot(), ...looks, ''].join('\n')
}
