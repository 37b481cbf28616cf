import type { FrameLocator, Page } from '@playwright/test'
import { openPanel, pickScreen, waitForSaved, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

const draft = (page: Page): FrameLocator => page.frameLocator('iframe[title="The running draft"]')
const dock = (page: Page) => page.getByRole('region', { name: 'Runs', exact: true })

test('a run becomes a test, which fails when the workflow is broken, blocks publishing, and leads to the step', async ({
  page,
  heddle,
}) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'orders-desk', name: 'Tested desk' })

  await test.step('a run is made a test, and passes', async () => {
    await pickScreen(page, 'Tablet')
    await page.keyboard.press('Control+Enter')
    await expect(draft(page).locator('[data-order="row"]')).toHaveCount(10)
    // What opens around the draft moves it: a press goes where it stands then.
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    await expect(dock(page).getByRole('button', { name: /^Done Count the visit/ })).toBeVisible()
    await draft(page).getByRole('button', { name: 'Only late ones' }).click()
    await dock(page)
      .getByRole('button', { name: /^Done Only late orders/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Make this run a test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make this run a test' })
    await expect(dialog.getByRole('checkbox', { name: /^lateOnly/ })).toBeChecked()
    await expect(dialog.getByText('Running it once more…')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await dock(page).getByRole('button', { name: 'Run all' }).click()
    await expect(dock(page).getByText('Passed 1 of 1')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Run', exact: true }).first()).toBeVisible()
  })

  const failing = dock(page).getByRole('button', { name: /^Failed Only late orders/ })
  await test.step('with its first action switched off it fails at that step', async () => {
    await openPanel(page, 'Workflows')
    await page.getByRole('treeitem', { name: /^Only late orders/ }).click()
    await page.getByRole('tree', { name: 'Actions of Only late orders' }).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+/')
    await dock(page).getByRole('button', { name: 'Run all' }).click()
    await expect(failing).toBeVisible()
    await expect(dock(page).getByRole('heading', { name: 'The first step that differs' })).toBeVisible()
  })

  await test.step('where tests decide publishing is refused, and a click leads to the test', async () => {
    await openPanel(page, 'Settings')
    await page.getByText('Tests decide whether it is published').click()
    await waitForSaved(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog
      .getByRole('button', { name: /^Publish/ })
      .last()
      .click()
    const found = dialog.getByRole('button', { name: /The test "Only late orders" fails\./ })
    await expect(found).toBeVisible()
    await found.click()
    await expect(failing).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('mended, it passes, and the site is published', async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await dock(page).getByRole('button', { name: 'Run all' }).click()
    await expect(dock(page).getByText('Passed 1 of 1')).toBeVisible()
  })
  expect(errors).toEqual([])
})
