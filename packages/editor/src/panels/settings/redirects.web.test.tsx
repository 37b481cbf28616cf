import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { RedirectsSection } from './redirects-section.tsx'

const ABOUT = 'about00000000000'

async function open() {
  const { editor } = await openEditor(
    [<Page key="home" name="Home" />, <Page key="about" id={ABOUT} name="About" path="about" />],
    <RedirectsSection />,
  )
  await expect.element(page.getByRole('heading', { name: 'Redirects' })).toBeVisible()
  return { editor, redirects: () => Object.values(editor.view.site()?.redirects ?? {}) }
}
const add = page.getByRole('button', { name: 'Add a redirect' })
const path = page.getByRole('textbox', { name: 'From the path' })

it('by mouse: an old path leads to a page; it is changed, taken away, and undo brings it back', async () => {
  const { editor, redirects } = await open()
  await add.click()
  await path.fill('https://old.example/who-we-are/')
  await page.getByRole('button', { name: /Page/ }).click()
  await page.getByRole('option', { name: 'About' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  expect(redirects()).toEqual([{ from: 'who-we-are', to: { pageId: ABOUT }, status: 301 }])
  await page.getByRole('button', { name: '/who-we-are leads to About 301' }).click()
  await page.getByRole('radio', { name: 'For now (302)' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Delete the redirect of /who-we-are' }).click()
  await expect.element(page.getByText(/^Addresses that lead to others/)).toBeVisible()
  editor.client.undo()
  await expect.element(page.getByRole('button', { name: '/who-we-are leads to About 302' })).toBeVisible()
})

it('by keyboard: what cannot be a redirect is refused at its field with the reason, and what was typed stays', async () => {
  const { redirects } = await open()
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(path).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(path).toBeInvalid()
  await userEvent.keyboard('shop/*')
  await page.getByRole('radio', { name: 'Address' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('ftp://shop.example')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).toHaveAccessibleDescription(/begins with "\/", or to an address with https/)
  await address.fill('https://shop.example/*')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).not.toBeInTheDocument()
  expect(redirects()).toEqual([{ from: 'shop/*', to: { address: 'https://shop.example/*' }, status: 301 }])
})

it('a list is pasted whole: a path that leads elsewhere already leads there now; a wrong line is named', async () => {
  const { editor, redirects } = await open()
  const paste = async (text: string) => {
    await page.getByRole('button', { name: 'Paste a list of redirects' }).click()
    await page.getByRole('textbox', { name: 'List' }).fill(text)
    await page.getByRole('button', { name: 'Add all' }).click()
  }
  await paste('/old, /about\n/sale, /offers, 302')
  await expect.element(page.getByRole('button', { name: '/sale leads to /offers 302' })).toBeVisible()
  await paste('/Sale, /shop')
  await expect.element(page.getByRole('button', { name: '/Sale leads to /shop 301' })).toBeVisible()
  expect(redirects()).toHaveLength(2)
  editor.client.undo()
  editor.client.undo()
  expect(redirects()).toEqual([])
  await paste('/old')
  await expect.element(page.getByRole('textbox', { name: 'List' })).toHaveAccessibleDescription(/^Line 1 is no redirect/)
})
