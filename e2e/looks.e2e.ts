import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { canvas, clickOnCanvas, elementTile, enterGallery, newProject, openPanel, publish, startProject } from './builder.ts'
import { expect, test } from './heddle.ts'
import { countInk } from './picture-pixels.ts'
import { leave, publishTemplate, visit, type Visitor } from './visitor.ts'

type Theme = 'light' | 'dark'

async function visitIn(browser: Browser, theme: Theme, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(browser, options)
  await visitor.page.addInitScript((value) => localStorage.setItem('ww-app-theme', value), theme)
  return visitor
}

/** Things that are drawn and have no shape: no edge in another colour than what is around, and no ground of their own. */
async function shapeless(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const drawn = [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility())
    return drawn.flatMap((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
      const hasEdge = parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== canvas
      const hasGround = ![canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundColor)
      return hasEdge || hasGround ? [] : [element.outerHTML.slice(0, 120)]
    })
  }, selector)
}

/** Each template and each of the schemes in `npm test`, the other pairs of them in the long run. */
const FORCED = [
  { template: 'sample', colorScheme: 'dark', tag: [] },
  { template: 'orders-desk', colorScheme: 'light', tag: [] },
  { template: 'sample', colorScheme: 'light', tag: ['@long'] },
  { template: 'orders-desk', colorScheme: 'dark', tag: ['@long'] },
] as const

for (const { template, colorScheme, tag } of FORCED) {
  test(
    `forced colours, ${colorScheme}, leave the ${template} its shapes, icons, fields and the focus`,
    { tag: [...tag] },
    async ({ page, heddle, browser }) => {
      const url = await publishTemplate(page, heddle, template)
      const visitor = await visitIn(browser, colorScheme, { forcedColors: 'active', colorScheme })
      const site = visitor.page
      await site.goto(url)
      expect.soft(await shapeless(site, 'button, [data-button], input, select, #made-with-heddle')).toEqual([])
      const icons = await site.evaluate(() =>
        [...document.querySelectorAll('[style*="mask-image"]')].map((icon) => icon.getAttribute('style') ?? ''),
      )
      for (const style of new Set(icons)) {
        const icon = site.locator(`[style="${style.replaceAll('"', '\\"')}"]`).first()
        expect.soft(await countInk(site, await icon.screenshot()), `${colorScheme}: ${style}`).toBeGreaterThan(10)
      }
      for (let press = 0; press < 4; press += 1) {
        await site.keyboard.press('Tab')
        const ring = await site.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
        })
        expect.soft(ring, `${colorScheme}: ring ${press}`).toBe(true)
      }
      const [current, other] = [
        site.locator('[aria-current="page"]').first(),
        site.getByRole('button', { name: '2', exact: true }).first(),
      ]
      if (template === 'orders-desk') {
        const groundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor)
        expect.soft(await groundOf(current)).not.toBe(await groundOf(other))
      }
      expect(visitor.errors).toEqual([])
      await leave(visitor)
    },
  )
}

/** Contrast of two colours as browsers write them, `rgb()`, `rgba()` and `color(srgb …)`, the first laid over the second (WCAG 2). */
function contrast(text: string, ground: string, opacity: number): number {
  const parts = (color: string) => {
    const numbers = (color.match(/[\d.]+/g) ?? []).map(Number)
    return color.startsWith('color(srgb') ? numbers.map((value, at) => (at < 3 ? value * 255 : value)) : numbers
  }
  const [over, under] = [parts(text), parts(ground)]
  const alpha = (over[3] ?? 1) * opacity
  const light = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const mixed = [0, 1, 2].map((at) => (over[at] ?? 0) * alpha + (under[at] ?? 0) * (1 - alpha))
  const [a, b] = [light(mixed), light(under.slice(0, 3))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test('a theme holds for the whole window: fields, hints in them, and what lies below a short page', async ({
  page,
  heddle,
  browser,
}) => {
  await startProject(page, heddle, { template: 'orders-desk', name: 'Looks' })
  const url = await publish(page)
  await test.step('on the canvas too', async () => {
    await page.getByRole('button', { name: 'Show the page in its dark theme' }).click()
    const root = canvas(page).locator('html')
    await expect(root).toHaveCSS('color-scheme', 'dark')
    const ground = await canvas(page)
      .getByRole('main')
      .evaluate((one) => getComputedStyle(one).backgroundColor)
    await expect(root).toHaveCSS('background-color', ground)
  })
  for (const theme of ['light', 'dark'] as const) {
    const visitor = await visitIn(browser, theme, { viewport: { width: 1000, height: 700 } })
    const site = visitor.page
    await site.goto(new URL('/journal', url).href)
    const grounds = await site.evaluate(() => {
      const root = getComputedStyle(document.documentElement)
      const part = getComputedStyle(document.querySelector('main') ?? document.body)
      return { scheme: root.colorScheme, root: root.backgroundColor, part: part.backgroundColor }
    })
    expect.soft(grounds.scheme, theme).toBe(theme)
    expect.soft(grounds.root, theme).toBe(grounds.part)

    await site.goto(url)
    const hints = await site.evaluate(() =>
      [...document.querySelectorAll('input')].map((input) => {
        const { color, opacity } = getComputedStyle(input, '::placeholder')
        return { color, opacity: Number(opacity), ground: getComputedStyle(input).backgroundColor }
      }),
    )
    expect(hints.length).toBeGreaterThan(0)
    for (const { color, ground, opacity } of hints)
      expect.soft(contrast(color, ground, opacity), `${theme}: ${color} on ${ground}`).toBeGreaterThanOrEqual(4.5)

    const unknown = await site.goto(new URL('/nowhere', url).href)
    expect(unknown?.status()).toBe(404)
    expect.soft(await site.evaluate(() => getComputedStyle(document.documentElement).colorScheme), theme).toBe(theme)
    await leave(visitor)
  }
})

test('on paper a page is dark on light, whole, and nothing lies over its text', async ({ page, heddle, browser }) => {
  const url = await publishTemplate(page, heddle, 'sample')
  const visitor = await visitIn(browser, 'dark', { viewport: { width: 794, height: 1123 } })
  const site = visitor.page
  await site.goto(url)
  await site.emulateMedia({ media: 'print' })
  const paper = await site.evaluate(() => {
    const stays = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    )
    const branding = document.getElementById('made-with-heddle')
    const { top = 0, bottom = 0 } = branding?.getBoundingClientRect() ?? {}
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const over: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent || parent.closest('script, style') || branding?.contains(text)) continue
      const range = document.createRange()
      range.selectNode(text)
      const box = range.getBoundingClientRect()
      if (box.top < bottom && box.bottom > top) over.push(text.textContent)
    }
    const heading = document.querySelector('h1')
    return {
      stays: stays.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      hasBranding: bottom > top,
      over,
      ink: heading ? getComputedStyle(heading).color : '',
    }
  })
  expect(paper.stays).toEqual([])
  expect(paper.hasBranding).toBe(true)
  expect(paper.over).toEqual([])
  expect(contrast(paper.ink, 'rgb(255, 255, 255)', 1)).toBeGreaterThan(7)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})

