import type { Page } from '@playwright/test'
import { clickOnCanvas, publish, setStyle } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { leave, publishSample, visit } from './visitor.ts'

const HOME_TEXT = 'Север, который можно пройти пешком'
const OLD_SIZE = '60px'
const NEW_SIZE = '44px'

test('a tab that is open while the site is published or rolled back never shows a page without its styles', async ({
  page,
  heddle,
  browser,
}) => {
  const errors = collectErrors(page)
  const url = await publishSample(page, heddle)
  const at = (path: string): string => new URL(path, url).href
  /** Opens the live page, lets something happen elsewhere, and follows a link to the home page. */
  const goHomeAfter = async (happening: () => Promise<void>, sizes: readonly string[]): Promise<void> => {
    const visitor = await visit(browser)
    await visitor.page.goto(at('/test?name=Анна'))
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, Анна!')
    await happening()
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Главная' }).click()
    const heading = visitor.page.getByRole('heading', { level: 1, name: HOME_TEXT })
    await expect(heading).toBeVisible()
    expect(sizes).toContain(await heading.evaluate((element) => getComputedStyle(element).fontSize))
    await expect(visitor.page.locator('section, main').first()).toHaveCSS('display', 'flex')
    await visitor.page.reload()
    await expect(heading).toHaveCSS('font-size', sizes.at(-1) ?? '')
    // The sheet of a release that is neither on show nor the one before is gone; the page is loaded anew.
    expect(visitor.errors.filter((text) => !text.includes('/styles/'))).toEqual([])
    await leave(visitor)
  }

  await test.step('published again with another look', () =>
    goHomeAfter(async () => {
      await clickOnCanvas(page, HOME_TEXT)
      await setStyle(page, 'Text: Size', '44')
      await publish(page)
    }, [OLD_SIZE, NEW_SIZE]))

  await test.step('rolled back', () => goHomeAfter(() => goBack(page), [NEW_SIZE, OLD_SIZE]))

  await test.step('published twice more, so that its own release is neither on show nor the one before', () =>
    goHomeAfter(async () => {
      for (const size of ['45', '44']) {
        await clickOnCanvas(page, HOME_TEXT)
        await setStyle(page, 'Text: Size', size)
        await publish(page)
      }
    }, [NEW_SIZE]))

  expect(errors).toEqual([])
})

/** Shows the release before the present one to visitors. */
async function goBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const release = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Go back to this one' }) })
  const count = await dialog.getByRole('listitem').count()
  await release.first().getByRole('button', { name: 'Go back to this one' }).click()
  await dialog.getByRole('button', { name: 'Show to visitors' }).click()
  await expect(dialog.getByRole('listitem').nth(count - 1)).toContainText('Visitors see this')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
}
