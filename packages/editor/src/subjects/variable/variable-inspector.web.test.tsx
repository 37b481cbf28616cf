import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formula, Page, Section, Text, Variable } from '@heddle/testing'
import { insertFormula, setVariable } from '@heddle/document/operations'
import { openEditor } from '../../testing/open-editor.tsx'
import { VariableInspector } from './variable-inspector.tsx'

const [HOME, ABOUT] = ['home000000000000', 'about00000000000'] as const
const COUNT = 'count00000000000'
const fixture = (
  <>
    <Page id={HOME} name="Home">
      <Section>
        <Text name="Counter" text={formula(`variables['${COUNT}']`)} condition={formula(`variables['${COUNT}'] > 0`) as never} />
      </Section>
    </Page>
    <Page id={ABOUT} name="About" path="about">
      <Section id="story00000000000">
        <Text id="told000000000000" name="Told" text={formula(`variables['${COUNT}']`)} />
      </Section>
    </Page>
    <Variable id={COUNT} name="visits" type="number" value={3} />
    <Variable id="other00000000000" name="other" type="string" value="" />
  </>
)

async function open() {
  const { editor } = await openEditor(fixture, <VariableInspector id={COUNT} />)
  await expect.element(page.getByRole('heading', { name: /visits/ })).toBeVisible()
  return { editor, visits: () => editor.view.find('variable', COUNT) }
}

describe('a variable in the inspector', () => {
  it('gets a name, a folder and a type', async () => {
    const { editor, visits } = await open()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('guests')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Folder' }).fill(' Shop / Cart ')
    await userEvent.keyboard('{Enter}')
    expect(visits()).toMatchObject({ name: 'guests', folder: 'Shop/Cart' })
    await page.getByRole('button', { name: /Type$/ }).click()
    await page.getByRole('option', { name: 'Text' }).click()
    expect(visits()).toMatchObject({ type: 'string', defaultValue: '' })
    editor.client.undo()
    expect(visits()).toMatchObject({ type: 'number', defaultValue: 3 })
  })

  it('refuses a default that does not fit and a name that is taken, says why, and keeps what was typed', async () => {
    const { visits } = await open()
    const value = page.getByRole('textbox', { name: 'Default value' })
    await value.fill('many')
    await userEvent.keyboard('{Enter}')
    await expect.element(value).toHaveAccessibleDescription('This is not a number')
    await expect.element(value).toHaveValue('many')
    expect(visits()?.defaultValue).toBe(3)
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill('other')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAccessibleDescription('The name "other" is taken')
    await expect.element(name).toHaveValue('other')
    expect(visits()?.name).toBe('visits')
  })

  it('that actions only read cannot be reset either, unless one says so; undo takes each step back', async () => {
    const { editor, visits } = await open()
    const readOnly = page.getByRole('switch', { name: 'Read-only for actions' })
    const resettable = page.getByRole('switch', { name: 'Can be reset' })
    await expect.element(readOnly).toHaveAccessibleDescription('Only formulas read it, no action sets it')
    await expect.element(resettable).toHaveAccessibleDescription('Actions may put it back to its default value')
    await expect.element(readOnly).not.toBeChecked()
    await expect.element(resettable).toBeChecked()
    await readOnly.click({ force: true })
    expect(visits()).toMatchObject({ readonly: true })
    await expect.element(resettable).not.toBeChecked()
    // By keyboard.
    await userEvent.keyboard('{Tab} ')
    await expect.element(resettable).toBeChecked()
    expect(visits()).toMatchObject({ readonly: true, resettable: true })
    editor.client.undo()
    await expect.element(resettable).not.toBeChecked()
    expect(visits()).not.toHaveProperty('resettable')
    editor.client.undo()
    await expect.element(readOnly).not.toBeChecked()
    await expect.element(resettable).toBeChecked()
    expect(visits()).not.toHaveProperty('readonly')
  })

  it('that actions set can be kept from being reset, and is kept in the browser where one wants it', async () => {
    const { visits } = await open()
    await page.getByRole('switch', { name: 'Can be reset' }).click({ force: true })
    expect(visits()).toMatchObject({ resettable: false })
    await page.getByRole('switch', { name: 'Can be reset' }).click({ force: true })
    expect(visits()).not.toHaveProperty('resettable')
    await page.getByRole('switch', { name: 'Keep in the browser' }).click({ force: true })
    await page.getByRole('switch', { name: 'Keep on navigation' }).click({ force: true })
    expect(visits()).toMatchObject({ isLocalStorage: true, isPersistentOnNav: true })
  })

  it('that is a list or an object can keep what is set itself; other types have nothing to copy', async () => {
    const { editor, visits } = await open()
    const itself = page.getByRole('switch', { name: 'Keep the value itself' })
    await expect.element(page.getByRole('switch', { name: 'Read-only for actions' })).toBeVisible()
    expect(itself.query()).toBeNull()
    for (const type of ['array', 'object'] as const) {
      editor.change('Another type', setVariable(editor.view, { id: COUNT, values: { type, defaultValue: null } }))
      await expect.element(itself).toHaveAccessibleDescription('What actions set is not copied: it stays the same object')
      await expect.element(itself).not.toBeChecked()
      await itself.click({ force: true })
      await expect.element(itself).toBeChecked()
      expect(visits()).toMatchObject({ preserveReference: true })
      await itself.click({ force: true })
      expect(visits()).not.toHaveProperty('preserveReference')
    }
  })

  it('of the address has a name there and does not ask about navigation', async () => {
    const { editor, visits } = await open()
    editor.change('Query', setVariable(editor.view, { id: COUNT, values: { type: 'query' } }))
    const name = page.getByRole('textbox', { name: 'Name in the address' })
    await name.fill('a b')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAccessibleDescription('A query name is letters, digits, "-" and "_"')
    await name.fill('page')
    await userEvent.keyboard('{Enter}')
    expect(visits()).toMatchObject({ queryName: 'page' })
    await expect.element(page.getByRole('switch', { name: 'Keep on navigation' })).not.toBeInTheDocument()
  })
})

