import { Eraser, PaintBucket, Paintbrush } from 'lucide-react'
import { addClass, setStyle } from '@heddle/document/operations'
import type { NodeRecord } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { changeHere } from '../../session/inside/sole-instance.ts'
import { words } from '../words.ts'
import { defineCommand } from '../command.ts'
import { hasOneSelected, hasSelection, nameOfNodes } from '../selection.ts'

/** What was copied, per project: classes are of one project. */
const copied = new WeakMap<Editor, Pick<NodeRecord, 'styles' | 'classes'>>()

const copyStyle = defineCommand({
  id: 'copy-style',
  label: words.copyStyle,
  group: 'edit',
  place: 70,
  icon: Paintbrush,
  keys: ['Ctrl+Alt+C'],
  when: hasOneSelected,
  run(editor) {
    const node = editor.view.find('node', editor.session.selection.value[0] ?? '')
    if (!node) return
    copied.set(editor, node)
    editor.session.notice.value = { text: words.copiedStyle, tone: 'info' }
  },
})

const pasteStyle = defineCommand({
  id: 'paste-style',
  label: words.pasteStyle,
  group: 'edit',
  place: 80,
  icon: PaintBucket,
  keys: ['Ctrl+Alt+V'],
  when: (editor) => hasSelection(editor) && copied.has(editor),
  run(editor) {
    const source = copied.get(editor)
    if (!source) return
    const { view, session, client, change } = editor
    const ids = session.selection.value
    const label = words.changes.pasteStyle(nameOfNodes(editor, ids))
    const endGesture = client.startGesture()
    for (const classId of Object.keys(source.classes))
      if (view.find('style-class', classId)) change(label, addClass(view, { ids, classId }))
    for (const [variant, values] of Object.entries(source.styles)) change(label, setStyle(view, { ids, variant, values }))
    endGesture()
  },
})

/** What elements come with, or were given one by one, makes room for their classes. */
const clearStyle = defineCommand({
  id: 'clear-style',
  label: words.clearStyle,
  group: 'edit',
  place: 90,
  icon: Eraser,
  keys: ['Ctrl+Alt+X'],
  when: hasSelection,
  run(editor) {
    const { session, client, change } = editor
    const ids = session.selection.value
    const label = words.changes.clearStyle(nameOfNodes(editor, ids))
    const endGesture = client.startGesture()
    for (const id of ids) {
      for (const [variant, set] of Object.entries(editor.view.find('node', id)?.styles ?? {})) {
        const values = Object.fromEntries(Object.keys(set).map((property) => [property, null]))
        change(
          label,
          changeHere(editor, [id], (view, chosen) => setStyle(view, { ids: chosen, variant, values })),
        )
      }
    }
    endGesture()
  },
})

export const commands = [copyStyle, pasteStyle, clearStyle]
