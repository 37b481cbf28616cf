import { expect, type Locator, type Page } from '@playwright/test'
import { inspector, openPanel } from './builder.ts'

/** Where the source of a collection is described and tried. */
export const dock = (page: Page): Locator => page.getByRole('region', { name: 'Dock' })

/** Types into a field of the source, and leaves it by Enter. */
export async function fillSource(page: Page, name: string, value: string): Promise<void> {
  const field = dock(page).getByRole('textbox', { name, exact: true })
  await field.fill(value)
  await field.press('Enter')
}

/** Gives a collection the REST interface as its source, asked by the server when the page is opened. */
export async function giveSource(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Data')
  await page.getByRole('treeitem', { name }).click()
  await expect(inspector(page).getByRole('heading', { name })).toBeVisible()
  await inspector(page)
    .getByRole('button', { name: /^Source/ })
    .click()
  await page.getByRole('option', { name: /^REST API/ }).click()
  await inspector(page).getByRole('radio', { name: 'Server' }).click()
  await inspector(page).getByRole('button', { name: /^When/ }).click()
  await page.getByRole('option', { name: 'With the page' }).click()
  await dock(page).getByRole('tab', { name: 'Source' }).click()
}
