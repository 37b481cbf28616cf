import type { Browser, Page } from '@playwright/test'
import { findTrouble } from './axe.ts'
import { addElement, clickOnCanvas, inspectorSection, selectInNavigator, setControl, setSetting } from './builder.ts'
import { BEGINNINGS, publishDrawn } from './drawn.ts'
import { openFormService, SERVICE, type FormService } from './form-service.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { nameIt, newData, set } from './logic.ts'
import { leave, visit } from './visitor.ts'

for (const { how, isByHand, tag } of BEGINNINGS)
  test(
    `an article is written in a form ${how}, with a heading, a list, a mention, a table and a picture, and seen beside as it grows`,
    { tag },
    async ({ page, heddle, browser }) => {
      const errors = collectErrors(page)
      const service = await openFormService()
      const address = await publishDrawn(page, heddle, {
        file: 'article',
        name: 'Articles',
        isByHand,
        draw: () => drawForm(page, service.address),
        addresses: { [SERVICE]: service.address },
      })
      expect(errors).toEqual([])
      await writeArticle(browser, address, service)
      await service.close()
    },
  )

async function drawForm(page: Page, address: string): Promise<void> {
  await test.step('people who can be mentioned are the rows of a collection', async () => {
    await newData(page, 'New collection', 'people')
    await page.getByRole('region', { name: 'Dock' }).getByRole('button', { name: 'Bring rows in' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bring rows into people' })
    await dialog.getByRole('textbox').fill('id,name\n1,Ada Lovelace\n2,Alan Turing\n3,Grace Hopper')
    await dialog.getByRole('button', { name: 'Bring in', exact: true }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('a rich text stands in a form, with mentions and more tools', async () => {
    await addElement(page, 'Form')
    await setSetting(page, 'Form: Send to', address)
    await clickOnCanvas(page, 'E-mail')
    await addElement(page, 'Rich text')
    await nameIt(page, 'Article')
    await set(page, {
      'Rich text: Accessible label': 'Article',
      'Rich text: Field name': 'article',
      'Rich text: Mentions': 'on',
      'Rich text: Who can be mentioned come from': 'people',
      'Rich text: Label field': 'name',
    })
    const settings = await inspectorSection(page, 'Rich text')
    await setControl(page, settings, 'Picture, Tools', 'on')
  })
  await test.step('what it says is shown below the form by one that is read', async () => {
    await selectInNavigator(page, 'Section')
    await addElement(page, 'Rich text')
    await set(page, {
      'Rich text: Read-only': 'on',
      'Rich text: Accessible label': 'Preview',
      'Rich text: Initial value': '={{Article.value}}',
    })
    await page.screenshot({ path: test.info().outputPath('drawn.png') })
  })
}

async function writeArticle(browser: Browser, address: string, service: FormService): Promise<void> {
  const visitor = await visit(browser)
  const { page: site } = visitor
  const article = site.getByRole('textbox', { name: 'Article' })
  const preview = site.getByRole('textbox', { name: 'Preview' })
  const type = (text: string) => site.keyboard.type(text)
  await site.goto(address)
  await expect(article).toHaveAttribute('contenteditable', 'true')

  await test.step('a heading, a mention and a list are typed', async () => {
    await article.click()
    await type('# Bread\nIt is @ad')
    await expect(site.getByRole('listbox').getByRole('option')).toHaveText(['Ada Lovelace'])
    await site.keyboard.press('Enter')
    await type('who bakes.\n- rye\nwheat\n\n')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Bread')
    await expect(preview.getByText('@Ada Lovelace', { exact: true })).toBeVisible()
    await expect(preview.getByRole('listitem')).toHaveText(['rye', 'wheat'])
  })
  await test.step('a table is filled in by Tab, and left by an arrow', async () => {
    await site.getByRole('button', { name: 'Table', exact: true }).click()
    await type('Flour')
    await site.keyboard.press('Tab')
    await type('Grams')
    for (let row = 0; row < 3; row += 1) await site.keyboard.press('ArrowDown')
    await type('Behind it')
    await expect(preview.getByRole('cell')).toHaveCount(6)
    await expect(preview.getByRole('columnheader').nth(1)).toHaveText('Grams')
    await expect(preview.locator('table + p')).toHaveText('Behind it')
  })
  await test.step('a picture comes by its address', async () => {
    await site.getByRole('button', { name: 'Picture', exact: true }).click()
    await type('/icons/star.svg')
    await site.keyboard.press('Tab')
    await type('A star')
    await site.keyboard.press('Enter')
    await expect(preview.getByRole('img', { name: 'A star' })).toBeVisible()
  })
  await site.setViewportSize({ width: 390, height: 844 })
  expect(await site.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await findTrouble(site)).toEqual([])
  await site.screenshot({ path: test.info().outputPath('phone.png'), fullPage: true })

  await test.step('it is sent with the form', async () => {
    await site.getByLabel('Name').fill('Ada')
    await site.getByLabel('E-mail').fill('ada@example.org')
    await site.getByRole('button', { name: 'Submit' }).click()
    await expect(site.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    const [{ article: sent, ...others } = {}] = service.sent
    expect(others).toEqual({ name: 'Ada', email: 'ada@example.org' })
    expect(sent).toMatch(/^<h1>Bread<\/h1><p>It is <span data-type="mention" data-id="1" data-label="Ada Lovelace">/)
    expect(sent).toContain('<p>Behind it</p><img src="/icons/star.svg" alt="A star">')
  })
  expect(visitor.errors).toEqual([])
  await leave(visitor)
}
