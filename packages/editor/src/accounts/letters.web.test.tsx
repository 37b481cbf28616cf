import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertPlugin } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { PluginsPanel } from '../panels/plugins/plugins-panel.tsx'
import { openEditor } from '../testing/open-editor.tsx'

it('words of a letter are written in the card, refused without their link, shown as they are read, and go back to Heddle’s own', async () => {
  const { editor } = await openEditor(<Page id="page000000000000" name="Home" />, <PluginsPanel />)
  editor.change('plugin', insertPlugin(editor.view, { namespace: 'site-accounts', name: 'Site accounts', newId: editor.newId }))
  const own = () => editor.view.of('plugin').flatMap(({ settings }) => settings.publicData['letter-password-en'] ?? [])
  await page.getByRole('button', { name: 'Words of letters…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Letters to visitors' })
  await dialog.getByRole('button', { name: /Letter/ }).click()
  await page.getByRole('option', { name: 'Set a new password' }).click()
  const [subject, text] = [dialog.getByRole('textbox', { name: 'Subject' }), dialog.getByRole('textbox', { name: 'Text' })]
  await expect.element(subject).toHaveValue('Set a new password for {{site}}')
  await expect.element(dialog.getByText('These are Heddle’s own words.')).toBeVisible()
  await expect.element(dialog.getByRole('region', { name: 'Preview' })).toMatchTextContent('Set a new password for shop.example')

  await text.fill('Dear {{name}}, good luck.')
  await userEvent.tab()
  await expect.element(dialog.getByText(/The text lacks {{link}}/)).toBeVisible()
  expect(own()).toEqual([])
  await text.fill('Dear {{name}},\n\n{{link}}')
  await userEvent.tab()
  await expect.element(dialog.getByText('These are your words.', { exact: false })).toBeVisible()
  expect(own()).toEqual([{ subject: 'Set a new password for {{site}}', text: 'Dear {{name}},\n\n{{link}}' }])
  const preview = dialog.getByRole('region', { name: 'Preview' })
  const frame = preview.getByTitle('The letter as HTML')
  await expect.element(frame).toHaveAttribute('sandbox', '')
  const html = () => frame.element().getAttribute('srcdoc')
  expect(html()).toContain('>Dear Ann,</p>')
  expect(html()).toContain('<a href="https://shop.example/…">https://shop.example/…</a>')
  await preview.getByRole('radio', { name: 'Text' }).click()
  await expect.element(preview).toMatchTextContent('Dear Ann,')
  await expect.element(frame).not.toBeInTheDocument()

  await dialog.getByRole('button', { name: 'Back to Heddle’s own words' }).click()
  await expect.element(dialog.getByText('These are Heddle’s own words.')).toBeVisible()
  expect(own()).toEqual([])
  editor.client.undo()
  await expect.element(text).toHaveValue('Dear {{name}},\n\n{{link}}')
})
