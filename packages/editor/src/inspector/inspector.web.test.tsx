import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertClass, insertToken } from '@heddle/document/operations'
import { Button, Component, formula, Image, Instance, Page, Section, Text } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../testing/open-editor.tsx'
import { Inspector } from './inspector.tsx'
import { HeadSettings } from './page/head-fields.tsx'
import { SelectionInspector } from './selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')} styles={{ default: { width: '50%', height: '40px' }, tablet: { height: '20px' } }}>
      <Text id={id('title')}>Hello</Text>
      <Button id={id('one')} styles={{ default: { width: '100px' }, 'default:hover': { width: '120px' } }}>
        One
      </Button>
      <Button id={id('two')} styles={{ default: { width: '200px' } }} text={formula("'Two'")} />
      <Image id={id('picture')} />
      <Instance id={id('card')} of={id('cards')} />
    </Section>
  </Page>
)
const withComponent = (
  <>
    <Component
      id={id('cards')}
      name="Card"
      properties={{
        [id('word')]: { name: 'Headline', type: 'text', defaultValue: 'Bread' },
        [id('price')]: { name: 'Price', type: 'number', defaultValue: 3 },
        [id('fresh')]: { name: 'Fresh', type: 'boolean', defaultValue: true },
      }}
    >
      <Text text={formula('context.component.props.Headline')} />
    </Component>
    {fixture}
  </>
)

let opened: OpenEditor | undefined
async function select(...names: readonly string[]) {
  opened = await openEditor(withComponent, <Inspector ofSelection={<SelectionInspector />} ofHead={<HeadSettings />} />)
  const { editor } = opened
  editor.session.selection.value = names.map(id)
  if (names.length > 0) await expect.element(page.getByRole('tab', { name: 'Style' })).toBeVisible()
  return editor
}
const node = (name: string) => opened?.editor.view.find('node', id(name))
const label = (name: RegExp) => page.getByRole('button', { name })

