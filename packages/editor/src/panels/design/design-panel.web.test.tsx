import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertClass, insertToken } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import type { OpenEditor } from '../../testing/open-editor.tsx'
import { DesignPanel } from './design-panel.tsx'

const CARD = 'card000000000000'
const INK = 'ink0000000000000'
const fixture = (
  <Page name="Home">
    <Section classes={{ [CARD]: 'a0' }}>
      <Text>Hello</Text>
    </Section>
  </Page>
)

let opened: OpenEditor | undefined
async function open() {
  opened = await openEditor(fixture, <DesignPanel />)
  await expect.element(page.getByRole('heading', { name: 'Design system' })).toBeVisible()
  return opened.editor
}
async function openWithBoth() {
  const editor = await open()
  const { view, change } = editor
  change('Add', insertToken(view, { type: 'color', name: 'Ink', value: '#112233', newId: () => INK }))
  change('Add', insertClass(view, { name: 'Card', newId: () => CARD }))
  await expect.element(row('Ink #112233')).toBeVisible()
  return editor
}
const row = (name: string) => page.getByRole('button', { name: `Edit ${name}` })
const tokens = () => opened?.editor.view.of('token') ?? []
const classes = () => (opened?.editor.view.of('style-class') ?? []).map(({ name }) => name)
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** Types over what stands in a field and presses Enter. */
const put = async (name: string, text: string) => {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
}

describe('the Design system panel', () => {
  it('makes a colour, a spacing, a typography and a class, each with a free name', async () => {
    const editor = await open()
    expect(page.getByText('None yet').elements()).toHaveLength(4)
    for (const button of ['New colour', 'New colour', 'New spacing', 'New typography', 'New class', 'New class']) {
      await page.getByRole('button', { name: button }).click()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    expect(tokens().map(({ name, type }) => `${type} ${name}`)).toEqual([
      'color Colour',
      'color Colour 2',
      'spacing Spacing',
      'typography Typography',
    ])
    expect(classes()).toEqual(['Class', 'Class 2'])
    expect(page.getByText('None yet').query()).toBeNull()
    editor.client.undo()
    expect(classes()).toEqual(['Class'])
  })

  it('what is new opens with its name to be typed over', async () => {
    const editor = await open()
    for (const [button, fresh] of [
      ['New spacing', 'Spacing'],
      ['New class', 'Class'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await expect.element(page.getByRole('dialog', { name: `Edit ${fresh}` })).toBeVisible()
      await expect.element(field('Name')).toHaveFocus()
      await userEvent.keyboard(`Big ${fresh}{Enter}{Escape}`)
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    expect(tokens()).toMatchObject([{ name: 'Big Spacing', type: 'spacing' }])
    expect(classes()).toEqual(['Big Class'])
    editor.client.undo()
    expect(classes()).toEqual(['Class'])
  })

  it('by mouse a colour gets a name, a light and a dark value; undo takes them back one by one', async () => {
    const editor = await openWithBoth()
    await row('Ink #112233').click()
    await put('Name', 'Text')
    await put('Light', '#001122')
    await put('Dark', '#eeeeff')
    expect(tokens()).toMatchObject([{ name: 'Text', value: '#001122', darkValue: '#eeeeff' }])
    await put('Dark', '')
    expect(tokens()[0]).not.toHaveProperty('darkValue')
    await expect.element(field('Dark')).toHaveAccessibleDescription('Empty: as in the light theme')
    for (const expected of [
      { darkValue: '#eeeeff' },
      { value: '#001122' },
      { name: 'Text' },
      { name: 'Ink', value: '#112233' },
    ]) {
      editor.client.undo()
      expect(tokens()).toMatchObject([expected])
    }
  })

  it('by keyboard a row opens, Escape closes it and the focus is at the row again', async () => {
    await openWithBoth()
    row('Ink #112233').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Edit Ink' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(row('Ink #112233')).toHaveFocus()
  })

  it('a value that is no colour is refused at its field and stays to be mended', async () => {
    await openWithBoth()
    await row('Ink #112233').click()
    await put('Light', '8px')
    await expect.element(field('Light')).toBeInvalid()
    await expect.element(field('Light')).toHaveValue('8px')
    await expect.element(field('Light')).toHaveAccessibleDescription(/colou?r/i)
    await put('Name', ' ')
    await expect.element(field('Name')).toBeInvalid()
    expect(tokens()).toMatchObject([{ name: 'Ink', value: '#112233' }])
    await put('Light', '#445566')
    await expect.element(field('Light')).not.toBeInvalid()
    expect(tokens()).toMatchObject([{ name: 'Ink', value: '#445566' }])
  })

  it('a class cannot take the name of another, and says where it is used before it is deleted', async () => {
    const editor = await openWithBoth()
    await page.getByRole('button', { name: 'New class' }).click()
    await put('Name', 'Card')
    await expect.element(field('Name')).toHaveAccessibleDescription('The name "Card" is taken')
    expect(classes()).toEqual(['Card', 'Class'])
    await userEvent.keyboard('{Escape}{Escape}')
    await row('Card').click()
    await expect.element(page.getByText('Used in 1 place')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(classes()).toEqual(['Class'])
    editor.client.undo()
    expect(classes()).toEqual(['Card', 'Class'])
  })

  it('a deleted colour comes back by undo with what it was', async () => {
    const editor = await openWithBoth()
    await row('Ink #112233').click()
    await expect.element(page.getByText('Used nowhere')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    expect(tokens()).toEqual([])
    editor.client.undo()
    expect(tokens()).toMatchObject([{ id: INK, name: 'Ink', value: '#112233' }])
  })

  it('a class inside another says so', async () => {
    const { view, change } = await openWithBoth()
    change('Add', insertClass(view, { name: 'wide', parentId: CARD, newId: () => 'wide000000000000' }))
    await expect.element(row('wide in Card')).toBeVisible()
  })
})
