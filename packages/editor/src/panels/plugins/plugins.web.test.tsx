import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { deletePage } from '@heddle/document/operations'
import { definePlugin, text, type PluginDefinition } from '@heddle/kit'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { PluginsPanel } from './plugins-panel.tsx'

let open: OpenEditor | undefined

const home = (
  <Page id="page000000000000" name="Home">
    <Section id="hero000000000000" />
  </Page>
)
const publicData = () => open?.editor.view.of('plugin').map(({ settings }) => settings.publicData)
const card = (name: string) => browser.getByRole('region', { name })
const format = () => card('Dates').getByRole('textbox', { name: 'Favourite format' })

async function openWithDates() {
  open = await openEditor(home, <PluginsPanel />)
  await browser.getByRole('button', { name: 'Install Dates' }).click()
  await expect.element(card('Dates')).toBeVisible()
  return open.editor
}

describe('the Plugins panel', () => {
  test('installs a plugin of the catalogue, which says that it is loaded, and removes it; both can be undone', async () => {
    const { client, view } = await openWithDates()
    await expect.element(card('Dates').getByText('Loaded')).toBeVisible()
    expect(view.of('plugin')).toMatchObject([{ name: 'Dates', namespace: 'dates' }])
    expect(browser.getByRole('button', { name: 'Install Dates' }).query()).toBe(null)
    await browser.getByRole('button', { name: 'Remove Dates' }).click()
    await expect.element(browser.getByText('No plugins')).toBeVisible()
    client.undo()
    await expect.element(card('Dates')).toBeVisible()
    client.undo()
    await expect.element(browser.getByRole('button', { name: 'Install Dates' })).toBeVisible()
  })

  test('pages to sign in are added by one press, undone by one step, and offered by the plugin alone that has them', async () => {
    const { client, view, session, change } = await openWithDates()
    const add = browser.getByRole('button', { name: 'Add sign-in pages' })
    expect(add.query()).toBe(null)
    await browser.getByRole('button', { name: 'Install Site accounts' }).click()
    await add.click()
    const ALL = ['Sign in', 'Sign up', 'Forgotten password', 'New password', 'Sign in by link', 'Sign in by code', 'Account']
    const names = () => view.of('page').map(({ name }) => name)
    await expect.poll(names).toEqual(['Home', ...ALL])
    const shown = view.find('page', session.pageId.value)
    expect([shown?.name, view.site()?.access?.notSignedInPageId]).toEqual(['Sign in', shown?.id])
    expect(view.site()?.authPluginId).toBe(view.of('plugin').find(({ namespace }) => namespace === 'site-accounts')?.id)
    // Pressed once more it adds what is missing alone.
    await add.click()
    await expect.poll(() => session.notice.value?.text).toMatch(/nothing was added/)
    expect(names()).toEqual(['Home', ...ALL])
    const gone = view.of('page').find(({ name }) => name === 'Sign up')?.id ?? ''
    expect(change('Delete', deletePage(view, { id: gone }))).toBe(true)
    await add.click()
    await expect.poll(names).toEqual(['Home', ...ALL.filter((name) => name !== 'Sign up'), 'Sign up'])
    expect(view.find('page', session.pageId.value)?.name).toBe('Sign up')
    client.undo()
    client.undo()
    await expect.poll(names).toEqual(['Home', ...ALL])
    client.undo()
    await expect.poll(names).toEqual(['Home'])
    expect([view.site()?.authPluginId, view.of('plugin').length]).toEqual([undefined, 2])
  })

  test('a public setting is typed, undone, and put back to its default by emptying it', async () => {
    const { client } = await openWithDates()
    await format().fill('DD.MM.YYYY')
    await userEvent.keyboard('{Enter}')
    await expect.poll(publicData).toEqual([{ favoriteFormat: 'DD.MM.YYYY' }])
    await format().fill('D MMMM')
    await userEvent.keyboard('{Enter}')
    await expect.poll(publicData).toEqual([{ favoriteFormat: 'D MMMM' }])
    client.undo()
    await expect.element(format()).toHaveValue('DD.MM.YYYY')
    await format().fill('')
    await userEvent.keyboard('{Enter}')
    await expect.poll(publicData).toEqual([{}])
  })

  test('a bad format stays in its field with what is wrong, and changes nothing until it is mended', async () => {
    await openWithDates()
    await format().fill('dd/mm/yyyy')
    await userEvent.keyboard('{Enter}')
    await expect.element(format()).toBeInvalid()
    await expect.element(format()).toHaveValue('dd/mm/yyyy')
    await expect.element(format()).toHaveAccessibleDescription(/“yyyy” is no part of a date/)
    expect(publicData()).toEqual([{}])
    await format().fill('DD/MM/YYYY')
    await userEvent.keyboard('{Enter}')
    await expect.element(format()).toBeValid()
    await expect.poll(publicData).toEqual([{ favoriteFormat: 'DD/MM/YYYY' }])
  })

  test('what is wrong with a setting that is kept is said beside it', async () => {
    const { view, change } = await openWithDates()
    const [record] = view.of('plugin')
    const set = { [record?.id ?? '']: { 'settings/publicData/favoriteFormat': [null, '--'] as const } }
    change('From elsewhere', { set })
    await expect
      .element(card('Dates').getByRole('alert'))
      .toHaveTextContent('must name a part of the date, for example DD.MM.YYYY')
  })

  test('a plugin that the catalogue does not have says so and shows what it keeps', async () => {
    open = await openEditor(home, <PluginsPanel />)
    const maps = {
      id: 'maps000000000000',
      kind: 'plugin' as const,
      name: 'Maps',
      namespace: 'maps',
      index: 'a0',
      settings: { publicData: { key: 'abc', on: true } },
    }
    open.editor.change('From elsewhere', { put: { [maps.id]: maps } })
    await expect.element(card('Maps').getByText('Not installed here')).toBeVisible()
    await expect.element(card('Maps').getByText('abc')).toBeVisible()
    await expect.element(card('Maps').getByText('true')).toBeVisible()
  })
})

