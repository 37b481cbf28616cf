import { expect, type Locator, type Page } from '@playwright/test'
import { canvasArea, elementTile, navigatorRow, onCanvas, panelButton, placeOf, type Point } from './builder.ts'

/** Drags with the pointer in small steps; the drop line must be there before the release. */
export async function drag(page: Page, from: Point, to: Point, until: Locator = dropLine(page)): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 3, from.y + 8, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(until).toBeVisible()
  await page.mouse.move(to.x, to.y + 1)
  await page.mouse.up()
  await expect(until).toBeHidden()
}

/** The line that shows where a drag over the canvas would land. */
export const dropLine = (page: Page): Locator => canvasArea(page).getByTestId('drop-line')

/** Drags what shows a text to a place on the canvas; `anywhere` holds Ctrl and leaves the container. */
export async function dragOnCanvas(page: Page, text: string, to: Point, { anywhere = false } = {}): Promise<void> {
  const from = await placeOf(page, onCanvas(page, text))
  await page.mouse.click(from.x, from.y)
  if (anywhere) await page.keyboard.down('Control')
  await drag(page, from, to)
  if (anywhere) await page.keyboard.up('Control')
}

/** Drags an element from the Add panel to a place on the canvas. */
export async function dragElementTo(page: Page, label: string, to: Point): Promise<void> {
  await drag(page, await middleOf(await elementTile(page, label)), to)
}

/** Drags an element from the Add panel over the Navigator's button, which opens it, onto a row; `part` of the row's height. */
export async function dragElementIntoNavigator(page: Page, label: string, row: string, part: number): Promise<void> {
  const from = await middleOf(await elementTile(page, label))
  const button = panelButton(page, 'Navigator')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const over = await middleOf(button)
  await page.mouse.move(over.x, over.y, { steps: 8 })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await dropInNavigator(page, row, part)
}

/** Drags a row of the navigator to another one. */
export async function dragInNavigator(page: Page, row: string, to: string, part: number): Promise<void> {
  const from = await middleOf(await navigatorRow(page, row))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await dropInNavigator(page, to, part)
}

async function dropInNavigator(page: Page, row: string, part: number): Promise<void> {
  const to = await middleOf(await navigatorRow(page, row), { x: 0.4, y: part })
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
}

/** Middle of something of the editor itself. */
export async function middleOf(locator: Locator, at: Point = { x: 0.5, y: 0.5 }): Promise<Point> {
  // What is further down in its panel is scrolled to, as a hand does it.
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error('Nothing of that name is on the screen')
  return { x: box.x + box.width * at.x, y: box.y + box.height * at.y }
}
