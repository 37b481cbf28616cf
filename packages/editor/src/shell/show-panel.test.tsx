import { beforeEach, expect, test } from 'vitest'
import { createTestEditor, type TestEditor } from '../testing/create-test-editor.ts'
import { id, twoCards } from '../testing/two-cards.tsx'
import { showPanel, togglePanel } from './show-panel.ts'

let editor: TestEditor
beforeEach(() => {
  editor = createTestEditor(twoCards)
})

test('a panel is opened, and closed where it is open', () => {
  const { panel } = editor.session
  togglePanel(editor, 'pages')
  expect(panel.value).toBe('pages')
  togglePanel(editor, 'data')
  expect(panel.value).toBe('data')
  togglePanel(editor, 'data')
  expect(panel.value).toBeUndefined()
})

test('a run that stands large over the panels goes away for a panel, the open one too', () => {
  const { panel, isRunLarge } = editor.session
  panel.value = 'pages'
  isRunLarge.value = true
  togglePanel(editor, 'pages')
  expect([panel.value, isRunLarge.value]).toEqual(['pages', false])
  isRunLarge.value = true
  showPanel(editor, 'problems')
  expect([panel.value, isRunLarge.value]).toEqual(['problems', false])
})

test('so does what covers the panels of a record; one that covers nothing leaves the panel its own way', () => {
  const { panel, isCoverOpen, subject } = editor.session
  panel.value = 'languages'
  subject.value = editor.view.site()?.id
  isCoverOpen.value = true
  togglePanel(editor, 'languages')
  expect([panel.value, isCoverOpen.value]).toEqual(['languages', false])
  subject.value = id('card')
  isCoverOpen.value = true
  togglePanel(editor, 'languages')
  expect(panel.value).toBeUndefined()
})
