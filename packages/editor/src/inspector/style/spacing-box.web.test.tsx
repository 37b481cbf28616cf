import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Page, Section } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const HERO = 'hero000000000000'
const fixture = (
  <Page id="page000000000000" name="Home">
    <Section id={HERO} styles={{ default: { 'padding-top': '40px' } }} />
  </Page>
)

let opened: OpenEditor | undefined
async function open(): Promise<OpenEditor> {
  opened = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  opened.editor.session.selection.value = [HERO]
  await expect.element(page.getByRole('region', { name: 'Spacing' })).toBeVisible()
  return opened
}

const styles = () => opened?.editor.view.find('node', HERO)?.styles['default'] ?? {}

/** Drags an edge of the box from its middle. */
function drag(
  edge: string,
  moves: readonly (readonly [dx: number, dy: number, keys?: PointerEventInit])[],
  isDropped = true,
): void {
  const grip = document.querySelector<HTMLElement>(`[data-edge="${edge}"]`)
  if (!grip) throw new Error(`There is no edge ${edge}`)
  grip.setPointerCapture = () => undefined
  const { left, top } = grip.getBoundingClientRect()
  const send = (type: string, dx: number, dy: number, keys: PointerEventInit = {}) =>
    grip.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + 10 + dx, clientY: top + 5 + dy, ...keys }),
    )
  send('pointerdown', 0, 0)
  for (const [dx, dy, keys] of moves) send('pointermove', dx, dy, keys)
  if (isDropped) send('pointerup', 0, 0)
}

describe('the spacing box', () => {
  it('changes one side while it is dragged, as one entry of the history', async () => {
    const { editor } = await open()
    drag('padding-top', [
      [0, -4],
      [0, -8],
      [6, -10],
    ])
    expect(styles()).toMatchObject({ 'padding-top': '56px' })
    editor.client.undo()
    expect(styles()).toMatchObject({ 'padding-top': '40px' })
    expect(editor.client.canUndo.value).toBe(false)
  })
  it('moves two opposite sides with Alt and all four with Shift', async () => {
    await open()
    drag('margin-left', [[8, 0, { altKey: true }]])
    expect(styles()).toMatchObject({ 'margin-left': '8px', 'margin-right': '8px' })
    expect(styles()).not.toHaveProperty('margin-top')
    drag('padding-left', [[8, 0, { shiftKey: true }]])
    expect(styles()).toMatchObject({
      'padding-top': '8px',
      'padding-right': '8px',
      'padding-bottom': '8px',
      'padding-left': '8px',
    })
  })
  it('takes other sides back when the key is let go during the drag', async () => {
    await open()
    drag('margin-left', [
      [8, 0, { shiftKey: true }],
      [10, 0],
    ])
    expect(styles()).toMatchObject({ 'margin-left': '10px' })
    expect(styles()).not.toHaveProperty('margin-top')
  })
  it('has no negative padding, but negative margins', async () => {
    await open()
    drag('padding-top', [[0, 80]])
    drag('margin-top', [[0, 12]])
    expect(styles()).toMatchObject({ 'padding-top': '0px', 'margin-top': '-12px' })
  })
  it('gives the old value back on Escape, and leaves no entry', async () => {
    const { editor } = await open()
    drag('padding-top', [[0, -20]], false)
    expect(styles()).toMatchObject({ 'padding-top': '60px' })
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    expect(styles()).toMatchObject({ 'padding-top': '40px' })
    expect(editor.client.canUndo.value).toBe(false)
    expect(editor.session.selection.value).toEqual([HERO])
  })
  it('is typed by keyboard, side by side', async () => {
    await open()
    await page.getByRole('textbox', { name: /^Padding top/ }).fill('24')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('textbox', { name: /^Margin left/ }).fill('auto')
    await userEvent.keyboard('{Tab}')
    expect(styles()).toMatchObject({ 'padding-top': '24px', 'margin-left': 'auto' })
  })
})
