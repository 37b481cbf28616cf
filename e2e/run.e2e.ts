import type { FrameLocator, Page } from '@playwright/test'
import { openPanel, pickScreen, waitForEditor, waitForSaved, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

const draft = (page: Page): FrameLocator => page.frameLocator('iframe[title="The running draft"]')
const dock = (page: Page) => page.getByRole('region', { name: 'Runs', exact: true })

test('a draft runs in the place of the canvas, tells what it does, is looked back at, mended and run again', async ({
  page,
  heddle,
}) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'orders-desk', name: 'Run desk' })

  await test.step('one key runs it, beside the inspector', async () => {
    // As wide as there is room for: the test's pointer does not find its way through a frame that is scaled.
    await pickScreen(page, 'Tablet')
    await page.keyboard.press('Control+Enter')
    await expect(draft(page).locator('[data-order="row"]')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
    // The page is alive and the screen around it stands: a pointer finds what it is aimed at.
    await expect(dock(page).getByRole('button', { name: /^Done Count the visit/ })).toBeVisible()
  })

  await test.step('each run appears as it happens', async () => {
    await draft(page).getByRole('button', { name: 'Only late ones' }).click()
    await expect(
      dock(page)
        .getByRole('button', { name: /^Done Only late orders/ })
        .first(),
    ).toBeVisible()
  })

  await test.step('a run opens as its steps, and the page is shown as it was', async () => {
    await dock(page)
      .getByRole('button', { name: /^Done Only late orders/ })
      .first()
      .click()
    await expect(page.getByText('You look at the past')).toBeVisible()
    await expect(dock(page).getByRole('tree').locator('[data-state="taken"]').first()).toBeVisible()
    await dock(page).getByRole('radio', { name: 'As a list of steps' }).click()
    const steps = dock(page).getByRole('list', { name: 'Steps of the run' })
    await steps.getByRole('button').nth(1).click()
    await expect(page.getByRole('heading', { name: /^Step 1: / })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Parameters as resolved' })).toBeVisible()
    await page.getByRole('tab', { name: 'Variables' }).click()
    await expect(page.getByRole('heading', { name: 'Values at this moment' })).toBeVisible()
    await dock(page).getByRole('button', { name: 'Step back' }).click()
    await expect(dock(page).getByText(/^Step 0 of \d+$/)).toBeVisible()
    await page.getByRole('button', { name: /^Back to now/ }).click()
    await expect(page.getByText('You look at the past')).toHaveCount(0)
  })

  await test.step('a step is held at its breakpoint and goes on', async () => {
    await dock(page)
      .getByRole('button', { name: /^Done Only late orders/ })
      .first()
      .click()
    await dock(page).getByRole('list', { name: 'Steps of the run' }).getByRole('button').nth(1).click()
    await page.getByRole('tab', { name: 'Step', exact: true }).click()
    await page.getByText('Stop before this step').click()
    await page.getByRole('button', { name: /^Back to now/ }).click()
    await draft(page).getByRole('button', { name: 'All orders' }).click()
    await expect(page.getByText('The page waits')).toBeVisible()
    await page.getByRole('button', { name: 'Go on', exact: true }).click()
    await expect(page.getByText('The page waits')).toHaveCount(0)
  })

  await test.step('what was edited meanwhile is offered to be run', async () => {
    await openPanel(page, 'Settings')
    await page.getByLabel('Name').first().fill('Run desk two')
    await page.keyboard.press('Tab')
    await waitForSaved(page)
    await page.getByRole('button', { name: 'Restart' }).click()
    await expect(draft(page).locator('[data-order="row"]')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Restart' })).toHaveCount(0)
  })

  await test.step('Escape goes back to drawing, and runs survive a reload', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible()
    await expect(page.locator('iframe[title="The running draft"]')).toHaveCount(0)
    const runs = dock(page).getByRole('list', { name: 'Runs, the newest first' }).getByRole('button')
    const told = await runs.allTextContents()
    expect(told.length).toBeGreaterThan(2)
    await page.reload()
    await waitForEditor(page)
    await page.keyboard.press('Shift+R')
    await expect(runs).toHaveText(told)
  })

  await test.step('a draft in a tab of its own is heard again after a reload', async () => {
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Control+Shift+P')
    const tab = await opened
    await expect(tab.locator('[data-order="row"]')).toHaveCount(10)
    await page.reload()
    await expect(page.getByText('The draft in its own tab is connected again.')).toBeVisible()
    await expect(tab.locator('heddle-draft-bar')).toHaveCount(0)
    await tab.getByRole('button', { name: 'Only late ones' }).click()
    await waitForEditor(page)
    await page.keyboard.press('Shift+R')
    const runs = dock(page).getByRole('list', { name: 'Runs, the newest first' }).getByRole('button')
    await expect(runs.first()).toContainText('Only late orders')
    await tab.close()
  })
  expect(errors).toEqual([])
})
