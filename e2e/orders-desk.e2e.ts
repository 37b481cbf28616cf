import { canvas, openPanel, publish, selectInNavigator, setSetting, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { workAtDesk } from './work-at-desk.ts'

test('the orders desk: an app of variables, collections, formulas and workflows', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'orders-desk', name: 'Tea desk' })
  await test.step('an instance of a component shows its properties, and what is set there is drawn', async () => {
    await openPanel(page, 'Navigator')
    await page.getByPlaceholder('Find an element').fill('Counter')
    await selectInNavigator(page, 'Counter')
    await setSetting(page, 'Counter: label', 'Boxes')
    await expect(canvas(page).getByText('Boxes', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(canvas(page).getByText('Parcels', { exact: true })).toBeVisible()
  })
  const url = await publish(page)
  expect(errors).toEqual([])
  await workAtDesk(browser, url)
})
