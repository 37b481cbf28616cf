import { expect, test } from 'vitest'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { id, twoCards } from '../../testing/two-cards.tsx'
import { openInstance } from './inside.ts'
import { showSide } from './show-side.ts'

function open() {
  const editor = createTestEditor(twoCards)
  editor.session.pageId.value = id('home')
  return editor
}

test('what changed in a component is shown there from the page, and what changed on the page from a component', () => {
  const editor = open()
  const { session } = editor
  showSide(editor, [id('label')])
  expect([session.inside.value?.path, session.selection.value]).toEqual([[id('first')], [id('label')]])
  showSide(editor, [id('hero')])
  expect([session.inside.value, session.selection.value]).toEqual([undefined, [id('hero')]])
})

test('what changed here, or is no element any more, moves nobody', () => {
  const editor = open()
  const { session } = editor
  session.selection.value = [id('second')]
  showSide(editor, [id('hero'), id('label')])
  showSide(editor, [id('gone'), id('card')])
  showSide(editor, [])
  expect([session.inside.value, session.selection.value]).toEqual([undefined, [id('second')]])
  openInstance(editor, id('first'))
  session.selection.value = [id('fixed')]
  showSide(editor, [id('label'), id('first')])
  expect([session.inside.value?.path, session.selection.value]).toEqual([[id('first')], [id('fixed')]])
})
