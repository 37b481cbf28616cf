import {
  addElement,
  bindSetting,
  canvas,
  inspectorSection,
  publish,
  selectInNavigator,
  setSetting,
  startProject,
} from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { ask, leave, visit } from './visitor.ts'

test('a list of thousands of rows: only what is visible is drawn, wherever a visitor scrolls', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'empty', name: 'Grains' })
  await addElement(page, 'Section')
  await addElement(page, 'Text')
  await selectInNavigator(page, 'New text')
  await bindSetting(page, 'Repeat: Over', "split(repeat(',', 4999), ',')")
  await bindSetting(page, 'Text: Text', "concatenate('Row ', context.item.index + 1, '.')")
  await setSetting(page, 'Repeat: Draws', 'Only what is visible')
  const repeat = await inspectorSection(page, 'Repeat')
  await expect(repeat.getByText(/^Find in the page sees only drawn rows/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('repeat.png') })
  await expect(canvas(page).getByText('Row 1.', { exact: true })).toBeVisible()
  await expect(canvas(page).getByText('Row 5000.', { exact: true })).toHaveCount(0)
  const url = await publish(page)
  expect(errors).toEqual([])

  const { body } = await ask(url)
  expect(body.toString('utf8').match(/>Row \d+\.</g)).toHaveLength(60)
  const visitor = await visit(browser)
  const site = visitor.page
  await site.goto(url)
  const row = (number: number) => site.getByText(`Row ${number}.`, { exact: true })
  await expect(row(1)).toBeInViewport()

  await test.step('the end of the page is the last row', async () => {
    // Until the page is alive the room of its rows is a guess.
    await expect(async () => {
      await site.keyboard.press('End')
      expect(await row(5000).count()).toBe(1)
    }).toPass()
    await expect(row(5000)).toBeInViewport()
    await expect(row(1)).toHaveCount(0)
    expect(await site.getByText(/^Row \d+\.$/).count()).toBeLessThan(200)
  })

  await test.step('a page that is loaded again shows the rows that it showed', async () => {
    await site.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(row(2500)).toBeAttached()
    const seen = () =>
      site.evaluate(() => {
        const rows = [...document.querySelectorAll('.heddle-row')]
        return rows.find((one) => one.getBoundingClientRect().top >= 0)?.textContent
      })
    const before = await seen()
    await site.reload()
    await expect.poll(seen).toBe(before)
  })
  expect(visitor.errors).toEqual([])
  await leave(visitor)
})
