import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boolean, definePlugin, pairs, text, type PluginDefinition } from '@heddle/kit'
import { Page, Section, Text, formula } from '@heddle/testing'
import { insertCollection, insertPlugin, setCollection } from '@heddle/document/operations'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { openEditor } from '../../testing/open-editor.tsx'
import { CollectionDock } from './collection-dock.tsx'
import { CollectionInspector } from './collection-inspector.tsx'

const HOME = 'home000000000000'
const ORDERS = 'orders0000000000'
const fixture = (
  <Page id={HOME} name="Home">
    <Section>
      <Text name="Total" text={formula(`collections['${ORDERS}'].total`)} />
    </Section>
  </Page>
)
const label = (en: string) => ({ label: { en } })
const shop: PluginDefinition = definePlugin({
  namespace: 'shop',
  ...label('Shop'),
  description: { en: 'Orders of a shop' },
  icon: 'store',
  source: {
    collection: {
      fields: {
        table: text({ ...label('Table'), help: { en: 'Its name in the shop' }, bindable: true }),
        origin: text({ ...label('Origin'), bindable: false }),
        only: boolean({ ...label('Only open ones') }),
        query: pairs({ ...label('Query'), when: ({ only }) => only !== true }),
      },
      required: ['table'],
      check: ({ table }) => (table === 'gone' ? { name: 'table', message: 'must be a table of the shop' } : undefined),
    },
    native: [],
    operators: [],
  },
})

