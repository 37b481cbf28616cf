import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formula, Page, Section, Text, Variable } from '@heddle/testing'
import { setVariable } from '@heddle/document/operations'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { DataPanel } from './data-panel.tsx'

const PAGE = 'page000000000000'
const COUNT = 'count00000000000'
const fixture = (
  <>
    <Page id={PAGE} name="Home">
      <Section>
        <Text text={formula(`variables['${COUNT}']`)} />
      </Section>
    </Page>
    <Variable id={COUNT} name="visits" type="number" value={3} />
  </>
)

let opened: OpenEditor | undefined
async function open() {
  opened = await openEditor(fixture, <DataPanel />)
  await expect.element(page.getByRole('heading', { name: 'Data' })).toBeVisible()
  return opened.editor
}
const variables = () => opened?.editor.view.of('variable') ?? []

describe('the Data panel', () => {
  it('makes a variable of the page and opens it with its name to be typed over', async () => {
    await open()
    await page.getByRole('button', { name: 'New variable' }).click()
    await page.getByRole('menuitem', { name: 'New variable of this page' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('title{Enter}')
    await page.getByRole('textbox', { name: 'Default value' }).fill('Hello')
    await userEvent.keyboard('{Enter}')
    expect(variables()).toMatchObject([
      { name: 'visits' },
      { name: 'title', type: 'string', defaultValue: 'Hello', pageId: PAGE },
    ])
  })
  it('refuses a default that does not fit, and says why', async () => {
    await open()
    await page.getByRole('button', { name: 'Edit visits Number' }).click()
    await page.getByRole('textbox', { name: 'Default value' }).fill('many')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('This is not a number')).toBeVisible()
    expect(variables()[0]?.defaultValue).toBe(3)
  })
  it('refuses a name that is taken', async () => {
    await open()
    await page.getByRole('button', { name: 'New variable' }).click()
    await page.getByRole('menuitem', { name: 'New variable of the project' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('visits')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/visits.*(taken|used|exists|already)/i).first()).toBeVisible()
    expect(variables().map(({ name }) => name)).toEqual(['visits', 'variable'])
  })
  it('keeps a value in the browser, and names where it is used before it is deleted', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Edit visits Number' }).click()
    await page.getByRole('switch', { name: 'Keep in the browser' }).click({ force: true })
    expect(variables()[0]?.isLocalStorage).toBe(true)
    await expect.element(page.getByText('Used in 1 place')).toBeVisible()
    await page.getByRole('button', { name: 'Delete visits' }).click()
    expect(variables()).toEqual([])
    editor.client.undo()
    expect(variables()).toHaveLength(1)
  })
  it('a variable that actions only read cannot be reset either, unless one says so; undo takes each step back', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Edit visits Number' }).click()
    const readOnly = page.getByRole('switch', { name: 'Read-only for actions' })
    const resettable = page.getByRole('switch', { name: 'Can be reset' })
    await expect.element(readOnly).toHaveAccessibleDescription('Only formulas read it, no action sets it')
    await expect.element(resettable).toHaveAccessibleDescription('Actions may put it back to its default value')
    await expect.element(readOnly).not.toBeChecked()
    await expect.element(resettable).toBeChecked()
    await readOnly.click({ force: true })
    expect(variables()[0]).toMatchObject({ readonly: true })
    await expect.element(resettable).not.toBeChecked()
    // By keyboard.
    await userEvent.keyboard('{Tab} ')
    await expect.element(resettable).toBeChecked()
    expect(variables()[0]).toMatchObject({ readonly: true, resettable: true })
    editor.client.undo()
    await expect.element(resettable).not.toBeChecked()
    expect(variables()[0]).not.toHaveProperty('resettable')
    editor.client.undo()
    await expect.element(readOnly).not.toBeChecked()
    await expect.element(resettable).toBeChecked()
    expect(variables()[0]).not.toHaveProperty('readonly')
  })
  it('a list or an object can keep what is set itself instead of a copy; other types have nothing to copy', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'Edit visits Number' }).click()
    const itself = page.getByRole('switch', { name: 'Keep the value itself' })
    await expect.element(page.getByRole('switch', { name: 'Read-only for actions' })).toBeVisible()
    expect(itself.query()).toBeNull()
    for (const type of ['array', 'object'] as const) {
      editor.change(
        'Another type',
        setVariable(editor.view, { id: variables()[0]?.id ?? '', values: { type, defaultValue: null } }),
      )
      await expect.element(itself).toHaveAccessibleDescription('What actions set is not copied: it stays the same object')
      await expect.element(itself).not.toBeChecked()
      await itself.click({ force: true })
      await expect.element(itself).toBeChecked()
      expect(variables()[0]).toMatchObject({ preserveReference: true })
      await itself.click({ force: true })
      expect(variables()[0]).not.toHaveProperty('preserveReference')
    }
  })
  it('a variable that actions set can be kept from being reset', async () => {
    await open()
    await page.getByRole('button', { name: 'Edit visits Number' }).click()
    await page.getByRole('switch', { name: 'Can be reset' }).click({ force: true })
    expect(variables()[0]).toMatchObject({ resettable: false })
    await page.getByRole('switch', { name: 'Can be reset' }).click({ force: true })
    expect(variables()[0]).not.toHaveProperty('resettable')
  })
})
