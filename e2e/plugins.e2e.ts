import { addElement, bindSetting, onCanvas, openPanel, publish, selectInNavigator, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, visit } from './visitor.ts'

test('dates are written as the Dates plugin says, on the canvas and for visitors', async ({ page, heddle, browser }) => {
  const errors = collectErrors(page)
  const dates = page.getByRole('region', { name: 'Dates', exact: true })
  const format = dates.getByRole('textbox', { name: 'Favourite format' })
  await startProject(page, heddle, { template: 'empty', name: 'Calendar' })

  await test.step('a text shows a date; without a format it is a long one', async () => {
    await addElement(page, 'Section')
    await addElement(page, 'Text')
    await selectInNavigator(page, 'New text')
    await bindSetting(page, 'Text: Text', "formatDate('2024-05-10T12:00:00.000Z')")
    await expect(onCanvas(page, '2024-05-10T12:00:00+00:00')).toBeVisible()
  })

  await test.step('the plugin is installed and its format set', async () => {
    await openPanel(page, 'Plugins')
    await page.getByRole('button', { name: 'Install Dates' }).click()
    await expect(dates).toContainText('Loaded')
    await format.fill('DD.MM.YYYY')
    await format.press('Enter')
    await expect(onCanvas(page, '10.05.2024')).toBeVisible()
    const url = await publish(page)
    const visitor = await visit(browser)
    await visitor.page.goto(url)
    await expect(visitor.page.getByText('10.05.2024', { exact: true })).toBeVisible()
    expect(visitor.errors).toEqual([])
    await leave(visitor)
  })

  await test.step('a bad format is told by the field and changes nothing', async () => {
    await format.fill('dd/mm/yyyy')
    await format.press('Enter')
    await expect(dates).toContainText('“yyyy” is no part of a date')
    await expect(format).toHaveAttribute('aria-invalid', 'true')
    await expect(onCanvas(page, '10.05.2024')).toBeVisible()
    await page.screenshot({ path: test.info().outputPath('plugins.png') })
  })

  await test.step('another format reaches the visitor; undo takes it back', async () => {
    await format.fill('D MMMM YYYY')
    await format.press('Enter')
    await expect(onCanvas(page, '10 May 2024')).toBeVisible()
    const url = await publish(page)
    const visitor = await visit(browser)
    await visitor.page.goto(url)
    await expect(visitor.page.getByText('10 May 2024', { exact: true })).toBeVisible()
    await leave(visitor)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(format).toHaveValue('DD.MM.YYYY')
    await expect(onCanvas(page, '10.05.2024')).toBeVisible()
  })

  expect(errors).toEqual([])
})
