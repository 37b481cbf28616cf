import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemberRole } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { insertCollection, insertLanguage, setProp } from '@heddle/document/operations'
import { value } from '@heddle/kit'
import { fixtureElement, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { openFields, PROBE } from '../../testing/open-fields.tsx'
import { Inspector } from '../../inspector/inspector.tsx'
import { SelectionInspector } from '../../inspector/selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const selectDefinition = elementDefinitions.find(({ type }) => type === 'select')
const SelectElement = fixtureElement('select')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <SelectElement id={id('list')} options={['S', 'M']} />
    </Section>
  </Page>
)

async function openOptions(role?: MemberRole) {
  await page.viewport(1100, 700)
  const inspector = (
    <div style={{ width: 300, marginInlineStart: 'auto' }}>
      <Inspector ofSelection={<SelectionInspector />} />
    </div>
  )
  const opened = await openEditor(fixture, inspector, undefined, undefined, role)
  const { editor } = opened
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id('list')]
  const field = page.getByRole('textbox', { name: 'Options' })
  await expect.element(page.getByRole('button', { name: 'Edit as JSON' })).toBeVisible()
  return {
    editor,
    field,
    options: () => editor.view.find('node', id('list'))?.props['options'] ?? {},
    type: async (text: string) => {
      await userEvent.fill(field, text)
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
    },
  }
}

async function openJson() {
  const opened = await openOptions()
  await userEvent.click(page.getByRole('button', { name: 'Edit as JSON' }))
  await expect.element(opened.field).toBeVisible()
  return opened
}

it('options are items that are added, written, put in order and taken away, without JSON', async () => {
  const { editor, options } = await openOptions()
  const item = (place: number) => page.getByRole('textbox', { name: `Item ${place}, Options` })
  await expect.element(item(2)).toHaveValue('M')
  await userEvent.click(page.getByRole('button', { name: 'Add to Options' }))
  await userEvent.fill(item(3), 'L')
  await userEvent.keyboard('{Enter}')
  expect(options()).toEqual({ default: ['S', 'M', 'L'] })
  page.getByRole('button', { name: 'Move Item 3' }).element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(options()).toEqual({ default: ['S', 'L', 'M'] })
  await userEvent.click(page.getByRole('button', { name: 'Remove Item 1' }))
  expect(options()).toEqual({ default: ['L', 'M'] })
  editor.client.undo()
  expect(options()).toEqual({ default: ['S', 'L', 'M'] })
})

it('what options are called is written in the language that is edited, and their values stay one', async () => {
  const { editor, options } = await openOptions()
  const label = (item: string) => page.getByRole('textbox', { name: `label, ${item}` })
  editor.change('Add a language', insertLanguage(editor.view, { language: 'de' }))
  const given = [
    { label: 'Small', value: 's' },
    { label: 'Large', value: 'l' },
  ]
  const fieldsOf = (type: string) => editor.definitions.get(type)
  editor.change('Set', setProp(editor.view, { ids: [id('list')], field: 'options', variant: 'default', value: given, fieldsOf }))
  editor.session.language.value = 'de'
  await userEvent.click(page.getByRole('button', { name: 'Small', exact: true }))
  await expect.element(page.getByText('From English: there is none in German yet.')).toBeVisible()
  await expect.element(label('Small')).toHaveValue('Small')
  await userEvent.fill(label('Small'), 'Klein')
  await userEvent.keyboard('{Enter}')
  const small = { type: 't', texts: { en: 'Small', de: 'Klein' } }
  expect(options()).toEqual({ default: [{ label: small, value: 's' }, given[1]] })
  await expect.element(page.getByText('In German.')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'value, Klein' }), 'small')
  await userEvent.keyboard('{Enter}')
  expect(options()).toEqual({ default: [{ label: small, value: 'small' }, given[1]] })
  editor.session.language.value = 'en'
  await expect.element(label('Small')).toHaveValue('Small')
})

it('options that are one text each are translated, and their values stay what workflows compare', async () => {
  const { editor, options } = await openOptions()
  editor.change('Add a language', insertLanguage(editor.view, { language: 'de' }))
  await expect.element(page.getByText('choose another language above', { exact: false })).toBeVisible()
  editor.session.language.value = 'de'
  await expect.element(page.getByText('are apart from the first change on', { exact: false })).toBeVisible()
  expect(options()).toEqual({ default: ['S', 'M'] })
  await userEvent.click(page.getByRole('button', { name: 'S', exact: true }))
  await userEvent.fill(page.getByRole('textbox', { name: 'label, S' }), 'Klein')
  await userEvent.keyboard('{Enter}')
  const small = { label: { type: 't', texts: { en: 'S', de: 'Klein' } }, value: 'S' }
  expect(options()).toEqual({ default: [small, { label: 'M', value: 'M' }] })
  await expect.element(page.getByText('are apart', { exact: false })).not.toBeInTheDocument()
  editor.session.language.value = 'en'
  await expect.element(page.getByRole('textbox', { name: 'label, S' })).toHaveValue('S')
  editor.client.undo()
  expect(options()).toEqual({ default: ['S', 'M'] })
})

it('for a member who changes texts, options are open for what they are called, and what else is said of them is closed', async () => {
  await openOptions('content-editor')
  const isClosed = (name: string) =>
    page.getByRole('textbox', { name, includeHidden: true }).element().closest('[inert]') !== null
  await userEvent.click(page.getByRole('button', { name: 'M', exact: true }))
  expect(isClosed('label, M')).toBe(false)
  expect(isClosed('Accessible label')).toBe(false)
  expect(document.querySelector('input[placeholder="value"]')?.closest('[inert]')).not.toBeNull()
})

