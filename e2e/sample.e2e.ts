import type { Locator, Page } from '@playwright/test'
import { canvas, clickOnCanvas, openPanel, openTab, startProject } from './builder.ts'
import { collectErrors, expect, test } from './heddle.ts'

const NOT_INSTALLED = ['Hosted database and authentication', 'REST API']

/** A titled part of the open panel. */
const part = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })

test('the sample site is the one of the specification', async ({ page, heddle }) => {
  const errors = collectErrors(page)
  await startProject(page, heddle, { template: 'sample', name: 'Северная тропа' })
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText(/Север/)

  await test.step('two pages, the first one at the root', async () => {
    await openPanel(page, 'Pages')
    const pagesOf = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
    await expect(pagesOf('Pages of the site')).toHaveText(['Home/'])
    await expect(pagesOf('How bindings work')).toHaveText(['test/test'])
    await page.getByRole('button', { name: 'Open test' }).click()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Здравствуйте, путник!')
  })

  await test.step('one language, the light theme, three screen sizes', async () => {
    await openPanel(page, 'Languages')
    await expect(part(page, 'Languages of the site').getByRole('listitem')).toHaveText([/Russian default \/$/])
    await openPanel(page, 'Settings')
    await expect(page.getByRole('radiogroup', { name: 'Theme of visitors' }).getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect(page.getByRole('radiogroup', { name: 'Language of the page' })).toHaveText('Russian')
    await expect(part(page, 'Screen sizes').getByRole('listitem')).toHaveText([/widest$/, /up to 991 px$/, /up to 767 px$/])
    await expect(page.getByRole('textbox', { name: 'Canvas width' })).toHaveValue('1100 px')
    const screens = page.getByRole('radiogroup', { name: 'Screen size' }).getByRole('radio')
    await expect(screens).toHaveCount(3)
    await screens.nth(2).click()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px')
    await screens.nth(0).click()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveCSS('font-size', '38px')
  })

  await test.step('the inspector reads a text’s size from its typography', async () => {
    await clickOnCanvas(page, 'Здравствуйте, путник!')
    await openTab(page, 'Style')
    const text = page.getByRole('complementary', { name: 'Inspector' }).getByRole('region', { name: 'Text', exact: true })
    await expect(text.getByRole('textbox', { name: /^Size/ })).toHaveValue('38')
    await expect(text.getByRole('textbox', { name: /^Line height/ })).toHaveValue('1.15')
  })

  await test.step('four plugins, of which two are installed here', async () => {
    await openPanel(page, 'Plugins')
    for (const name of NOT_INSTALLED) await expect(page.getByRole('region', { name })).toContainText('Not installed here')
    const dates = page.getByRole('region', { name: 'Dates' })
    await expect(dates).toContainText('Loaded')
    await expect(page.getByRole('region', { name: 'Charts' })).not.toContainText('Not installed here')
    await expect(dates.getByRole('textbox', { name: 'Favourite format' })).toHaveValue('DD/MM/YYYY')
    await openPanel(page, 'Problems')
    await expect(page.getByText('No problems').first()).toBeVisible()
  })

  await test.step('design tokens and classes', async () => {
    await openPanel(page, 'Design system')
    const names = (title: string) => part(page, title).getByRole('listitem').allInnerTexts()
    expect((await names('Spacings')).map((text) => Number.parseInt(text, 10))).toEqual([2, 4, 8, 12, 16, 20, 24, 32, 40])
    const fonts = (await names('Typography')).join(' ')
    for (const value of ['300', '700', '11px', '60px']) expect(fonts).toContain(value)
    const classes = (await names('Classes')).join('\n')
    for (const name of ['button', 'input', 'container', 'compact', 'primary', 'secondary', 'danger', 'disabled', 'warning'])
      expect(classes).toMatch(new RegExp(`^${name}$`, 'm'))
    await part(page, 'Colours').getByRole('button', { name: 'Edit Фон' }).click()
    const color = page.getByRole('dialog', { name: 'Edit Фон' })
    await expect(color.getByRole('button', { name: 'Choose Light: #faf9f6' })).toBeVisible()
    await expect(color.getByRole('button', { name: 'Choose Dark: #10171b' })).toBeVisible()
  })

  expect(errors).toEqual([])
})
