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

/** Opens the colour of a field, types its code and closes it. */
const pickColor = async (name: string, code: string) => {
  await page.getByRole('button', { name: `Choose ${name}` }).click()
  await put('Colour code', code)
  await userEvent.keyboard('{Escape}')
  await expect.element(field('Colour code')).not.toBeInTheDocument()
}

describe('the Design system panel', () => {
  it('makes a colour, a spacing, a typography and a class, each with a free name', async () => {
    const editor = await open()
    expect(page.getByText('None yet').elements()).toHaveLength(8)
    for (const button of [
      'New colour',
      'New colour',
      'New spacing',
      'New typography',
      'New corner radius',
      'New shadow',
      'New duration',
      'New animation',
      'New class',
      'New class',
    ]) {
      await page.getByRole('button', { name: button }).click()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    expect(tokens().map(({ name, value }) => `${name} ${value}`)).toEqual([
      'Colour #2f5be8',
      'Colour 2 #2f5be8',
      'Spacing 16px',
      'Typography 400 12px/normal system-ui, sans-serif',
      'Radius 8px',
      'Shadow 0 4px 12px 0 #00000033',
      'Duration 200ms',
      'Animation none',
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
    await pickColor('Light: #112233', '001122')
    await pickColor('Dark: Same as light', '#eeeeff')
    expect(tokens()).toMatchObject([{ name: 'Text', value: '#001122', darkValue: '#eeeeff' }])
    await page.getByRole('button', { name: 'Same as light' }).click()
    expect(tokens()[0]).not.toHaveProperty('darkValue')
    await expect.element(page.getByRole('button', { name: 'Choose Dark: Same as light' })).toBeVisible()
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

  it('a drag in the colour area is seen at once and is one step to undo', async () => {
    const editor = await openWithBoth()
    await row('Ink #112233').click()
    await page.getByRole('button', { name: 'Choose Light: #112233' }).click()
    await expect.element(page.getByRole('group', { name: /^Saturation and brightness/ })).toBeVisible()
    const area = page.getByRole('group', { name: /^Saturation and brightness/ }).element()
    const { left, top, width, height } = area.getBoundingClientRect()
    const seen: string[] = []
    const press = (type: string, x: number, y: number) => {
      area.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          clientX: left + x,
          clientY: top + y,
        }),
      )
      seen.push(tokens()[0]?.value ?? '')
    }
    press('pointerdown', width / 2, height / 2)
    press('pointermove', width * 0.75, height / 2)
    press('pointermove', width * 0.75, height / 4)
    press('pointerup', width * 0.75, height / 4)
    expect(new Set(seen).size).toBe(3)
    expect(seen).not.toContain('#112233')
    editor.client.undo()
    expect(tokens()).toMatchObject([{ value: '#112233' }])
  })

  it('lengths and durations have a number with its unit: arrows step it, what is none is refused with the fix', async () => {
    const editor = await openWithBoth()
    await page.getByRole('button', { name: 'New corner radius' }).click()
    await expect.element(field('Value')).toHaveValue('8')
    await field('Value').click()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(tokens()[1]).toMatchObject({ type: 'radius', value: '10px' })
    await put('Value', '-4')
    await expect.element(page.getByRole('alert')).toHaveTextContent('must not be negative')
    await userEvent.keyboard('{Escape}{Escape}')
    await page.getByRole('button', { name: 'New duration' }).click()
    await field('Value').click()
    await userEvent.keyboard('{ArrowUp}')
    expect(tokens()[2]).toMatchObject({ type: 'duration', value: '210ms' })
    await put('Value', '0.5s')
    await userEvent.keyboard('{ArrowUp}')
    expect(tokens()[2]).toMatchObject({ value: '0.6s' })
    await put('Value', '5px')
    await expect.element(page.getByRole('alert')).toHaveTextContent('must be a time such as 200ms or 0.3s')
    await page.getByRole('button', { name: 'Unit of Value: s' }).click()
    await page.getByRole('option', { name: 'ms' }).click()
    editor.client.undo()
    expect(tokens()[2]).toMatchObject({ value: '0.6s' })
  })

  it('a typography is its family, weight, size, line height and letter spacing, by keyboard alone', async () => {
    await open()
    page.getByRole('button', { name: 'New typography' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Name')).toHaveFocus()
    await userEvent.keyboard('Lead{Tab}Georgia, serif{Tab}{Enter}')
    await expect.element(page.getByRole('option', { name: '400 Regular' })).toHaveAttribute('data-focused', 'true')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('button', { name: 'Weight: 500 Medium' })).toHaveFocus()
    await userEvent.keyboard('{Tab}21{Tab}{Tab}1.5{Tab}{Tab}-0.02{Enter}')
    expect(tokens()).toMatchObject([{ name: 'Lead', value: '500 21px/1.5 Georgia, serif', letterSpacing: '-0.02em' }])
    await put('Size', '120')
    await expect.element(page.getByRole('alert')).toHaveTextContent('must be at most 100px')
    await userEvent.keyboard('{Escape}')
    await put('Letter spacing', '')
    expect(tokens()[0]).not.toHaveProperty('letterSpacing')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Lead 500 21px/1.5 Georgia')).toBeVisible()
  })

  it('a typography of before that cannot be taken apart is edited as it is written', async () => {
    const { view, change } = await open()
    change('Add', insertToken(view, { type: 'typography', name: 'Old', value: 'var(--old)', newId: () => INK }))
    await row('Old var(--old)').click()
    expect(field('Family').query()).toBeNull()
    await put('Value', 'italic 700 21px serif')
    await expect.element(field('Family')).toHaveValue('serif')
    await put('Size', '22')
    expect(tokens()).toMatchObject([{ value: 'italic 700 22px/normal serif' }])
  })

  it('a shadow is made of layers with a field for each part, and may be another in the dark theme', async () => {
    const editor = await open()
    await page.getByRole('button', { name: 'New shadow' }).click()
    await put('Y', '8')
    await put('Blur', '24')
    await page.getByRole('radio', { name: 'Inside' }).click()
    expect(tokens()).toMatchObject([{ value: 'inset 0 8px 24px 0 #00000033' }])
    await put('Blur', '-1')
    await expect.element(page.getByRole('alert')).toHaveTextContent('must not be negative')
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Add a shadow' }).click()
    await put('Shadow 2: X', '2')
    expect(tokens()).toMatchObject([{ value: 'inset 0 8px 24px 0 #00000033, 2px 4px 12px 0 #00000033' }])
    await page.getByRole('button', { name: 'Remove Shadow 1' }).click()
    expect(tokens()).toMatchObject([{ value: '2px 4px 12px 0 #00000033' }])
    await page.getByRole('radio', { name: 'Dark' }).click()
    await pickColor('Colour: #00000033', '#000c')
    expect(tokens()).toMatchObject([{ value: '2px 4px 12px 0 #00000033', darkValue: '2px 4px 12px 0 #000c' }])
    await page.getByRole('button', { name: 'Same as light' }).click()
    expect(tokens()[0]).not.toHaveProperty('darkValue')
    for (let at = 0; at < 8; at += 1) editor.client.undo()
    expect(tokens()).toMatchObject([{ value: '0 4px 12px 0 #00000033' }])
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
    await page.getByRole('button', { name: 'Choose Light: #112233' }).click()
    await put('Colour code', '8px')
    await expect.element(field('Colour code')).toBeInvalid()
    await expect.element(field('Colour code')).toHaveValue('8px')
    await expect.element(field('Colour code')).toHaveAccessibleDescription(/colou?r/i)
    await put('Colour code', '#445566')
    await expect.element(field('Colour code')).not.toBeInvalid()
    await userEvent.keyboard('{Escape}')
    await put('Name', ' ')
    await expect.element(field('Name')).toBeInvalid()
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
