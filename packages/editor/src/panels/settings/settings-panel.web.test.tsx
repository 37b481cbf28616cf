import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertAsset, setSite } from '@heddle/document/operations'
import { changeOf } from '@heddle/store'
import { Page } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { SettingsPanel } from './settings-panel.tsx'

const ABOUT = 'about00000000000'

let opened: OpenEditor | undefined
async function open() {
  opened = await openEditor(
    [<Page key="home" name="Home" />, <Page key="about" id={ABOUT} name="About" path="about" />],
    <SettingsPanel />,
  )
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  return opened.editor
}
const site = () => opened?.editor.view.site()
const name = page.getByRole('textbox', { name: 'Name' })
const rename = async (text: string) => {
  await name.fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('the Settings panel', () => {
  it('a new name is that of the site; undo gives the old one back, redo the new one', async () => {
    const editor = await open()
    await rename('  Fjords ')
    expect(site()?.name).toBe('Fjords')
    editor.client.undo()
    await expect.element(name).toHaveValue('Fixture')
    editor.client.redo()
    await expect.element(name).toHaveValue('Fjords')
  })

  it('a name that somebody else gives shows while the panel is open', async () => {
    await open()
    const diff = changeOf(site()?.id ?? '', 'name', 'Fixture', 'Lofoten')
    const grace = { id: 'grace', name: 'Grace', role: 'editor' } as const
    await opened?.room.change({ localId: 'grace00000000001', label: 'Rename', diff }, grace)
    await expect.element(name).toHaveValue('Lofoten')
  })

  it('the link in the corner has words and an address of its own, or is off; each is undone', async () => {
    const editor = await open()
    const write = async (label: string, text: string) => {
      await page.getByRole('textbox', { name: label }).fill(text)
      await userEvent.keyboard('{Enter}')
    }
    await write('What it says', ' By us ')
    await write('Address of the link', 'https://example.org')
    expect(site()?.branding).toEqual({ text: 'By us', href: 'https://example.org' })
    await write('Address of the link', 'javascript:alert(1)')
    await expect.element(page.getByRole('textbox', { name: 'Address of the link' })).toBeInvalid()
    expect(site()?.branding?.href).toBe('https://example.org')
    await page.getByText('Link in the corner of every page').click()
    expect(site()?.branding).toMatchObject({ isOff: true, text: 'By us' })
    await expect.element(page.getByRole('textbox', { name: 'What it says' })).not.toBeInTheDocument()
    editor.client.undo()
    editor.client.undo()
    expect(site()?.branding).toEqual({ text: 'By us' })
    editor.client.undo()
    expect(site()).not.toHaveProperty('branding')
  })

  it('an empty name is refused at the field', async () => {
    await open()
    await rename('  ')
    await expect.element(name).toBeInvalid()
    expect(site()?.name).toBe('Fixture')
    await rename('Fjords')
    await expect.element(name).not.toBeInvalid()
    expect(site()?.name).toBe('Fjords')
  })

  it('by mouse another page becomes the home page and the visitors’ theme is picked; undo takes both back', async () => {
    const editor = await open()
    const before = site()
    await page.getByRole('button', { name: /Home page/ }).click()
    await page.getByRole('option', { name: 'About' }).click()
    expect(site()?.homePageId).toBe(ABOUT)
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
    expect(site()?.defaultTheme).toBe('dark')
    await page.getByRole('radio', { name: 'Device' }).click({ force: true })
    expect(site()?.defaultTheme).toBe('system')
    editor.client.undo()
    editor.client.undo()
    editor.client.undo()
    expect(site()).toEqual(before)
  })

  it('by keyboard a picture becomes the favicon, and none again', async () => {
    const editor = await open()
    const { view, change } = editor
    const picture = { name: 'Logo', file: '0123456789abcdef.png', mime: 'image/png', size: 900, newId: () => 'logo000000000000' }
    change('Upload', insertAsset(view, picture))
    change('Upload', insertAsset(view, { ...picture, name: 'Prices', mime: 'text/csv', newId: () => 'prices0000000000' }))
    const favicon = page.getByRole('button', { name: /Favicon/ })
    favicon.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Logo' })).toBeVisible()
    expect(page.getByRole('option', { name: 'Prices' }).query()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(site()?.favicon).toBe('logo000000000000')
    await expect.element(favicon).toHaveFocus()
    await userEvent.keyboard('{Enter}{Home}{Enter}')
    await expect.poll(site).not.toHaveProperty('favicon')
  })

  it.each([
    [{ width: 512, height: 512 }, []],
    [{ width: 200, height: 100 }, ['200 × 100 is not square: room is left at its sides.']],
    [{ width: 32, height: 32 }, ['It is 32 pixels large; home screens want 180 or more.']],
    [{ mime: 'image/svg+xml' }, ['A drawing is sharp in every window, but home screens want a PNG.']],
    [{}, []],
  ])('shows how an icon of %j looks, and says what it is not fit for', async (facts, notes) => {
    const { view, change } = await open()
    const picture = { name: 'Logo', file: '0123456789abcdef.png', mime: 'image/png', size: 900, newId: () => 'logo000000000000' }
    change('Upload', insertAsset(view, { ...picture, ...facts }))
    expect(page.getByRole('figure').query()).toBeNull()
    change('Icon', setSite(view, { values: { favicon: 'logo000000000000' } }))
    const figure = page.getByRole('figure', { name: 'How the icon looks' })
    await expect.element(figure).toBeVisible()
    expect(figure.element().querySelectorAll('img')).toHaveLength(3)
    expect([...figure.element().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(notes)
  })

  it('by keyboard the site gets a base path, put right as it is typed; one that cannot be is refused at its field, and undo takes it back', async () => {
    const editor = await open()
    const base = page.getByRole('textbox', { name: 'Base path' })
    base.element().focus()
    await userEvent.keyboard('our shop{Enter}')
    await expect.element(base).toHaveAccessibleDescription(/may not hold " "/)
    expect(site()).not.toHaveProperty('basePath')
    await base.fill('our/shop')
    await userEvent.keyboard('{Enter}')
    await expect.element(base).toHaveValue('/our/shop/')
    await expect.element(base).not.toBeInvalid()
    expect(site()?.basePath).toBe('/our/shop/')
    editor.client.undo()
    await expect.element(base).toHaveValue('')
    expect(site()).not.toHaveProperty('basePath')
  })

  it('shows the screen sizes of the site', async () => {
    await open()
    await expect.element(page.getByText('widest')).toBeVisible()
  })
})
