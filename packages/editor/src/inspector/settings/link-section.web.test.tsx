import { expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { insertCollection, insertLanguage, setComponent, setDataSet, setPagePath } from '@heddle/document/operations'
import { Button, Component, Flexbox, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { boundPlaces } from '../bound-places.ts'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const [HOME, ORDER, OPEN, ASK] = ['home000000000000', 'order00000000000', 'open000000000000', 'ask0000000000000'] as const
const [TITLE, MANY] = ['title00000000000', 'many000000000000'] as const
const fixture = (
  <>
    <Page id={HOME} name="Home">
      <Section>
        <Button id={OPEN} text="Open" link={{ type: 'internal', pageId: ORDER }} />
      </Section>
    </Page>
    <Page id={ORDER} name="Order" path="orders/{{number}}/{{part|items}}" />
    <Component
      id={ASK}
      name="Ask"
      type="modal"
      properties={{ [TITLE]: { name: 'Title', type: 'text' }, [MANY]: { name: 'Count', type: 'number', defaultValue: 3 } }}
    >
      <Flexbox />
    </Component>
  </>
)

async function openLink() {
  const { editor } = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [OPEN]
  const link = page.getByRole('region', { name: 'Link' })
  await expect.element(link).toBeVisible()
  return { editor, link, held: () => editor.view.find('node', OPEN)?.link }
}

async function write(label: string, code: string) {
  const input = page.getByRole('textbox', { name: `Formula: ${label}` })
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard(`${code}{Control>}{Enter}{/Control}`)
}

test('a link opens a popup that is picked, or closes the one it stands in; there is nothing else to say of it', async () => {
  const { editor, link, held } = await openLink()
  await pick(link, /^Leads to/, 'Open a popup')
  expect(link.getByRole('switch', { name: 'Open in a new tab' }).query()).toBeNull()
  await pick(link, /^Popup/, 'Ask')
  expect(held()).toEqual({ type: 'open-popup', popupId: ASK })
  await pick(link, /^Leads to/, 'Close the popup')
  expect(held()).toEqual({ type: 'close-popup' })
  await expect.element(link.getByText('It closes the popup that it stands in.')).toBeVisible()
  editor.client.undo()
  expect(held()).toMatchObject({ popupId: ASK })
})

test('a link gives the popup values for its properties, fixed or by formulas, until they are reset or it opens another', async () => {
  const { editor, link, held } = await openLink()
  await pick(link, /^Leads to/, 'Open a popup')
  expect(link.getByRole('spinbutton', { name: 'Property Count' }).query()).toBeNull()
  await pick(link, /^Popup/, 'Ask')
  const title = link.getByRole('textbox', { name: 'Property Title' })
  await title.fill('Sure?')
  await userEvent.keyboard('{Enter}')
  const opens = { type: 'open-popup', popupId: ASK }
  expect(held()).toEqual({ ...opens, props: { [TITLE]: 'Sure?' } })
  await link.getByRole('button', { name: 'Bind Property Count to a formula' }).click()
  await write('Property Count', '1 + 1')
  const both = { [TITLE]: 'Sure?', [MANY]: { type: 'f', code: '1 + 1' } }
  expect(held()).toEqual({ ...opens, props: both })
  expect(boundPlaces(editor, editor.view.find('node', OPEN) ?? expect.fail()).map(({ label }) => label)).toEqual([
    'Property Count',
  ])
  await link.getByRole('button', { name: 'Title: Set here' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(held()).toEqual({ ...opens, props: { [MANY]: both[MANY] } })
  editor.client.undo()
  expect(held()).toEqual({ ...opens, props: both })
  editor.change('Drop', setComponent(editor.view, { id: ASK, values: { properties: { [TITLE]: null } } }))
  await expect.element(title).not.toBeInTheDocument()
  await link.getByRole('button', { name: 'Count: Set here (bound to a formula)' }).click()
  await page.getByRole('button', { name: 'Reset' }).click()
  expect(held()).toEqual(opens)
})

test('a link gives the parameters of the address it leads to, and one that is emptied takes its default again', async () => {
  const { editor, link, held } = await openLink()
  await link.getByRole('textbox', { name: 'Parameter number' }).fill('12')
  await userEvent.keyboard('{Enter}')
  await link.getByRole('textbox', { name: 'Parameter part' }).fill('notes')
  await userEvent.keyboard('{Enter}')
  expect(held()).toMatchObject({ pageId: ORDER, parameters: { number: '12', part: 'notes' } })
  await link.getByRole('textbox', { name: 'Parameter part' }).fill('')
  await userEvent.keyboard('{Enter}')
  expect(held()?.parameters).toEqual({ number: '12' })
  editor.client.undo()
  expect(held()?.parameters).toEqual({ number: '12', part: 'notes' })
})

test('a parameter and the value of a query pair come from formulas, begun by = or by the ƒ', async () => {
  const { link, held } = await openLink()
  await link.getByRole('textbox', { name: 'Parameter number' }).click()
  await userEvent.keyboard('=')
  await write('Parameter number', '1 + 1')
  expect(held()?.parameters).toEqual({ number: { type: 'f', code: '1 + 1' } })
  await expect.element(link.getByRole('button', { name: /^Edit .*Parameter number/ }).first()).toBeVisible()

  await link.getByRole('button', { name: 'Add to Query' }).click()
  expect(held()?.query).toEqual([{ name: '', value: '' }])
  await link.getByRole('textbox', { name: /^Name 1/ }).fill('sort')
  await userEvent.keyboard('{Enter}')
  // In the name it is a sign like any other.
  await link.getByRole('textbox', { name: /^Name 1/ }).click()
  await userEvent.keyboard('=')
  expect(page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await link.getByRole('textbox', { name: 'Value 1, Query' }).click()
  await userEvent.keyboard('=')
  await write('Value 1, Query', 'browser.path')
  expect(held()?.query).toEqual([{ name: 'sort', value: { type: 'f', code: 'browser.path' } }])
  await link.getByRole('button', { name: /^Remove .*1/ }).click()
  expect(held()?.query).toBeUndefined()
})

async function pressSwitch(link: Locator, name: string) {
  const found = link.getByRole('switch', { name })
  await expect.element(found).toBeVisible()
  found.element().focus()
  await userEvent.keyboard(' ')
}

async function pick(link: Locator, label: RegExp, option: string) {
  await link.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('what is no address is refused at its field with what to do, stays to be mended, and a host alone is completed', async () => {
  const { link, held } = await openLink()
  await pick(link, /^Leads to/, 'Address')
  const address = link.getByRole('textbox', { name: 'Address' })
  for (const [typed, message] of [
    ['javascript:alert(1)', /may not begin with "javascript:"; begin it with https/],
    ['https://a b', /has a space in it; write %20/],
  ] as const) {
    await address.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(address).toHaveAccessibleDescription(message)
    await expect.element(address).toHaveValue(typed)
  }
  expect(held()).toMatchObject({ type: 'internal', pageId: ORDER })
  await address.fill('example.org/teas')
  await userEvent.keyboard('{Enter}')
  expect(held()).toEqual({ type: 'external', href: 'https://example.org/teas' })
  await expect.element(address).toBeValid()
})

test('by keyboard: a link is loaded beforehand, shows its bar in a colour, and says what it is; undo takes it back', async () => {
  const { editor, link, held } = await openLink()
  const press = (name: string) => pressSwitch(link, name)
  await press('Load beforehand')
  await press('Loading bar')
  await expect.element(link.getByRole('button', { name: 'Choose Bar colour: Blue' })).toBeVisible()
  const relation = link.getByRole('textbox', { name: 'Relation (rel)' })
  await relation.fill('no_follow')
  await userEvent.keyboard('{Enter}')
  await expect.element(relation).toHaveAccessibleDescription(/^The relation is words/)
  await relation.fill(' nofollow  ugc ')
  await userEvent.keyboard('{Enter}')
  expect(held()).toEqual({ type: 'internal', pageId: ORDER, prefetch: true, loadProgress: true, rel: 'nofollow ugc' })
  await press('Open in a new tab')
  await expect.element(link.getByRole('switch', { name: 'Loading bar' })).not.toBeInTheDocument()
  editor.client.undo()
  expect(held()).toEqual({ type: 'internal', pageId: ORDER, prefetch: true, loadProgress: true, rel: 'nofollow ugc' })
})

test('a link leads elsewhere in another language until it follows the others again', async () => {
  const { editor, link, held } = await openLink()
  const own = link.getByRole('switch', { name: 'Own link in de' })
  expect(own.query()).toBeNull()
  editor.change('Language', insertLanguage(editor.view, { language: 'de' }))
  editor.session.language.value = 'de'
  await pressSwitch(link, 'Own link in de')
  await pick(link, /^Leads to/, 'Mail')
  await link.getByRole('textbox', { name: 'Mail address' }).fill('a@example.de')
  await userEvent.keyboard('{Enter}')
  const shared = { type: 'internal', pageId: ORDER }
  expect(held()).toEqual({ ...shared, languages: { de: { type: 'mail', href: 'a@example.de' } } })
  editor.session.language.value = editor.view.defaultLanguage() ?? ''
  await expect.element(link.getByRole('button', { name: 'Page: Order' })).toBeVisible()
  editor.session.language.value = 'de'
  await pressSwitch(link, 'Own link in de')
  expect(held()).toEqual(shared)
})

test('a link shows this page in another language, or another page in one; undo takes it back', async () => {
  const { editor, link, held } = await openLink()
  expect(link.getByRole('button', { name: /^Language:/ }).query()).toBeNull()
  editor.change('Language', insertLanguage(editor.view, { language: 'de' }))
  await pick(link, /^Language:/, 'German')
  expect(held()).toEqual({ type: 'internal', pageId: ORDER, language: 'de' })
  await pick(link, /^Language:/, 'That of this page')
  expect(held()).toEqual({ type: 'internal', pageId: ORDER })
  await pick(link, /^Leads to/, 'This page in another language')
  await pick(link, /^Language:/, 'German')
  expect(held()).toEqual({ type: 'internal', language: 'de' })
  await expect.element(link.getByRole('button', { name: 'Leads to: This page in another language' })).toBeVisible()
  editor.client.undo()
  expect(held()).toEqual({ type: 'internal', pageId: ORDER })
})

test('a collection page is one of the pages that a data set feeds', async () => {
  const { editor, link, held } = await openLink()
  await pick(link, /^Leads to/, 'Collection page')
  await expect.element(link.getByRole('button', { name: 'Page: No page is fed by a data set' })).toBeVisible()
  editor.change('Feed', { set: { [ORDER]: { cmsDataSetPath: [null, 'goods00000000000.slug'] } } })
  await pick(link, /^Page: /, 'Order')
  expect(held()).toEqual({ type: 'collection-page', pageId: ORDER })
  await expect.element(link.getByRole('textbox', { name: 'Parameter number' })).toBeVisible()
})

test('the row of a collection page is picked from its rows, or typed; undo takes it back', async () => {
  const { editor, link, held } = await openLink()
  const { view, newId } = editor
  const data = [{ slug: 'red', name: 'Red shoe' }, { slug: 'blue' }]
  editor.change('Add', insertCollection(view, { name: 'Goods', mode: 'static', data, newId }))
  const collectionId = view.of('collection')[0]?.id ?? ''
  editor.change('Path', setPagePath(view, { id: ORDER, path: 'goods/{{slug}}' }))
  editor.change('Feed', setDataSet(view, { id: ORDER, dataSet: { collectionId, field: 'slug' } }))
  await pick(link, /^Leads to/, 'Collection page')
  await pick(link, /^Page: /, 'Order')
  await link.getByRole('button', { name: /Row/ }).click()
  await page.getByRole('option', { name: /red.*Red shoe/ }).click()
  expect(held()).toEqual({ type: 'collection-page', pageId: ORDER, parameters: { slug: 'red' } })
  await link.getByRole('textbox', { name: 'Row' }).fill('blue')
  await userEvent.keyboard('{Enter}')
  expect(held()?.parameters).toEqual({ slug: 'blue' })
  editor.client.undo()
  editor.client.undo()
  expect(held()).toEqual({ type: 'collection-page', pageId: ORDER })
})
