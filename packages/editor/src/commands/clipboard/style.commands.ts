import { PaintBucket, Paintbrush } from 'lucide-react'
import { addClass, setStyle } from '@heddle/document/operations'
import type { NodeRecord } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
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

export const commands = [copyStyle, pasteStyle]
