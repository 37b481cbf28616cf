import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertPlugin, setPlugin } from '@heddle/document/operations'
import { readLetters } from '@heddle/kit/letters'
import { Page } from '@heddle/testing'
import { PluginsPanel } from '../panels/plugins/plugins-panel.tsx'
import { openEditor } from '../testing/open-editor.tsx'

it('words of a letter are written in the card, refused without their link, shown as they are read, and go back to Heddle’s own', async () => {
  const { editor } = await openEditor(<Page id="page000000000000" name="Home" />, <PluginsPanel />)
  editor.change('plugin', insertPlugin(editor.view, { namespace: 'site-accounts', name: 'Site accounts', newId: editor.newId }))
  const own = () => readLetters(editor.view.of('plugin')[0]?.settings.publicData ?? {})['letter-password-en']
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
  expect(own()).toBeUndefined()
  await text.fill('Dear {{name}},\n\n{{link}}')
  await userEvent.tab()
  await expect.element(dialog.getByText('These are your words.', { exact: false })).toBeVisible()
  expect(own()).toEqual({ text: 'Dear {{name}},\n\n{{link}}' })
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
  expect(own()).toBeUndefined()
  editor.client.undo()
  await expect.element(text).toHaveValue('Dear {{name}},\n\n{{link}}')
})

describe('two people who write one letter', () => {
  const open = async () => {
    const { editor } = await openEditor(<Page id="page000000000000" name="Home" />, <PluginsPanel />)
    editor.change('plugin', insertPlugin(editor.view, { namespace: 'site-accounts', name: 'Site accounts', newId: editor.newId }))
    await page.getByRole('button', { name: 'Words of letters…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Letters to visitors' })
    const [subject, text] = [dialog.getByRole('textbox', { name: 'Subject' }), dialog.getByRole('textbox', { name: 'Text' })]
    const plugin = () => editor.view.of('plugin')[0]
    /** What another session writes, made of what it knew before. */
    const another = (part: string, words: string) => {
      const values = { publicData: { [`letter-confirm-en.${part}`]: words } }
      const written = setPlugin(editor.view, { id: plugin()?.id ?? '', values })
      return () => written.ok && editor.store.apply(written.diff)
    }
    const own = () => readLetters(plugin()?.settings.publicData ?? {})['letter-confirm-en']
    return { dialog, subject, text, another, own }
  }

  it('change its subject and its text at once, and both stay', async () => {
    const { subject, text, another, own } = await open()
    const theirs = another('subject', 'Welcome to {{site}}')
    await text.fill('Here: {{link}}')
    await userEvent.tab()
    theirs()
    expect(own()).toEqual({ subject: 'Welcome to {{site}}', text: 'Here: {{link}}' })
    await expect.element(subject).toHaveValue('Welcome to {{site}}')
  })

  it('type into the same one: the later is told, keeps what was typed, and says whose words stand', async () => {
    const { dialog, text, another, own } = await open()
    await text.fill('Mine {{link}}')
    another('text', 'Theirs {{link}}')()
    await userEvent.tab()
    await expect.element(text).toHaveAccessibleDescription(/Somebody else changed this while you were typing/)
    await expect.element(text).toHaveValue('Mine {{link}}')
    expect(own()).toEqual({ text: 'Theirs {{link}}' })
    await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Put mine in its place' }))
    expect(own()).toEqual({ text: 'Mine {{link}}' })
    await expect.element(dialog.getByRole('button', { name: 'Done' })).toBeEnabled()

    await text.fill('Mine again {{link}}')
    another('text', 'Theirs again {{link}}')()
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }))
    await expect.element(text).toHaveValue('Theirs again {{link}}')
    expect(own()).toEqual({ text: 'Theirs again {{link}}' })
  })
})
