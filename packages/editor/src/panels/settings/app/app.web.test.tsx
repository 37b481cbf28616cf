import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page } from '@heddle/testing'
import { openEditor } from '../../../testing/open-editor.tsx'
import { AppSection } from './app-section.tsx'

const LOST = 'lost000000000000'

it('makes the site an app that works offline, by keyboard and mouse; each choice is undone by itself', async () => {
  const pages = [<Page key="home" name="Home" />, <Page key="lost" id={LOST} name="No connection" path="lost" />]
  const { editor } = await openEditor(pages, <AppSection />)
  const app = () => editor.view.site()?.app
  const installed = page.getByRole('switch', { name: 'Can be installed' })
  await expect.element(installed).toHaveAccessibleDescription(/Its icon is the favicon/)
  await expect.element(page.getByRole('switch', { name: 'Works offline' })).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(installed).toBeChecked()
  await page.getByRole('textbox', { name: 'Short name' }).fill('Bread')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: /Opens in/ }).click()
  await page.getByRole('option', { name: 'The whole screen' }).click()
  await page.getByText('Works offline', { exact: true }).click()
  await page.getByRole('button', { name: /Page for what was not kept/ }).click()
  await page.getByRole('option', { name: 'No connection' }).click()
  const all = { isOn: true, shortName: 'Bread', display: 'fullscreen', worksOffline: true, offlinePageId: LOST }
  expect(app()).toEqual(all)
  editor.client.undo()
  editor.client.undo()
  expect(app()).toEqual({ isOn: true, shortName: 'Bread', display: 'fullscreen' })
})

it('takes a colour of the browser’s bar as a code that every system reads, and gives it back', async () => {
  const { editor } = await openEditor([<Page key="home" name="Home" />], <AppSection />)
  await page.getByText('Can be installed', { exact: true }).click()
  await page.getByRole('button', { name: /^Choose Colour of the browser’s bar/ }).click()
  const code = page.getByRole('textbox', { name: 'Colour code' })
  await code.fill('rgb(1 2 3)')
  await userEvent.keyboard('{Enter}')
  expect(editor.view.site()?.app?.themeColor).toBeUndefined()
  await code.fill('#2f5be8')
  await userEvent.keyboard('{Enter}')
  expect(editor.view.site()?.app?.themeColor).toBe('#2f5be8')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Colour of the browser’s bar: as the browser has it' }).click()
  expect(editor.view.site()?.app?.themeColor).toBeUndefined()
})
