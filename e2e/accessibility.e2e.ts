import type { Page } from '@playwright/test'
import { findTrouble, type Look } from './axe.ts'
import { canvas, canvasArea, clickOnCanvas, enterGallery, newProject, openPanel, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, publishTemplate, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const PANELS = [
  'Add',
  'Navigator',
  'Pages',
  'Data',
  'Design system',
  'Assets',
  'Plugins',
  'Languages',
  'Problems',
  'History',
  'Settings',
]
const HEADING = 'Север, который можно пройти пешком'

async function expectNoTrouble(page: Page, place: string, look: Look = {}): Promise<void> {
  expect.soft(await findTrouble(page, look), place).toEqual([])
}

/** The themes of the editor by turns, both at each place in the long run: other colours of the same elements. */
function themesByTurns(page: Page, isWhole: boolean) {
  let turn = 0
  const setTheme = (theme: string): Promise<void> =>
    page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme)
  return async (place: string, part?: string): Promise<void> => {
    const only = part === undefined ? {} : { part }
    turn += 1
    if (isWhole || turn % 2 === 0) {
      await setTheme('light')
      await expectNoTrouble(page, `${place}, light`, isWhole ? { ...only, rules: ['color-contrast'] } : only)
      await setTheme('dark')
    }
    if (isWhole || turn % 2 === 1) await expectNoTrouble(page, place, only)
  }
}

for (const { title, isWhole, tag } of [
  { title: 'axe finds nothing in the editor, dark and light by turns', isWhole: false, tag: [] },
  { title: 'axe finds nothing in the editor, dark or light', isWhole: true, tag: ['@long'] },
])
  test(title, { tag }, async ({ page, heddle }) => {
    const errors = collectErrors(page)
    const expectAccessible = themesByTurns(page, isWhole)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(heddle.url)
    await expect(page.getByRole('button', { name: 'Make account' })).toBeVisible()
    await expectAccessible('sign-up')
    await enterGallery(page, heddle)
    await expectAccessible('gallery')
    for (const theme of ['Light', 'Dark']) {
      await page.getByRole('button', { name: 'Editor theme' }).click()
      await page.getByRole('menu').getByText(theme, { exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    }
    await page.getByRole('button', { name: 'New project' }).click()
    await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible()
    await expectAccessible('new project', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await newProject(page, { template: 'sample', name: 'Accessible' })
    await expect(canvas(page).getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
    await clickOnCanvas(page, HEADING)
    await expectAccessible('editor')

    for (const label of PANELS) {
      await openPanel(page, label)
      await expectAccessible(`panel ${label}`, '[data-region="panel"]')
    }
    for (const tab of ['Style', 'Settings', 'Workflows']) {
      await page.getByRole('tab', { name: tab }).click()
      await expectAccessible(`inspector ${tab}`, '[data-region="inspector"]')
    }
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible()
    await expectAccessible('palette', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog', { name: 'Insert an element' })).toBeVisible()
    await expectAccessible('quick insert', '[role="dialog"]')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible()
    await expectAccessible('publish dialog', '[role="dialog"]')
    await page.keyboard.press('Escape')
    expect(errors).toEqual([])
  })

/** Texts of the links that the fixed branding link lies over at the very end of a page. */
async function linksUnderBranding(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const branding = document.getElementById('made-with-heddle')
    const box = branding?.getBoundingClientRect() ?? new DOMRect()
    const isUnder = (link: Element): boolean => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return link !== branding && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    return [...document.querySelectorAll('a')].filter(isUnder).map((link) => link.textContent)
  })
}

const PUBLISHED = [
  { template: 'sample', paths: ['/', '/test?name=Анна'] },
  { template: 'orders-desk', paths: ['/', '/?q=oslo', '/journal'] },
] as const
/** Both themes and both widths in `npm test`, the other two pairs of them in the long run. */
const LOOKS = [
  {
    tag: [],
    looks: [
      { width: 1440, theme: 'light' },
      { width: 390, theme: 'dark' },
    ],
  },
  {
    tag: ['@long'],
    looks: [
      { width: 1440, theme: 'dark' },
      { width: 390, theme: 'light' },
    ],
  },
]

for (const { template, paths } of PUBLISHED)
  for (const { looks, tag } of LOOKS) {
    const title = looks.map(({ width, theme }) => `${theme} at ${width}`).join(' and ')
    test(`axe finds nothing on the published ${template}, ${title}`, { tag }, async ({ page, heddle, browser }) => {
      const url = await publishTemplate(page, heddle, template)
      for (const { width, theme } of looks) {
        const visitor = await visit(browser, { viewport: { width, height: 900 }, bypassCSP: true })
        await visitor.page.addInitScript((value) => localStorage.setItem('ww-app-theme', value), theme)
        for (const path of paths) {
          await visitor.page.goto(new URL(path, url).href)
          await expectNoTrouble(visitor.page, `${path} ${theme} ${width}`)
          const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(overflow, `${path} ${theme} ${width} fits its width`).toBeLessThanOrEqual(0)
          expect.soft(await linksUnderBranding(visitor.page), `${path} ${theme} ${width} at its end`).toEqual([])
        }
        expect(visitor.errors).toEqual([])
        await leave(visitor)
      }
    })
  }

test('every region of the screen is reached with the keyboard, and the canvas is left with it', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'sample', name: 'Keyboard' })
  await expect(canvas(page).getByRole('heading', { level: 1, name: HEADING })).toBeVisible()
  await clickOnCanvas(page, HEADING)
  const region = (): Promise<string | undefined> =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset['region'])

  await test.step('F6 and Shift+F6 walk the regions', async () => {
    await page.getByRole('button', { name: 'Project menu' }).focus()
    const order = ['rail', 'panel', 'canvas', 'inspector', 'bottom', 'top']
    for (const expected of order) {
      await page.keyboard.press('F6')
      expect(await region()).toBe(expected)
    }
    for (const expected of [...order].reverse().slice(1)) {
      await page.keyboard.press('Shift+F6')
      expect(await region()).toBe(expected)
    }
  })

  await test.step('Tab walks siblings on the canvas; Escape, then Tab, leads out', async () => {
    await canvasArea(page).focus()
    await page.keyboard.press('Tab')
    expect(await region()).toBe('canvas')
    await expect(canvasArea(page)).toBeFocused()
    for (let step = 0; step < 12 && !(await canvasArea(page).getByText('Nothing selected').count()); step++)
      await page.keyboard.press('Escape')
    await expect(canvasArea(page)).toContainText('Nothing selected')
    const seen = new Set<string | undefined>()
    for (let step = 0; step < 60 && seen.size < 3; step++) {
      await page.keyboard.press('Tab')
      seen.add(await region())
    }
    expect([...seen]).toEqual(['canvas', 'inspector', 'bottom'])
  })

  await test.step('Tab alone reaches every region', async () => {
    await page.getByRole('button', { name: 'Project menu' }).focus()
    const seen = new Set<string | undefined>()
    for (let step = 0; step < 120 && seen.size < 6; step++) {
      seen.add(await region())
      await page.keyboard.press('Tab')
    }
    expect([...seen]).toEqual(['top', 'rail', 'panel', 'canvas', 'inspector', 'bottom'])
  })

  expect(errors).toEqual([])
})
