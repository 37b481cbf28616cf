import type { Page } from '@playwright/test'
import {
  addElement,
  canvas,
  clickOnCanvas,
  onCanvas,
  placeOf,
  publish,
  expectSelected,
  setSetting,
  startProject,
} from './builder.ts'
import { openFormService } from './form-service.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

/** Selects a field of the form on the canvas. */
async function clickField(page: Page, at: number): Promise<void> {
  const { x, y } = await placeOf(page, canvas(page).locator('form input').nth(at))
  await page.mouse.click(x, y)
  await expectSelected(page, 'Input')
}

test('a contact form is drawn, and sent by a page that has no script file', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  const service = await openFormService()
  await startProject(page, heddle, { template: 'empty', name: 'Write to us' })
  await addElement(page, 'Form')
  await setSetting(page, 'Form: Send to', service.address)
  await test.step('a third field, of several lines', async () => {
    await clickOnCanvas(page, 'E-mail')
    await page.keyboard.press('Control+D')
    await expect(onCanvas(page, 'E-mail')).toHaveCount(2)
    const { x, y } = await placeOf(page, onCanvas(page, 'E-mail').nth(1))
    await page.mouse.dblclick(x, y)
    await expect(canvas(page).locator('[contenteditable]:focus')).toBeVisible()
    await page.keyboard.type('Message')
    await page.keyboard.press('Enter')
    await clickField(page, 2)
    await setSetting(page, 'Input: Type', 'Several lines')
    await setSetting(page, 'Input: Field name', 'message')
    await setSetting(page, 'Input: Required', 'on')
  })
  await clickField(page, 1)
  await setSetting(page, 'Input: Required', 'on')
  const url = await publish(page)

  const { page: visitor, scripts, errors: seen, ...rest } = await visit(browser)
  await visitor.goto(url)
  const press = (key: string) => visitor.keyboard.press(key)
  await press('Tab')
  await expect(visitor.getByLabel('Name')).toBeFocused()
  await visitor.keyboard.type('Ada')
  await press('Tab')
  await visitor.keyboard.type('nowhere')
  await press('Enter')
  // The browser says what is wrong, and keeps what was typed.
  await expect(visitor.getByLabel('E-mail')).toBeFocused()
  expect(service.sent).toEqual([])
  await press('Control+A')
  await visitor.keyboard.type('ada@example.org')
  await press('Tab')
  await visitor.keyboard.type('Two looms, please.')
  await press('Tab')
  await press('Enter')
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(service.sent).toEqual([{ name: 'Ada', email: 'ada@example.org', message: 'Two looms, please.' }])
  expect(scripts).toEqual([])
  expect(seen).toEqual([])
  await leave({ page: visitor, scripts, errors: seen, ...rest })
  expect(errors).toEqual([])
  await service.close()
})
