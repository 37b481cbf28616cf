import {
  canvas,
  clickOnCanvas,
  onCanvas,
  openPanel,
  placeOf,
  setStyle,
  waitForEditor,
  waitForSaved,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

test('what somebody did is named, can be looked at, and is taken back after a reload', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Steps' })
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const { x, y } = await placeOf(page, onCanvas(page, 'New text'))
  await page.mouse.dblclick(x, y)
  await expect(canvas(page).locator('[contenteditable]:focus')).toBeVisible()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Lake')
  await page.keyboard.press('Escape')
  await expect(onCanvas(page, 'Lake')).toBeVisible()
  await clickOnCanvas(page, 'Lake')
  await setStyle(page, 'Text: Size', '48')
  await waitForSaved(page)
  const size = () => onCanvas(page, 'Lake').evaluate((element) => getComputedStyle(element).fontSize)
  await expect.poll(size).toBe('48px')

  await page.reload()
  await waitForEditor(page)
  await openPanel(page, 'History')
  const panel = page.getByRole('region', { name: 'Panel' }).or(page.locator('[data-region="panel"]')).first()
  const step = panel.getByRole('button', { name: /^Font size of Lake: .* → 48px/ })
  await step.click()
  await expect(page.getByText('The page shows how it was before this step.')).toBeVisible()
  await expect.poll(size).not.toBe('48px')
  await step.click()
  await expect.poll(size).toBe('48px')
  await page
    .getByRole('button', { name: /^Undo: Font size of Lake/ })
    .first()
    .click()
  await expect.poll(size).not.toBe('48px')
  await page
    .getByRole('button', { name: /^Undo: Text of/ })
    .first()
    .click()
  await expect(onCanvas(page, 'New text')).toBeVisible()
  await waitForSaved(page)
  expect(errors).toEqual([])
})