describe('the style tab', () => {
  it('says where a value comes from: set here, from a larger screen, nowhere', async () => {
    const editor = await select('hero')
    await expect.element(label(/^W, Width: Set here$/)).toBeVisible()
    await expect.element(label(/^Max W, Max width: Not set$/)).toBeVisible()
    editor.session.screenId.value = 'mobile'
    await expect.element(label(/^W, Width: This element on Desktop$/)).toBeVisible()
    await expect.element(label(/^H, Height: This element on Tablet$/)).toBeVisible()
  })
  it('says it beside a label as well when the pointer rests there, and no longer once it leaves', async () => {
    await select('hero')
    await label(/^W, Width:/).hover()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Set here')
    await expect.element(page.getByRole('textbox', { name: 'Width', exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Settings' }).hover()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
  })
  it('writes for the screen size and state that are picked', async () => {
    const editor = await select('one')
    editor.session.screenId.value = 'tablet'
    await page.getByRole('button', { name: 'Hover', exact: true }).click()
    await page.getByRole('textbox', { name: 'Width', exact: true }).fill('80')
    await userEvent.keyboard('{Enter}')
    expect(node('one')?.styles['tablet:hover']).toEqual({ width: '80px' })
    expect(node('one')?.styles['default']).toEqual({ width: '100px' })
  })
  it('resets a value with Alt and a click on its label, and from the list of sources', async () => {
    await select('hero')
    await userEvent.keyboard('{Alt>}')
    await label(/^W, Width:/).click()
    await userEvent.keyboard('{/Alt}')
    expect(node('hero')?.styles['default']).not.toHaveProperty('width')
    await label(/^H, Height:/).click()
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Where Height comes from' }).query()?.textContent)
      .toContain('Set here40px')
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    expect(node('hero')?.styles['default']).not.toHaveProperty('height')
  })
  it('edits everything that is selected and says where values differ', async () => {
    const editor = await select('one', 'two')
    const width = page.getByRole('textbox', { name: 'Width', exact: true })
    await expect.element(width).toHaveAttribute('placeholder', 'Mixed')
    await width.fill('50%')
    await userEvent.keyboard('{Enter}')
    expect(node('one')?.styles['default']).toMatchObject({ width: '50%' })
    expect(node('two')?.styles['default']).toMatchObject({ width: '50%' })
    editor.client.undo()
    expect(node('two')?.styles['default']).toMatchObject({ width: '200px' })
    expect(node('one')?.styles['default']).toMatchObject({ width: '100px' })
  })
  it('writes what is being typed to the element it was typed for, when a press selects another', async () => {
    const editor = await select('one')
    window.addEventListener('pointerdown', () => (editor.session.selection.value = [id('two')]), { once: true })
    await page.getByRole('textbox', { name: 'Width', exact: true }).fill('90')
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(node('one')?.styles['default']).toMatchObject({ width: '90px' })
    expect(node('two')?.styles['default']).toMatchObject({ width: '200px' })
  })
  it('keeps its controls when another element is selected, and shows the values of that one', async () => {
    const editor = await select('one')
    const width = page.getByRole('textbox', { name: 'Width', exact: true })
    await expect.element(width).toHaveValue('100')
    const [control, tabs] = [width.element(), page.getByRole('tablist').element()]
    editor.session.selection.value = [id('two')]
    await expect.element(width).toHaveValue('200')
    expect(width.element()).toBe(control)
    expect(page.getByRole('tablist').element()).toBe(tabs)
  })
  it('leaves the state that was picked for another element', async () => {
    const editor = await select('one')
    await page.getByRole('button', { name: 'Hover', exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('120')
    editor.session.selection.value = []
    editor.session.selection.value = [id('two')]
    await expect.element(page.getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('200')
    expect(editor.session.stateId.value).toBe('default')
  })
  it('changes a number by dragging its label, as one entry of the history', async () => {
    const editor = await select('one')
    const element = (await label(/^W, Width:/).element()) as HTMLElement
    element.setPointerCapture = () => undefined
    const send = (type: string, clientX: number, keys: PointerEventInit = {}) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX, clientY: 5, ...keys }))
    send('pointerdown', 10)
    send('pointermove', 15)
    // Another finger on the label has no say in it.
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) send(type, 90, { pointerId: 8 })
    send('pointermove', 17, { shiftKey: true })
    send('pointerup', 17)
    expect(node('one')?.styles['default']).toMatchObject({ width: '125px' })
    editor.client.undo()
    expect(node('one')?.styles['default']).toMatchObject({ width: '100px' })
  })
  it('makes a class, shows its values in the class’s colour, and edits it for all that carry it', async () => {
    const editor = await select('one', 'two')
    await page.getByRole('button', { name: 'Add a class' }).click()
    await userEvent.keyboard('card{Enter}')
    const [made] = editor.view.of('style-class')
    expect(made?.name).toBe('card')
    expect(Object.keys(node('two')?.classes ?? {})).toEqual([made?.id])
    await page.getByRole('textbox', { name: 'Height', exact: true }).fill('48')
    await userEvent.keyboard('{Enter}')
    expect(editor.view.of('style-class')[0]?.styles).toEqual({ default: { height: '48px' } })
    await page.getByRole('button', { name: 'Only these elements' }).click()
    await expect.element(label(/^H, Height: Class card$/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove class card' }).click()
    expect(node('one')?.classes).toEqual({})
  })
  it('makes a class and puts it on the element as one change', async () => {
    const editor = await select('one')
    await page.getByRole('button', { name: 'Add a class' }).click()
    await userEvent.keyboard('card{Enter}')
    expect(Object.keys(node('one')?.classes ?? {})).toHaveLength(1)
    editor.client.undo()
    expect(node('one')?.classes).toEqual({})
    expect(editor.client.undoLabel.value).toBeUndefined()
  })
  it('adds a class that is there already', async () => {
    const editor = await select('one')
    editor.change('Add', insertClass(editor.view, { name: 'button', newId: editor.newId }))
    await page.getByRole('button', { name: 'Add a class' }).click()
    await userEvent.keyboard('but{Enter}')
    expect(Object.keys(node('one')?.classes ?? {})).toEqual([editor.view.of('style-class')[0]?.id])
  })
  it('offers the project’s colours and keeps a reference to the chosen one', async () => {
    const editor = await select('one')
    editor.change('Add', insertToken(editor.view, { type: 'color', name: 'Primary', value: '#2f5be8', newId: editor.newId }))
    await page
      .getByRole('region', { name: 'Background' })
      .getByRole('button', { name: /^Choose Colour/ })
      .click()
    await page.getByRole('button', { name: 'Primary' }).click()
    expect(node('one')?.styles['default']?.['background-color']).toEqual({ type: 'token', id: editor.view.of('token')[0]?.id })
    await page.getByRole('textbox', { name: 'Colour code' }).fill('ff0000')
    await userEvent.keyboard('{Enter}')
    expect(node('one')?.styles['default']?.['background-color']).toBe('#ff0000')
  })
  it('shows only groups that every selected element supports', async () => {
    await select('title')
    await expect.element(page.getByRole('region', { name: 'Text' })).toBeVisible()
    // How it is shown itself is set of everything; how it lays out what is in it is not.
    const layout = page.getByRole('region', { name: 'Layout' })
    await expect.element(layout.getByRole('radiogroup', { name: 'Display' })).toBeVisible()
    await userEvent.click(layout.getByRole('radio', { name: 'Flex' }))
    expect(layout.getByRole('radiogroup', { name: 'Justify' }).query()).toBeNull()
    expect(node('title')?.styles['default']).toMatchObject({ display: 'flex' })
  })
})

describe('the settings tab', () => {
  it('makes a control for every field and writes its value', async () => {
    const editor = await select('one')
    editor.session.inspectorTab.value = 'settings'
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Book')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: /^Type: Button$/ }).click()
    await page.getByRole('option', { name: 'Submit' }).click()
    await page.getByRole('switch', { name: 'Disabled' }).click({ force: true })
    expect(node('one')?.props).toMatchObject({
      text: { en: 'Book' },
      buttonType: { default: 'submit' },
      disabled: { default: true },
    })
  })
  it('shows a bound value as its formula and goes back to a literal', async () => {
    const editor = await select('two')
    editor.session.inspectorTab.value = 'settings'
    await expect.element(label(/^Text: Set here/)).toBeVisible()
    await page.getByRole('button', { name: "Edit the formula of Text: 'Two'" }).click()
    await page.getByRole('button', { name: 'Remove the formula' }).click()
    expect(node('two')?.props['text']).not.toHaveProperty('en')
  })
  it('links to a page, an address and nothing', async () => {
    const editor = await select('one')
    editor.session.inspectorTab.value = 'settings'
    await page.getByRole('button', { name: 'Leads to: Nothing' }).click()
    await page.getByRole('option', { name: 'Page', exact: true }).click()
    await page.getByRole('button', { name: 'Page: Choose a page' }).click()
    await page.getByRole('option', { name: 'Home' }).click()
    expect(node('one')?.link).toEqual({ type: 'internal', pageId: id('page') })
    // The whole label can be read: it is as wide as its column, and as high as its lines.
    const told = page.getByText('Open in a new tab', { exact: true }).first().element()
    expect([told.scrollWidth <= told.clientWidth, told.scrollHeight <= told.clientHeight]).toEqual([true, true])
    expect(told.getBoundingClientRect().height).toBeGreaterThan(20)
    await page.getByRole('switch', { name: 'Open in a new tab' }).click({ force: true })
    await page.getByRole('button', { name: 'Leads to: Page' }).click()
    await page.getByRole('option', { name: 'Address' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill('https://example.org')
    await userEvent.keyboard('{Enter}')
    expect(node('one')?.link).toEqual({ type: 'external', href: 'https://example.org', targetBlank: true })
    await page.getByRole('button', { name: 'Leads to: Address' }).click()
    await page.getByRole('option', { name: 'Nothing' }).click()
    expect(node('one')?.link).toBeUndefined()
  })
  it('renames the element', async () => {
    await select('one')
    await page.getByRole('textbox', { name: 'Name' }).fill('Call to action')
    await userEvent.keyboard('{Enter}')
    expect(node('one')?.name).toBe('Call to action')
  })
})

describe('with nothing selected', () => {
  it('edits the page and says what is wrong with a path', async () => {
    const editor = await select()
    await page.getByRole('textbox', { name: 'Title in en' }).fill('Welcome')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: 'Path' }).fill('a b')
    await userEvent.keyboard('{Enter}')
    expect(editor.view.homePage()?.title).toEqual({ en: 'Welcome' })
    await expect.element(page.getByText(/path/i).last()).toBeVisible()
    expect(editor.view.homePage()?.paths['default']).not.toBe('a b')
  })
})

describe('an instance of a component', () => {
  it('has the properties of its component, with their defaults, and sets its own', async () => {
    await select('card')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await expect.element(page.getByRole('button', { name: 'Card', exact: true })).toBeVisible()
    const headline = page.getByRole('textbox', { name: 'Headline', exact: true })
    await expect.element(headline).toHaveValue('Bread')
    await headline.fill('Rye')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('switch', { name: 'Fresh' }).click({ force: true })
    expect(node('card')?.props).toEqual({ [id('word')]: { en: 'Rye' }, [id('fresh')]: { default: false } })
    await expect.element(page.getByText(/is not installed/)).not.toBeInTheDocument()
  })
})