describe('where a variable is used', () => {
  it('is told by name and part, and a click goes there', async () => {
    const { editor } = await open()
    editor.change(
      'Formula',
      insertFormula(editor.view, { name: 'isNew', code: `variables['${COUNT}'] < 2`, newId: editor.newId }),
    )
    const used = page.getByRole('listitem')
    await expect
      .poll(() => used.elements().map((item) => item.textContent))
      .toEqual(['Countertext', 'Countershown when', 'Toldtext', 'isNewformula'])
    await page.getByRole('button', { name: 'Told text' }).click()
    expect(editor.session.pageId.value).toBe(ABOUT)
    expect(editor.session.selection.value).toEqual(['told000000000000'])
    await page.getByRole('button', { name: 'isNew formula' }).click()
    expect(editor.session.subject.value).toBe(editor.view.of('formula')[0]?.id)
  })

  it('is told for ten places at first, then for all', async () => {
    const { editor } = await open()
    for (let at = 0; at < 12; at += 1)
      editor.change('F', insertFormula(editor.view, { name: `f${at}`, code: `variables['${COUNT}']`, newId: editor.newId }))
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(10)
    await page.getByRole('button', { name: 'All 15' }).click()
    await expect.poll(() => page.getByRole('listitem').elements().length).toBe(15)
  })

  it('does not keep it from being deleted: a notice names what breaks', async () => {
    const { editor, visits } = await open()
    await page.getByRole('button', { name: 'Delete visits' }).click()
    expect(visits()).toBeUndefined()
    expect(editor.session.notice.value?.text).toBe(
      'visits is deleted, but still used by Counter (text), Counter (shown when), Told (text). Undo brings it back.',
    )
    editor.client.undo()
    expect(visits()).toMatchObject({ name: 'visits' })
  })
})