describe('a value as JSON', () => {
  it('is shown, and changed by Ctrl+Enter', async () => {
    const { field, options, type } = await openJson()
    await expect.element(field).toHaveValue('["S", "M"]')
    await type('[1, {"label": "L"}]')
    expect(options()).toEqual({ default: [1, { label: 'L' }] })
  })

  it('that is a list is typed without brackets and quotes, too', async () => {
    const { stored } = await openFields({ sample: value({ label: { en: 'Sample' }, default: [1] }) })
    const field = page.getByRole('textbox', { name: 'Sample' })
    const type = async (text: string) => {
      await userEvent.fill(field, text)
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
    }
    await type('40, 62.5')
    expect(stored('sample')).toEqual([40, 62.5])
    await expect.element(field).toHaveValue('40, 62.5')
    await type('January, February')
    expect(stored('sample')).toEqual(['January', 'February'])
    await expect.element(field).toHaveValue('January, February')
    await type('7')
    expect(stored('sample')).toEqual([7])
  })

  it('that is no JSON stays with what is wrong, until it is mended', async () => {
    const { field, options, type } = await openJson()
    await type("['S']")
    await expect.element(page.getByText('This is not JSON. Texts and keys stand in double quotes.')).toBeVisible()
    await expect.element(field).toHaveValue("['S']")
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(options()).toEqual({ default: ['S', 'M'] })
    await type('["L"]')
    expect(options()).toEqual({ default: ['L'] })
    await expect.element(page.getByText('This is not JSON.')).not.toBeInTheDocument()
  })

  it('of the wrong shape says what it must be', async () => {
    const { field, options, type } = await openJson()
    await type('{"a": 1}')
    await expect.element(page.getByText('must be a list')).toBeVisible()
    await expect.element(field).toHaveValue('{"a": 1}')
    expect(options()).toEqual({ default: ['S', 'M'] })
  })

  it('Escape gives the old value back', async () => {
    const { field, type } = await openJson()
    await type('[')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('["S", "M"]')
    await expect.element(page.getByText('This is not JSON.')).not.toBeInTheDocument()
  })

  it('can be undone', async () => {
    const { editor, options, type } = await openJson()
    await type('[]')
    expect(options()).toEqual({ default: [] })
    editor.client.undo()
    expect(options()).toEqual({ default: ['S', 'M'] })
  })

  it('that is emptied is the default again', async () => {
    const { field, options, type } = await openJson()
    await type('')
    expect(options()).toEqual({})
    await expect.element(field).toHaveValue(JSON.stringify(selectDefinition?.fields['options']?.default, undefined, 1))
  })

  it('typed the same in another way is one value', async () => {
    const { field, options, type } = await openJson()
    await type('["S","M"]')
    expect(options()).toEqual({ default: ['S', 'M'] })
    await expect.element(field).toHaveValue('["S", "M"]')
  })
})

it('a first value of any kind is typed as it is, without quotes; what is left empty is no value', async () => {
  const Input = fixtureElement('form-input')
  const { editor } = await openEditor(
    <Page id={id('page')} name="Home">
      <Section>
        <Input id={id('day')} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id('day')]
  const field = page.getByRole('textbox', { name: 'Initial value' })
  const held = () => editor.view.find('node', id('day'))?.props['value']
  const type = async (text: string) => {
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
  }
  await type('2027-03-27')
  expect(held()).toEqual({ default: '2027-03-27' })
  await expect.element(field).toHaveValue('2027-03-27')
  await type('12.5')
  expect(held()).toEqual({ default: 12.5 })
  await type('"12.5"')
  expect(held()).toEqual({ default: '12.5' })
  await expect.element(field).toHaveValue('"12.5"')
  await type('')
  expect(held()?.['default']).toBeUndefined()
})

it('a line that is told a list goes on as a text of several lines, under the same hands, and back', async () => {
  const { stored } = await openFields({ sample: value({ label: { en: 'Sample' }, default: null }) })
  const field = page.getByRole('textbox', { name: 'Sample' })
  await userEvent.fill(field, '{"status": "done"}')
  await userEvent.keyboard('{Enter}')
  expect(stored('sample')).toEqual({ status: 'done' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Control>}{Enter}{/Control}')
  expect(stored('sample') ?? null).toBeNull()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('[[1]{Tab}')
  expect(stored('sample')).toEqual([1])
  await expect.element(field).not.toHaveFocus()
})

describe('rows', () => {
  const fields = { rows: value({ label: { en: 'Rows' }, shape: 'list', rows: true, default: [] }) }
  const open = async (given: object = fields) => {
    const opened = await openFields(given as typeof fields)
    const { editor } = opened
    editor.change('Add', insertCollection(editor.view, { name: 'Sales', mode: 'static', newId: editor.newId }))
    editor.session.selection.value = []
    editor.session.selection.value = [PROBE]
    return { ...opened, source: page.getByRole('button', { name: 'Rows come from: What is typed here' }) }
  }

  it('come from a collection that is picked by its name, with the keyboard, and can be typed again', async () => {
    const { editor, stored, source } = await open()
    const [collection] = editor.view.of('collection')
    await expect.element(source).toBeVisible()
    source.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await page.getByRole('option', { name: 'Sales' }).click()
    expect(stored('rows')).toEqual({ type: 'f', code: `collections['${collection?.id}']` })
    await expect.element(page.getByText('Sales', { exact: true })).toBeVisible()
    editor.client.undo()
    await expect.element(source).toBeVisible()
    expect(stored('rows')).toBeUndefined()
  })

  it('of a list that holds none are typed alone', async () => {
    const { source } = await open({ rows: value({ label: { en: 'Rows' }, shape: 'list', default: [] }) })
    await expect.element(page.getByRole('textbox', { name: 'Rows' })).toBeVisible()
    expect(source.query()).toBeNull()
  })
})
