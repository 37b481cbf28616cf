import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addClass, insertClass } from '@heddle/document/operations'
import { Button, formula, Page, Section } from '@heddle/testing'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const SAVE = 'save000000000000'
const SEND = 'send000000000000'
const LATE = { name: 'Late', condition: formula('1 < 2'), index: 'a0' }

async function open(selected = SEND) {
  const { editor } = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section id="hero000000000000">
        <Button id={SAVE} />
        <Button id={SEND} states={{ 'when-late': LATE }} styles={{ 'default:when-late': { color: 'red' } }} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.selection.value = [selected]
  await expect.element(page.getByRole('group', { name: 'State' })).toBeVisible()
  return { editor, node: () => editor.view.find('node', selected) }
}
const chip = (name: string) => page.getByRole('group', { name: 'State', exact: true }).getByRole('button', { name, exact: true })

describe('a state with a condition', () => {
  it('is made by the plus: its formula opens, and it has a name of its own; one undo takes it back', async () => {
    const { editor, node } = await open(SAVE)
    await chip('Add a state with a condition').click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: Holds when' })).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}2 > 1{Control>}{Enter}{/Control}')
    await expect.poll(() => Object.values(node()?.states ?? {})).toMatchObject([{ name: 'State', condition: { code: '2 > 1' } }])
    await expect.element(chip('State')).toHaveAttribute('aria-pressed', 'true')
    const name = page.getByRole('textbox', { name: 'State name' })
    await name.fill('Overdue')
    await userEvent.keyboard('{Enter}')
    await expect.element(chip('Overdue')).toBeVisible()
    editor.client.undo()
    editor.client.undo()
    editor.client.undo()
    expect(node()?.states ?? {}).toEqual({})
    await expect.element(chip('Default')).toHaveAttribute('aria-pressed', 'true')
  })

  it('is styled like hover: shown on the canvas meanwhile, its values stand in its own variant and say where they come from', async () => {
    const { editor, node } = await open()
    const canvas = createFakeCanvas()
    editor.canvas.value = canvas
    await chip('Late').click()
    await expect.poll(() => canvas.sent.at(-1)).toEqual({ type: 'force-state', id: SEND, state: 'when-late' })
    await expect.element(chip('Late')).toHaveAttribute('data-changed')
    await page.getByRole('textbox', { name: 'Height', exact: true }).fill('40px')
    await userEvent.keyboard('{Enter}')
    expect(node()?.styles['default:when-late']).toEqual({ color: 'red', height: '40px' })
  })

  it('is deleted with its styles, and undone with them', async () => {
    const { editor, node } = await open()
    await chip('Late').click()
    await page.getByRole('button', { name: 'Delete the state Late' }).click()
    expect(node()?.states ?? {}).toEqual({})
    expect(node()?.styles['default:when-late'] ?? {}).toEqual({})
    await expect.element(chip('Late')).not.toBeInTheDocument()
    editor.client.undo()
    expect(node()?.styles['default:when-late']).toEqual({ color: 'red' })
    await expect.element(chip('Late')).toBeVisible()
  })

  it('belongs to one element: neither to several nor to a class', async () => {
    const { editor } = await open()
    await expect.element(chip('Late')).toBeVisible()
    editor.change('Add', insertClass(editor.view, { name: 'card', newId: () => 'card000000000000' }))
    editor.change('Add', addClass(editor.view, { ids: [SEND], classId: 'card000000000000' }))
    await page.getByRole('button', { name: 'Edit class card' }).click()
    await expect.element(chip('Late')).not.toBeInTheDocument()
    expect(chip('Add a state with a condition').query()).toBe(null)
    await page.getByRole('button', { name: 'Edit class card' }).click()
    await expect.element(chip('Late')).toBeVisible()
    editor.session.selection.value = [SAVE, SEND]
    await expect.element(chip('Late')).not.toBeInTheDocument()
  })
})