describe('private settings', () => {
  const label = (en: string) => ({ label: { en } })
  const backend: PluginDefinition = definePlugin({
    namespace: 'backend',
    ...label('Backend'),
    description: { en: 'Rows of a server' },
    icon: 'database',
    isDev: true,
    settings: { private: { fields: { token: text(label('Token')) }, required: ['token'] } },
  })
  /** A server that keeps one token, and takes none with a space. */
  function tokenServer() {
    const bodies: string[] = []
    let isSet = false
    const fetch: typeof globalThis.fetch = async (_, init) => {
      if (init?.method === 'PATCH') {
        const body = String(init.body)
        bodies.push(body)
        const { values } = JSON.parse(body) as { values: { token: string | null } }
        if (values.token?.includes(' '))
          return Response.json({ error: { code: 'bad-setting', message: 'Token: must be one word' } }, { status: 422 })
        isSet = values.token !== null
      }
      return Response.json({ isSet: { token: isSet }, problems: isSet ? [] : [{ name: 'token', message: 'must be given' }] })
    }
    return { fetch, bodies }
  }

  test('are written to the server, told of as set, forgotten, and no part of the document', async () => {
    const { fetch, bodies } = tokenServer()
    open = await openEditor(home, <PluginsPanel />, fetch, [...pluginDefinitions, backend])
    await browser.getByRole('button', { name: 'Install Backend' }).click()
    const token = card('Backend').getByLabelText('Token', { exact: true })
    await expect.element(card('Backend').getByText('In development')).toBeVisible()
    await expect.element(card('Backend').getByText(/cannot be undone/)).toBeVisible()
    await expect.element(card('Backend').getByRole('alert')).toHaveTextContent('must be given')
    await token.fill('two words')
    await userEvent.keyboard('{Enter}')
    await expect.element(card('Backend').getByRole('alert')).toHaveTextContent('Token: must be one word')
    await token.fill('secret')
    await userEvent.keyboard('{Enter}')
    await expect.element(card('Backend').getByText('A value is set')).toBeVisible()
    await expect.element(token).toHaveValue('')
    expect(JSON.stringify([...open.editor.store.values()])).not.toContain('secret')
    await card('Backend').getByRole('button', { name: 'Forget Token' }).click()
    await expect.element(card('Backend').getByText('No value')).toBeVisible()
    expect(bodies.map((body) => JSON.parse(body))).toEqual(
      ['two words', 'secret', null].map((value) => ({ values: { token: value } })),
    )
  })
})