async function open(shown: 'inspector' | 'dock' = 'inspector') {
  const part = shown === 'inspector' ? <CollectionInspector id={ORDERS} /> : <CollectionDock id={ORDERS} />
  const { editor } = await openEditor(fixture, part, undefined, [...pluginDefinitions, shop])
  const ids = [ORDERS]
  const newId = () => ids.pop() ?? editor.newId()
  editor.change('Orders', insertCollection(editor.view, { name: 'orders', mode: 'static', data: [{ id: 1, late: true }], newId }))
  return { editor, orders: () => editor.view.find('collection', ORDERS) }
}
const choose = async (field: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`^${field}:`) }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('a collection in the inspector', () => {
  it('gets a name, a folder and a row key; a name that is taken is refused and stays to be mended', async () => {
    const { editor, orders } = await open()
    editor.change('Other', insertCollection(editor.view, { name: 'other', mode: 'static', data: [], newId: editor.newId }))
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('other')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAccessibleDescription('The name "other" is taken')
    await expect.element(name).toHaveValue('other')
    await name.fill('sales')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Folder' }).fill('Shop')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Row key' }).fill('id')
    await userEvent.keyboard('{Enter}')
    expect(orders()).toMatchObject({ name: 'sales', folder: 'Shop', rowKey: 'id' })
  })

  it('takes its rows from a plugin, which is installed in the same step; undo takes both back', async () => {
    const { editor, orders } = await open()
    await expect.element(page.getByRole('button', { name: 'Dynamic' })).not.toBeInTheDocument()
    await choose('Source', 'Shop')
    const [plugin] = editor.view.of('plugin')
    expect(orders()).toMatchObject({ pluginId: plugin?.id, mode: 'dynamic', config: { isAutoFetch: true } })
    await page.getByRole('radio', { name: 'Server' }).click()
    await expect.element(page.getByText(/secrets stay there/)).toBeVisible()
    const limit = page.getByRole('textbox', { name: 'Time limit' })
    await limit.fill('soon')
    await userEvent.keyboard('{Enter}')
    await expect.element(limit).toHaveAccessibleDescription('Seconds, more than 0 and 600 at most')
    await limit.fill('2.5')
    await userEvent.keyboard('{Enter}')
    await expect.element(limit).toHaveValue('2.5 s')
    await page.getByRole('textbox', { name: 'Only when' }).click()
    await userEvent.keyboard('=')
    await expect.element(page.getByRole('textbox', { name: 'Formula: Only when' })).toHaveFocus()
    await userEvent.keyboard('page.name{Control>}{Enter}{/Control}')
    expect(orders()?.config).toMatchObject({ timeLimit: 2.5, onlyWhen: { type: 'f', code: 'page.name' } })
    await choose('When', 'On demand')
    await expect.element(page.getByText('Only when')).not.toBeInTheDocument()
    await page.getByRole('switch', { name: 'Keep between pages' }).click({ force: true })
    expect(orders()).toMatchObject({ mode: 'server', config: { isAutoFetch: false, isPersistentOnNav: true } })
    for (let step = 0; step < 6; step += 1) editor.client.undo()
    expect(editor.view.of('plugin')).toEqual([])
    expect(orders()).toMatchObject({ mode: 'static', config: {} })
    await expect.element(page.getByText(/stand in each release/)).toBeVisible()
  })

  it('gives a list or a single record', async () => {
    const { editor, orders } = await open()
    await page.getByRole('radio', { name: 'Single' }).click()
    expect(orders()).toMatchObject({ type: 'single', data: { id: 1, late: true } })
    editor.client.undo()
    expect(orders()).toMatchObject({ type: 'collection', data: [{ id: 1, late: true }] })
  })

  it('shows its fields with their types, those that its rows have too; each is added, renamed, retyped and removed', async () => {
    const { orders } = await open()
    const fields = () =>
      page
        .getByRole('textbox', { name: /^Name of/ })
        .elements()
        .map((field) => (field as HTMLInputElement).value)
    await expect.poll(fields).toEqual(['id', 'late'])
    await page.getByRole('button', { name: 'New field' }).click()
    await expect.poll(fields).toEqual(['id', 'late', 'field'])
    await page.getByRole('textbox', { name: 'Name of id' }).fill('late')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('There is a field "late" already')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name of id' }).fill('number')
    await userEvent.keyboard('{Enter}')
    await choose('Type of number', 'Text')
    await page.getByRole('button', { name: 'Remove field late' }).click()
    expect(orders()).toMatchObject({
      data: [{ number: 1 }],
      fields: [
        { name: 'number', type: 'text' },
        { name: 'field', type: 'text' },
      ],
    })
  })

  it('marks what is set, and takes it back by the label: opened, or with Alt', async () => {
    const { editor, orders } = await open()
    const mark = (name: string) => page.getByRole('button', { name: `${name}: Set here` })
    expect(page.getByRole('button', { name: /Set here/ }).query()).toBeNull()
    editor.change('Set', setCollection(editor.view, { id: ORDERS, values: { folder: 'Shop', rowKey: 'id' } }))
    await mark('Row key').click()
    await page.getByRole('button', { name: 'Reset' }).click()
    expect(orders()).not.toHaveProperty('rowKey')
    await expect.element(mark('Row key')).not.toBeInTheDocument()
    await mark('Folder').click({ modifiers: ['Alt'] })
    expect(orders()?.folder).toBe('')
    await choose('Source', 'Shop')
    expect(page.getByRole('button', { name: /Set here/ }).query()).toBeNull()
    const config = { isAutoFetch: true, isPersistentOnNav: true, onlyWhen: { type: 'f', code: 'page.name' } } as never
    editor.change('Set', setCollection(editor.view, { id: ORDERS, values: { mode: 'server', config } }))
    await expect.element(page.getByRole('button', { name: 'Only when: Set here (bound to a formula)' })).toBeVisible()
    await mark('Mode').click({ modifiers: ['Alt'] })
    await mark('Keep between pages').click({ modifiers: ['Alt'] })
    await page.getByRole('button', { name: 'Only when: Set here (bound to a formula)' }).click({ modifiers: ['Alt'] })
    expect(orders()).toMatchObject({ mode: 'dynamic' })
    expect(Object.keys(orders()?.config ?? {})).toEqual(['isAutoFetch'])
    editor.client.undo()
    expect(Object.keys(orders()?.config ?? {})).toEqual(['isAutoFetch', 'onlyWhen'])
  })

  it('tells where it is used, and is deleted without a question', async () => {
    const { editor, orders } = await open()
    await expect.element(page.getByRole('button', { name: 'Total text' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete orders' }).click()
    expect(orders()).toBeUndefined()
    expect(editor.session.notice.value?.text).toContain('still used by Total (text)')
  })
})

describe('what is wide of a collection', () => {
  it('shows a state on the canvas that is seldom seen, and takes it back', async () => {
    const { editor } = await open('dock')
    await page.getByRole('radio', { name: 'Empty' }).click()
    expect(editor.session.staged.value).toEqual({ [ORDERS]: 'empty' })
    await page.getByRole('radio', { name: 'Long texts' }).click()
    expect(editor.session.staged.value).toEqual({ [ORDERS]: 'long' })
    await page.getByRole('radio', { name: 'As it is' }).click()
    expect(editor.session.staged.value).toEqual({})
    await page.getByRole('button', { name: 'Close rows and source' }).click()
    expect(editor.session.isWideOpen.value).toBe(false)
  })

  it('draws what the source asks for: with its help, bound where that is allowed, and refuses what the plugin refuses', async () => {
    const { editor, orders } = await open('dock')
    await page.getByRole('tab', { name: 'Source' }).click()
    await expect.element(page.getByText('Rows kept here have no source to set up')).toBeVisible()
    editor.change('Shop', insertPlugin(editor.view, { namespace: 'shop', name: 'Shop', newId: editor.newId }))
    const pluginId = editor.view.of('plugin')[0]?.id ?? ''
    editor.change('Source', setCollection(editor.view, { id: ORDERS, values: { pluginId, mode: 'dynamic' } }))
    const table = page.getByRole('textbox', { name: 'Table' })
    await expect.element(page.getByText('Its name in the shop')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('must be given')
    await table.fill('gone')
    await userEvent.keyboard('{Enter}')
    await expect.element(table).toHaveAccessibleDescription('must be a table of the shop')
    await table.fill('orders')
    await userEvent.keyboard('{Enter}')
    expect(orders()?.config).toEqual({ table: 'orders' })
    await expect.element(page.getByRole('button', { name: 'Bind Table to a formula' })).toBeInTheDocument()
    expect(page.getByRole('button', { name: 'Bind Origin to a formula' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Add to Query' }).click()
    await expect.element(page.getByRole('button', { name: 'Bind Value 1, Query to a formula' })).toBeInTheDocument()
    await page.getByRole('switch', { name: 'Only open ones' }).click({ force: true })
    await expect.element(page.getByRole('group', { name: 'Query' })).not.toBeInTheDocument()
  })

  it('says so when the plugin of a source is not here', async () => {
    const { editor } = await open('dock')
    editor.change('Other', insertPlugin(editor.view, { namespace: 'elsewhere', name: 'Elsewhere', newId: editor.newId }))
    const pluginId = editor.view.of('plugin')[0]?.id ?? ''
    editor.change('Source', setCollection(editor.view, { id: ORDERS, values: { pluginId, mode: 'server' } }))
    await page.getByRole('tab', { name: 'Source' }).click()
    await expect.element(page.getByText('The source of this collection is not installed here')).toBeVisible()
  })
})
