import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertCollection } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { PageSettings } from '../../inspector/page/page-settings.tsx'
import { RowSettings } from '../../inspector/page/rows/row-settings.tsx'
import { openEditor } from '../../testing/open-editor.tsx'
import { toCanvasView } from '../canvas-view.ts'
import { RowBar } from './row-bar.tsx'

const SHOP = 'shop000000000000'
const fixture = [<Page key="home" name="Home" />, <Page key="shop" id={SHOP} name="Shop" path="shop" />]

async function open() {
  const { editor } = await openEditor(fixture, [<RowBar key="bar" />, <PageSettings key="settings" ofRows={<RowSettings />} />])
  const { view, session, newId, change } = editor
  const data = [{ price: 3, slug: 'Red shoe' }, { slug: 'blue' }, { price: 4 }, { slug: 'tea' }]
  change('Add', insertCollection(view, { name: 'Products', mode: 'static', data, newId }))
  session.pageId.value = SHOP
  const shop = () => view.find('page', SHOP)
  const row = () => toCanvasView(editor, '').row
  return { editor, shop, row }
}
const picker = (name: string) => page.getByRole('button', { name })
const bar = page.getByRole('toolbar', { name: 'Rows of this page' })

test('a page gets its rows by a data set and a field, says how many pages that gives and which rows have none; undo takes it back', async () => {
  const { editor, shop } = await open()
  await expect.element(page.getByText(/formulas read the row as page.data/)).toBeVisible()
  expect(bar.query()).toBeNull()
  await picker('None: one page Data set').click()
  await page.getByRole('option', { name: 'Products' }).click()
  expect(shop()?.paths).toEqual({ default: 'shop/{{slug}}' })
  await expect.element(page.getByText('3 pages, such as /shop/red_shoe')).toBeVisible()
  await expect.element(page.getByText('"Products", row 3: no page, as "slug" is empty there; fill it in')).toBeVisible()
  await picker('slug Field in the address').click()
  await page.getByRole('option', { name: 'price' }).click()
  await expect.element(page.getByText('2 pages, such as /shop/3')).toBeVisible()
  editor.client.undo()
  await expect.element(page.getByText('3 pages, such as /shop/red_shoe')).toBeVisible()
  editor.client.undo()
  expect(shop()).toMatchObject({ paths: { default: 'shop' } })
  await expect.poll(() => bar.query()).toBeNull()
})

test('the home page is refused with the reason', async () => {
  const { editor } = await open()
  editor.session.pageId.value = editor.view.site()?.homePageId ?? ''
  await picker('None: one page Data set').click()
  await page.getByRole('option', { name: 'Products' }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/is the home page and has one address/)
})

test('the page is shown with its first row; one goes on to the next, and to any by its number or its address', async () => {
  const { editor, row } = await open()
  await picker('None: one page Data set').click()
  await page.getByRole('option', { name: 'Products' }).click()
  await expect.element(bar.getByText('1 of 3')).toBeVisible()
  await bar.getByRole('button', { name: /next/i }).click()
  expect(row()).toBe('blue')
  await expect.element(bar.getByText('2 of 3')).toBeVisible()
  const find = bar.getByRole('textbox', { name: 'Go to row' })
  await find.fill('tea')
  await userEvent.keyboard('{Enter}')
  expect(row()).toBe('tea')
  // The next one is typed at once.
  await expect.element(find).toHaveFocus()
  await expect.element(find).toHaveValue('')
  await find.fill('coffee')
  await userEvent.keyboard('{Enter}')
  await expect.element(bar.getByText('No row is called “coffee”')).toBeVisible()
  expect(row()).toBe('tea')
  editor.session.pageId.value = editor.view.site()?.homePageId ?? ''
  expect(row()).toBeUndefined()
  await expect.poll(() => bar.query()).toBeNull()
})
