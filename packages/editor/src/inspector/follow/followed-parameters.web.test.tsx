import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertCollection, setCollection, setSource } from '@heddle/document/operations'
import { fixtureElement, formula, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const [ORDERS, GRID] = ['orders0000000000', 'grid000000000000'] as const
const Grid = fixtureElement('data-grid')

async function open() {
  const fixture = (
    <Page name="Home">
      <Section>
        <Grid id={GRID} name="Orders table" data={formula(`collections['${ORDERS}']`)} />
      </Section>
    </Page>
  )
  const { editor } = await openEditor(fixture, <SelectionInspector />)
  const { view, newId, change, session } = editor
  change('Orders', insertCollection(view, { name: 'orders', mode: 'dynamic', data: [], newId: () => ORDERS }))
  change('Source', setSource(view, { id: ORDERS, source: { namespace: 'rest', name: 'REST' }, newId }))
  const query = ['page', 'per_page', 'sort'].map((name) => ({ name, value: '' }))
  change('Query', setCollection(view, { id: ORDERS, values: { config: { query } } }))
  session.inspectorTab.value = 'settings'
  session.selection.value = [GRID]
  return editor
}
const parameters = page.getByRole('group', { name: 'Parameters of orders' })
const follow = parameters.getByRole('button', { name: 'Let orders follow Orders table' })
const states = () =>
  parameters
    .getByRole('listitem')
    .elements()
    .map((one) => one.querySelector('svg')?.ariaLabel)

test('a grid says which parameters follow it, has them do so by one press, and undo takes it back', async () => {
  const editor = await open()
  await expect.element(follow).toBeVisible()
  expect(states()).toEqual(['can follow', 'can follow', 'can follow'])
  await follow.click()
  await expect.element(parameters.getByRole('status')).toHaveTextContent('Follow now: page, per_page, sort.')
  expect(states()).toEqual(['follows', 'follows', 'follows'])
  await expect.element(page.getByRole('switch', { name: 'Pages of the collection' })).toBeChecked()
  expect(follow.query()).toBeNull()
  editor.client.undo()
  await expect.element(follow).toBeVisible()
  expect(states()).toEqual(['can follow', 'can follow', 'can follow'])
  await expect.element(page.getByRole('switch', { name: 'Pages of the collection' })).not.toBeChecked()
})

test('it says what is left, also while the collection changes', async () => {
  const editor = await open()
  await expect.element(follow).toBeVisible()
  const query = [{ name: 'page', value: '' }]
  editor.change('Query', setCollection(editor.view, { id: ORDERS, values: { config: { query } } }))
  await expect.poll(states).toEqual(['can follow', 'does not follow', 'does not follow'])
  await follow.click()
  await expect.element(parameters.getByRole('status')).toHaveTextContent('Follow now: page. Left: Page size, Sort.')
})
