import type { Page } from '@playwright/test'
import { canvas, clickOnCanvas, openPanel, openTab, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

/** CSS pixels of the smallest side that a control may have (WCAG 2.2, target size). */
const LEAST = 24
const PANELS = ['Add', 'Navigator', 'Pages', 'Data', 'Design system', 'Assets', 'Plugins', 'Problems', 'History', 'Settings']

/**
 * What a person cannot read or hardly hit: texts that are cut, and controls that are too small. What people named themselves may
 * be as long as they like, if all of it is told to a pointer that rests. Edges that are dragged are as thin as edges are: they
 * run along a whole side, and keys move them too.
 */
function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      if (!hasText || !isShown(element)) return false
      const text = element.textContent.trim()
      if (element.closest<HTMLElement>('[title]')?.title.includes(text)) return false
      const { overflowX } = getComputedStyle(element)
      // What only screen readers hear is a pixel wide.
      return overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth
    })
    const controls = 'button, a[href], input, textarea, [role=tab], [role=treeitem]'
    const small = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      if (!isShown(element)) return false
      // A control that is only heard is hit by its label.
      const target = element instanceof HTMLInputElement && element.labels?.[0]?.contains(element) ? element.labels[0] : element
      const { width, height } = target.getBoundingClientRect()
      return Math.min(width, height) > 0 && Math.min(width, height) < least
    })
    return [
      ...cut.map((element) => `cut: ${nameOf(element)}, ${element.scrollWidth} in ${element.clientWidth}`),
      ...small.map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `small: ${nameOf(element)}, ${width} × ${height}`
      }),
    ]
  }, LEAST)
}

for (const { theme, tag } of [
  { theme: 'dark', tag: [] },
  // Of the same sizes, in other colours.
  { theme: 'light', tag: ['@long'] },
])
  test(
    `in the ${theme} theme no word of the editor is cut and no control is too small to hit`,
    { tag },
    async ({ page, heddle }) => {
      const errors = collectErrors(page)
      await startProject(page, heddle, { template: 'sample', name: `Sizes ${theme}` })
      await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme)
      await clickOnCanvas(page, (await canvas(page).locator('h1').textContent()) ?? '')
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        for (const panel of PANELS) {
          await openPanel(page, panel)
          expect.soft(await findFaults(page), `${panel} at ${width}`).toEqual([])
        }
        for (const tab of ['Settings', 'Style'] as const) {
          await openTab(page, tab)
          expect.soft(await findFaults(page), `${tab} at ${width}`).toEqual([])
        }
      }
      expect(errors).toEqual([])
    },
  )
