import { describe, expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { Component, Flexbox, formula, Instance, Page, Section, Text } from '@heddle/testing'
import { outletsOf } from '@heddle/document'
import { insertLanguage, insertNode, insertWorkflow, setComponent } from '@heddle/document/operations'
import type { Running } from '../../runs/running.ts'
import { aliveDraft } from '../../runs/testing/alive-draft.ts'
import { openInstance } from '../../session/inside/inside.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { ComponentInspector } from './component-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const TITLE = id('ptitle')
const fixture = (
  <>
    <Component id={id('card')} name="Card" properties={{ [TITLE]: { name: 'title', type: 'text', defaultValue: 'Nothing' } }}>
      <Flexbox id={id('box')}>
        <Text id={id('label')} name="Label" text={formula(`context.component.props['${TITLE}']`)} />
      </Flexbox>
    </Component>
    <Page id={id('home')} name="Home">
      <Section id={id('hero')}>
        <Instance id={id('first')} of={id('card')} name="Shipping" />
      </Section>
    </Page>
  </>
)

async function open() {
  const { editor } = await openEditor(fixture, [
    <ComponentInspector key="inspector" id={id('card')} />,
    <main key="canvas" data-region="canvas">
      <button type="button">Canvas</button>
    </main>,
  ])
  return { editor, card: () => editor.view.find('library-component', id('card')) }
}
const commit = async (name: string, text: string) => {
  await browser.getByRole('textbox', { name, exact: true }).fill(text)
  await userEvent.keyboard('{Enter}')
}

/** What was only just made waits for its name. */
const typeName = async (text: string) => {
  await expect.element(browser.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus()
  await userEvent.keyboard(`${text}{Enter}`)
}

describe('a component in the inspector', () => {
  test('shows the default of each property, and beside it what the instance at hand has', async () => {
    const { editor, card } = await open()
    await commit('Default of title', 'Empty')
    expect(card()?.properties?.[TITLE]).toMatchObject({ defaultValue: 'Empty' })
    expect(browser.getByRole('textbox', { name: 'title in this instance' }).query()).toBeNull()
    openInstance(editor, id('first'))
    await expect.element(browser.getByText('In Shipping')).toBeVisible()
    await expect.element(browser.getByRole('textbox', { name: 'title in this instance' })).toHaveValue('Empty')
    await commit('title in this instance', 'Ours')
    expect(editor.view.find('node', id('first'))?.props[TITLE]).toEqual({ en: 'Ours' })
    editor.client.undo()
    await expect.element(browser.getByRole('textbox', { name: 'title in this instance' })).toHaveValue('Empty')
  })

  test('adds a property, gives it kind, group and description, and says what it feeds when it goes', async () => {
    const { editor, card } = await open()
    await browser.getByRole('button', { name: 'Add a property' }).click()
    await typeName('total')
    await browser.getByRole('button', { name: /Kind$/ }).click()
    await browser.getByRole('option', { name: 'Number' }).click()
    await commit('Group', 'Look')
    await commit('Describe', 'What it costs')
    expect(Object.values(card()?.properties ?? {}).at(-1)).toEqual({
      name: 'total',
      type: 'number',
      group: 'Look',
      description: 'What it costs',
    })
    await expect.element(browser.getByText('Nothing inside reads it yet')).toBeVisible()
    await commit('Name', 'title')
    await expect.element(browser.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(/taken/)
    await browser.getByRole('button', { name: 'title', exact: true }).click()
    await expect.element(browser.getByRole('button', { name: 'Label › text' })).toBeVisible()
    await browser.getByRole('button', { name: 'Delete title' }).click()
    expect(card()?.properties).not.toHaveProperty(TITLE)
    expect(editor.session.notice.value?.text).toBe('title is deleted, but Label (text) still read it. Undo brings it back.')
    editor.client.undo()
    expect(card()?.properties).toHaveProperty(TITLE)
  })

  test('a property of choices has those that are listed, and an instance picks one of them', async () => {
    const { editor, card } = await open()
    openInstance(editor, id('first'))
    const property = () => card()?.properties?.[TITLE]
    await browser.getByRole('button', { name: 'title', exact: true }).click()
    await browser.getByRole('button', { name: /Kind$/ }).click()
    await browser.getByRole('option', { name: 'Choice' }).click()
    expect(property()).toEqual({
      name: 'title',
      type: 'choice',
      options: [{ value: 'option', label: '' }],
      defaultValue: 'option',
    })
    const cell = (name: string) => browser.getByRole('button', { name: new RegExp(`^${name}: `) })
    await browser.getByRole('button', { name: 'Add to Choices' }).click()
    await commit('Value, Item 2', 'loud')
    await commit('What people read, Item 2', 'Very loud')
    expect(property()?.options).toEqual([
      { value: 'option', label: '' },
      { value: 'loud', label: 'Very loud' },
    ])
    await cell('title in this instance').click()
    await browser.getByRole('option', { name: 'Very loud' }).click()
    expect(editor.view.find('node', id('first'))?.props[TITLE]).toEqual({ default: 'loud' })
    await commit('Value, Very loud', 'option')
    await expect.element(browser.getByRole('alert')).toHaveTextContent('The name "option" is taken')
    expect(property()?.options?.[1]?.value).toBe('loud')
  })

  test('says which texts of a list visitors read, and those are written in each language, by default and in an instance', async () => {
    const { editor, card } = await open()
    const press = async (name: string) => {
      browser.getByRole('switch', { name }).element().focus()
      await userEvent.keyboard(' ')
    }
    const links = [{ title: 'Home', to: '/' }]
    const properties = { [TITLE]: { name: 'links', type: 'list', defaultValue: links } }
    editor.change('Set', setComponent(editor.view, { id: id('card'), values: { properties } }))
    editor.change('Add a language', insertLanguage(editor.view, { language: 'de' }))
    await browser.getByRole('button', { name: 'links', exact: true }).click()
    await press('title')
    expect(card()?.properties?.[TITLE]).toMatchObject({ texts: ['title'] })
    await expect.element(browser.getByRole('switch', { name: 'to' })).not.toBeChecked()
    editor.session.language.value = 'de'
    await browser.getByRole('button', { name: 'Item 1', exact: true }).click()
    await commit('title, Item 1', 'Start')
    await commit('to, Item 1', '/de')
    const title = { type: 't', texts: { en: 'Home', de: 'Start' } }
    expect(card()?.properties?.[TITLE]?.defaultValue).toEqual([{ title, to: '/de' }])
    openInstance(editor, id('first'))
    const here = browser.getByRole('group', { name: 'links in this instance' })
    await here.getByRole('button', { name: 'Item 1', exact: true }).click()
    await here.getByRole('textbox', { name: 'title, Item 1' }).fill('Los')
    await userEvent.keyboard('{Enter}')
    expect(editor.view.find('node', id('first'))?.props[TITLE]).toEqual({
      default: [{ title: { type: 't', texts: { en: 'Home', de: 'Los' } }, to: '/de' }],
    })
    await press('title')
    expect(card()?.properties?.[TITLE]).not.toHaveProperty('texts')
  })

  test('has variables, formulas and triggers inside; a trigger is emitted at the instances that wait for it', async () => {
    const { editor, card } = await open()
    await browser.getByRole('button', { name: 'Add a variable' }).click()
    await commit('Name', 'isOpen')
    await browser.getByRole('button', { name: /Type$/ }).click()
    await browser.getByRole('option', { name: 'Number' }).click()
    await commit('Default', '3')
    expect(Object.values(card()?.variables ?? {})).toEqual([{ name: 'isOpen', type: 'number', defaultValue: 3 }])
    await browser.getByRole('button', { name: 'isOpen 3' }).click()
    await browser.getByRole('button', { name: 'Add a formula' }).click()
    await commit('Parameters', 'price, count')
    expect(Object.values(card()?.formulas ?? {})).toMatchObject([
      { name: 'formula', parameters: [{ name: 'price' }, { name: 'count' }] },
    ])
    await browser.getByRole('button', { name: /^formula/ }).click()
    await browser.getByRole('button', { name: 'Add a trigger' }).click()
    await typeName('costChanged')
    expect(Object.values(card()?.triggers ?? {})).toEqual([{ name: 'costChanged' }])
    await expect.element(browser.getByText(/^No workflow of an instance waits for it yet/)).toBeVisible()
    const [trigger = ''] = Object.keys(card()?.triggers ?? {})
    const made = insertWorkflow(editor.view, { name: 'Count', ownerId: id('first'), trigger, newId: editor.newId })
    editor.change('Wait', made)
    const send = vi.fn<Running['send']>()
    editor.session.running.value = aliveDraft(editor.session.pageId.peek(), send)
    await expect
      .element(browser.getByRole('list', { name: 'Emit costChanged with the sample event' }))
      .toHaveTextContent('Emit at ShippingCount')
    await browser.getByRole('button', { name: 'Emit at Shipping' }).click()
    await expect.poll(() => send.mock.lastCall).toEqual([{ type: 'fire', instance: id('first'), trigger, event: null }])
    expect(editor.session.isRunsOpen.value).toBe(true)
    openInstance(editor, id('first'))
    await browser.getByRole('button', { name: 'Delete costChanged' }).click()
    expect(card()?.triggers).toEqual({})
  })

  test('has slots, with what stands there by default and whether the instance at hand fills them', async () => {
    const { editor, card } = await open()
    await browser.getByRole('button', { name: 'Add a slot' }).click()
    const outlet = outletsOf(editor.view, id('card'))[0]
    expect(outlet?.name).toBe('Content')
    // Keys work on the new slot at once.
    await expect.element(browser.getByRole('button', { name: 'Canvas' })).toHaveFocus()
    expect(editor.session.inside.value?.path).toEqual([id('first')])
    await expect.element(browser.getByRole('button', { name: 'Content no default' })).toBeVisible()
    const fill = insertNode(editor.view, {
      template: { element: 'text' },
      target: { parentId: id('first'), slot: outlet?.id ?? '' },
      newId: editor.newId,
      fieldsOf: (type) => editor.definitions.get(type),
    })
    editor.change('Fill', fill)
    await expect.element(browser.getByRole('button', { name: 'Content no default filled' })).toBeVisible()
    await browser.getByRole('button', { name: 'Add a variable' }).click()
    await browser.getByRole('switch', { name: 'Shown outside of the instance' }).click({ force: true })
    expect(Object.values(card()?.variables ?? {})).toEqual([{ name: 'variable', type: 'string', isExposed: true }])
  })
})
