import { signal } from '@preact/signals-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertAsset } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { AppContext } from '../../app/app-context.ts'
import { createAccountServer } from '../../server/account-server.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { SettingsPanel } from './settings-panel.tsx'

const ABOUT = 'about00000000000'

let opened: OpenEditor | undefined
afterEach(() => {
  opened?.close()
  opened = undefined
})

/** A server that knows the project's name; `answer` is what it says to the next one. */
function fakeServer() {
  const server = { names: [] as string[], answer: (): Response => Response.json({}) }
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    const answer = server.answer()
    if (answer.ok) server.names.push(JSON.parse(String(init?.body)).name)
    return answer
  }
  return Object.assign(server, { fetch })
}

async function open(server = fakeServer()) {
  const go = () => undefined
  const app = {
    router: { address: signal({ screen: 'gallery' as const }), go, replace: go, stop: go },
    server: createAccountServer(server.fetch),
    theme: { choice: signal('dark' as const) },
    user: signal({ id: 'ada', name: 'Ada', email: 'ada@example.org' }),
    assetsUrl: signal(''),
    definitions: new Map(),
    functions: [],
    plugins: new Map(),
  }
  opened = await openEditor(
    [<Page key="home" name="Home" />, <Page key="about" id={ABOUT} name="About" path="about" />],
    <AppContext value={app}>
      <SettingsPanel />
    </AppContext>,
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
  it('a new name is that of the site and of the project in the gallery; undo gives the site its old one', async () => {
    const server = fakeServer()
    const editor = await open(server)
    await rename('  Fjords ')
    expect(site()?.name).toBe('Fjords')
    await expect.poll(() => server.names).toEqual(['Fjords'])
    editor.client.undo()
    await expect.element(name).toHaveValue('Fixture')
  })

  it('an empty name is refused at the field', async () => {
    const server = fakeServer()
    await open(server)
    await rename('  ')
    await expect.element(name).toBeInvalid()
    expect(site()?.name).toBe('Fixture')
    expect(server.names).toEqual([])
  })

  it('a name that the server does not take, or without a server, is said at the field and can be tried again', async () => {
    const server = fakeServer()
    await open(server)
    server.answer = () => Response.json({ error: { code: 'refused', message: 'Only the owner may rename it' } }, { status: 403 })
    await rename('Fjords')
    await expect.element(name).toHaveAccessibleDescription('Only the owner may rename it')
    server.answer = () => {
      throw new TypeError('Failed to fetch')
    }
    await rename('Lofoten')
    await expect.element(name).toHaveAccessibleDescription(/The server cannot be reached/)
    server.answer = () => Response.json({})
    await rename('Lofoten ')
    await expect.element(name).not.toBeInvalid()
    expect(server.names).toEqual(['Lofoten'])
  })

  it('by mouse another page becomes the home page and the visitors’ theme is picked; undo takes both back', async () => {
    const editor = await open()
    const before = site()
    await page.getByRole('button', { name: /Home page/ }).click()
    await page.getByRole('option', { name: 'About' }).click()
    expect(site()?.homePageId).toBe(ABOUT)
    await page.getByRole('radio', { name: 'Dark' }).click({ force: true })
    expect(site()?.defaultTheme).toBe('dark')
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

  it('shows the languages and the screen sizes of the site', async () => {
    await open()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'EN' })).toHaveTextContent('ENdefault')
    await expect.element(page.getByText('widest')).toBeVisible()
  })
})