test('the table of the orders desk is aligned and whole at every width', async ({ page, heddle, browser }) => {
  const url = await publishTemplate(page, heddle, 'orders-desk')
  for (const width of [390, 768, 1440]) {
    const visitor = await visitIn(browser, 'light', { viewport: { width, height: 900 } })
    const site = visitor.page
    await site.goto(url)
    await expect(site.getByRole('table', { name: 'Orders' }).getByRole('rowheader')).toHaveCount(10)
    const found = await site.evaluate(() => {
      const table = document.querySelector('table')
      const rows = [...(table?.querySelectorAll('[data-order]') ?? [])]
      const lefts = rows.map((row) =>
        [...row.children].map((cell) => Math.round((cell.querySelector('span') ?? cell).getBoundingClientRect().left)),
      )
      const box = table?.parentElement?.getBoundingClientRect()
      const cut = [...(table?.querySelectorAll('td, th, span, button') ?? [])].filter((part) => {
        const { left, right, width: own } = part.getBoundingClientRect()
        return own > 1 && (left < (box?.left ?? 0) - 1 || right > (box?.right ?? 0) + 1)
      })
      return {
        overflow: document.documentElement.scrollWidth - innerWidth,
        scrolls: (table?.parentElement?.scrollWidth ?? 0) - (table?.parentElement?.clientWidth ?? 0),
        lefts,
        cut: cut.map(({ outerHTML }) => outerHTML),
      }
    })
    expect.soft(found.overflow, `${width}`).toBeLessThanOrEqual(0)
    expect.soft(found.scrolls, `${width}`).toBe(0)
    expect.soft(found.cut, `${width}`).toEqual([])
    // Columns but that of the totals, which ends where it ends; on phones the values of a card stand in one line.
    if (width === 390) expect.soft(new Set(found.lefts.flatMap((row) => row.slice(0, 5))).size, 'one line').toBe(1)
    else
      for (const column of [0, 1, 2, 3, 5])
        expect.soft(new Set(found.lefts.map((row) => row[column])).size, `${width}: column ${column}`).toBe(1)
    await leave(visitor)
  }
})

test('the editor in forced colours: buttons and fields have edges, and it shows what is chosen', async ({ page, heddle }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  const shapes = (): Promise<readonly string[]> => shapeless(page, 'button:not([tabindex="-1"]), input, textarea')
  const looks = (element: Locator) =>
    element.evaluate((one) => {
      const { backgroundColor, color, outlineStyle } = getComputedStyle(one)
      return { backgroundColor, color, ring: outlineStyle !== 'none' }
    })
  await enterGallery(page, heddle)
  expect.soft(await shapes(), 'gallery').toEqual([])
  await newProject(page, { template: 'orders-desk', name: 'Forced' })
  await expect(canvas(page).getByRole('heading', { level: 1, name: 'Orders desk' })).toBeVisible()
  await clickOnCanvas(page, 'Orders desk')

  await openPanel(page, 'Navigator')
  const row = (isSelected: boolean) => page.locator(`[role="treeitem"][aria-selected="${isSelected}"]`).first()
  expect.soft((await looks(row(true))).backgroundColor).not.toBe((await looks(row(false))).backgroundColor)
  await page.getByPlaceholder('Find an element').focus()
  expect.soft((await looks(page.getByPlaceholder('Find an element'))).ring).toBe(true)

  await openPanel(page, 'Add')
  const icon = (await elementTile(page, 'Button')).locator('span').first()
  expect.soft(await countInk(page, await icon.screenshot())).toBeGreaterThan(10)
  const tabs = page.getByRole('tab')
  await page.getByRole('tab', { name: 'Style' }).click()
  const [shown, other] = [await looks(page.getByRole('tab', { selected: true }).first()), await looks(tabs.last())]
  expect.soft(shown.backgroundColor).not.toBe(other.backgroundColor)
  expect.soft(await shapeless(page, '[data-region="rail"] button, [data-region="top"] button')).toEqual([])

  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog', { name: 'Command palette' })
  await expect(palette).toBeVisible()
  const [first, second] = [palette.getByRole('option').first(), palette.getByRole('option').nth(1)]
  expect.soft((await looks(first)).backgroundColor).not.toBe((await looks(second)).backgroundColor)
  expect.soft(await palette.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px')
})
