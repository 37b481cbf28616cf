import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addClass, insertClass } from '@heddle/document/operations'
import { Button, Page, Section } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const SAVE = 'save000000000000'
const SEND = 'send000000000000'
const CARD = 'card000000000000'

let opened: OpenEditor | undefined
async function open() {
  opened = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id="hero000000000000">
        <Button id={SAVE} />
        <Button id={SEND} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  const { editor } = opened
  editor.session.selection.value = [SAVE]
  await expect.element(page.getByRole('button', { name: 'Add a class' })).toBeVisible()
  return editor
}
/** The same with a class that both buttons carry. */
async function openWithCard() {
  const editor = await open()
  editor.change('Add', insertClass(editor.view, { name: 'card', newId: () => CARD }))
  editor.change('Add', addClass(editor.view, { ids: [SAVE, SEND], classId: CARD }))
  await expect.element(page.getByRole('button', { name: 'Edit class card' })).toBeVisible()
  return editor
}
const classes = () => opened?.editor.view.of('style-class') ?? []
const styleOf = (name: string) => classes().find((record) => record.name === name)?.styles
const own = () => opened?.editor.view.find('node', SAVE)?.styles['default'] ?? {}
const addClassNamed = async (name: string) => {
  await page.getByRole('button', { name: 'Add a class' }).click()
  await userEvent.keyboard(`${name}{Enter}`)
}
const setHeight = async (value: string) => {
  await page.getByRole('textbox', { name: 'Height', exact: true }).fill(value)
  await userEvent.keyboard('{Enter}')
}

describe('a class that is just added', () => {
  it('is what one edits, as is said in words; one press and it is only this element', async () => {
    await open()
    const before = own()
    await addClassNamed('card')
    await expect.element(page.getByRole('status').getByText(/You are editing the class “card”/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Edit class card', pressed: true })).toBeVisible()
    await setHeight('48')
    expect(styleOf('card')).toEqual({ default: { height: '48px' } })
    expect(own()).toEqual(before)
    await page.getByRole('button', { name: 'Only this element' }).click()
    await setHeight('52')
    expect(styleOf('card')).toEqual({ default: { height: '48px' } })
    expect(own()).toEqual({ ...before, height: '52px' })
  })

  it('is it also when it was there before, and says how many elements it changes', async () => {
    const editor = await open()
    editor.change('Add', insertClass(editor.view, { name: 'card', newId: () => CARD }))
    editor.change('Add', addClass(editor.view, { ids: [SEND], classId: CARD }))
    await addClassNamed('car')
    await expect.element(page.getByText('the 2 elements that carry it change', { exact: false })).toBeVisible()
    await setHeight('30')
    expect(styleOf('card')).toEqual({ default: { height: '30px' } })
  })

  it('is no longer edited when it is taken away, or when another element is selected that does not carry it', async () => {
    const editor = await open()
    await addClassNamed('card')
    await page.getByRole('button', { name: 'Remove class card' }).click()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    editor.client.undo()
    await page.getByRole('button', { name: 'Edit class card' }).click()
    editor.session.selection.value = [SEND]
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  })
})

describe('what another class says already', () => {
  it('is said by this one too when it is typed or picked once more, and a press away from the field says nothing', async () => {
    await open()
    const setWeight = async () => {
      await page
        .getByRole('button', { name: /^Weight: .+/ })
        .last()
        .click()
      await page.getByRole('option', { name: '700 Bold' }).click()
    }
    await addClassNamed('loud')
    await setHeight('48')
    await setWeight()
    await addClassNamed('large')
    const height = page.getByRole('textbox', { name: 'Height', exact: true })
    const retype = async () => {
      await height.clear()
      await height.fill('48')
    }
    await retype()
    await userEvent.tab()
    expect(styleOf('large')).toEqual({})
    await retype()
    await userEvent.keyboard('{Enter}')
    await setWeight()
    expect(styleOf('large')).toEqual({ default: { height: '48px', 'font-weight': '700' } })
    expect(styleOf('loud')).toEqual(styleOf('large'))
  })
})

describe('a sub-class', () => {
  it('is made in a class of the element, and is what one edits then', async () => {
    const editor = await openWithCard()
    await page.getByRole('button', { name: 'Add a class' }).click()
    await userEvent.keyboard('wide')
    await page.getByRole('button', { name: 'Create “wide” in “card”' }).click()
    expect(classes().find(({ name }) => name === 'wide')?.parentId).toBe(CARD)
    await expect.element(page.getByRole('button', { name: 'Edit class card / wide', pressed: true })).toBeVisible()
    await setHeight('90')
    expect(styleOf('wide')).toEqual({ default: { height: '90px' } })
    for (let steps = 0; steps < 2; steps += 1) editor.client.undo()
    expect(classes().map(({ name }) => name)).toEqual(['card'])
  })

  it('is made by keyboard by its whole name, also where the class is not on the element yet', async () => {
    const editor = await open()
    editor.change('Add', insertClass(editor.view, { name: 'card', newId: () => CARD }))
    await addClassNamed('card / wide')
    expect(classes().map(({ name, parentId }) => [name, parentId])).toEqual([
      ['card', undefined],
      ['wide', CARD],
    ])
    expect(Object.keys(editor.view.find('node', SAVE)?.classes ?? {})).toHaveLength(1)
  })
})

describe('a state of a class', () => {
  it('is set here, and marked for every element that carries the class', async () => {
    const editor = await openWithCard()
    await page.getByRole('button', { name: 'Edit class card' }).click()
    await page.getByRole('button', { name: 'Hover', exact: true }).click()
    await setHeight('44')
    expect(styleOf('card')).toEqual({ 'default:hover': { height: '44px' } })
    editor.session.selection.value = [SEND]
    await expect.element(page.getByRole('button', { name: 'Edit class card', pressed: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Hover', exact: true })).toHaveAttribute('data-changed')
  })
})

describe('a class that is on by a condition', () => {
  it('gets its formula where it is edited, and is on always again without', async () => {
    const editor = await openWithCard()
    await page.getByRole('button', { name: 'Edit class card' }).click()
    await page.getByRole('button', { name: 'Bind On when to a formula' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: On when' })).toHaveFocus()
    await userEvent.keyboard('1 < 2{Control>}{Enter}{/Control}')
    const conditions = () => editor.view.find('node', SAVE)?.classConditions ?? {}
    await expect.poll(conditions).toEqual({ [CARD]: { type: 'f', code: '1 < 2' } })
    expect(editor.view.find('node', SEND)?.classConditions).toBeUndefined()
    await page.getByRole('button', { name: /^Edit the formula of On when: / }).click()
    await page.getByRole('button', { name: 'Remove the formula' }).click()
    expect(conditions()).toEqual({})
    editor.client.undo()
    expect(conditions()).toHaveProperty(CARD)
  })
})
