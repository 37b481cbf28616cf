import { describe, expect, it } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { stepHistory } from '../commands/history.commands.ts'
import { openEditor } from '../testing/open-editor.tsx'
import { CanvasArea } from './canvas-area.tsx'
import { CANVAS_TEST_ADDRESS } from './testing/open-canvas-area.tsx'
import { createTyping, editText } from './tools/edit-text.ts'

const TITLE = 'title'.padEnd(16, '0')

/** A page with a title, in a real frame on a real room. */
async function open() {
  const { editor } = await openEditor(
    <Page name="Home">
      <Section>
        <Text id={TITLE}>Hello</Text>
      </Section>
    </Page>,
    <CanvasArea frameAddress={CANVAS_TEST_ADDRESS} />,
  )
  await expect.poll(() => editor.canvas.value?.isDrawn.value).toBe(true)
  return editor
}

/** The same while its title is typed in place. */
async function type() {
  const editor = await open()
  editor.session.selection.value = [TITLE]
  editText(editor, TITLE)
  return editor
}

describe('a text that is typed in place', () => {
  it('has the keys at once: none of them runs a shortcut of the canvas', async () => {
    await type()
    expect(document.activeElement).toBeInstanceOf(HTMLIFrameElement)
  })

  it('is the text itself, where the page showed it in a language that nobody speaks', async () => {
    const editor = await open()
    editor.session.isPseudo.value = true
    editText(editor, TITLE)
    expect(editor.session.isPseudo.value).toBe(false)
    editor.canvas.value?.send({ type: 'stop-edit-text', keep: true })
    await expect.poll(() => editor.canvas.value?.textNode.value).toBeUndefined()
    expect(editor.view.find('node', TITLE)?.props['text']?.['en']).toBe('Hello')
  })

  it('keeps the keys when the end of the text before it is heard late', async () => {
    const editor = await type()
    // The second begins while the frame tells of the first.
    editText(editor, TITLE)
    await expect.poll(() => editor.canvas.value?.textNode.value).toBe(TITLE)
    await editor.canvas.value?.dropTargets()
    expect(document.activeElement).toBeInstanceOf(HTMLIFrameElement)
    editor.canvas.value?.send({ type: 'stop-edit-text', keep: true })
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('application')
  })

  it('is kept as the frame tells it, and one undo takes all of it back', async () => {
    // The frame itself types nothing here: it would tell of it, too.
    const editor = await open()
    const text = () => editor.view.find('node', TITLE)?.props['text']?.['en']
    const { hear } = createTyping(editor)
    const message = { id: TITLE, field: 'text' }
    for (const typed of ['G', 'Go', 'Good night']) hear({ type: 'text-input', ...message, text: typed })
    await expect.poll(() => editor.client.status.value).toBe('saved')
    for (const typed of ['Good night', 'Good day']) hear({ type: 'text-input', ...message, text: typed })
    hear({ type: 'text-done', ...message, text: 'Good day', keep: true })
    expect(text()).toBe('Good day')
    stepHistory(editor, 'undo')
    expect([text(), editor.client.canUndo.value]).toEqual(['Hello', false])
    stepHistory(editor, 'redo')
    expect(text()).toBe('Good day')
  })

  it('gives the keys back to the canvas when it is over, and is no step of undo when it was left as it was', async () => {
    const editor = await type()
    editor.canvas.value?.send({ type: 'stop-edit-text', keep: true })
    await expect.poll(() => editor.canvas.value?.textNode.value).toBeUndefined()
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('application')
    expect(editor.client.canUndo.value).toBe(false)
  })
})
