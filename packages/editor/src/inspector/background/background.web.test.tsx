import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { HeadSettings } from '../page/head-fields.tsx'
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const site = (
  <Page id={id('home')} name="Home">
    <Section id={id('hero')} />
  </Page>
)
const setColour = async (code: string) => {
  await browser.getByRole('button', { name: /^Choose Colour/ }).click()
  await browser.getByRole('textbox', { name: 'Colour code' }).fill(code)
  await userEvent.keyboard('{Enter}{Escape}')
}

test('the site has a background that is set in Settings, and undone', async () => {
  const { editor } = await openEditor(site, <SettingsPanel />)
  const background = () => editor.view.site()?.background ?? {}
  await setColour('ffeedd')
  expect(background()).toEqual({ 'background-color': '#ffeedd' })
  await browser.getByRole('button', { name: 'Add a gradient' }).click()
  expect(background()).toMatchObject({ 'background-image': expect.stringContaining('linear-gradient') as string })
  editor.client.undo()
  await expect.poll(background).toEqual({ 'background-color': '#ffeedd' })
})

test('a page has one of its own among its settings', async () => {
  const { editor } = await openEditor(site, <HeadSettings />)
  await setColour('001122')
  expect(editor.view.find('page', id('home'))?.background).toEqual({ 'background-color': '#001122' })
  await expect.element(browser.getByText('Over the site’s: what is not set here is as in Settings.')).toBeVisible()
})
