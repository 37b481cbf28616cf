import { PaintBucket, Paintbrush } from 'lucide-react'
import { addClass, setStyle } from '@heddle/document/operations'
import type { NodeRecord } from '@heddle/document'
import type { Editor } from '../../editor.ts'
import { COMMAND_TEXTS } from '../../texts/commands.ts'
import { defineCommand } from '../command.ts'
import { hasOneSelected, hasSelection, nameOfNodes } from '../selection.ts'

/** What was copied, per project: classes are of one project. */
const copied = new WeakMap<Editor, Pick<NodeRecord, 'styles' | 'classes'>>()

export const copyStyle = defineCommand({
  id: 'copy-style',
  label: COMMAND_TEXTS.copyStyle,
  group: 'edit',
  icon: Paintbrush,
  keys: ['Ctrl+Alt+C'],
  when: hasOneSelected,
  run(editor) {
    const node = editor.view.find('node', editor.session.selection.value[0] ?? '')
    if (!node) return
    copied.set(editor, node)
    editor.session.notice.value = { text: COMMAND_TEXTS.copiedStyle, tone: 'info' }
  },
})

export const pasteStyle = defineCommand({
  id: 'paste-style',
  label: COMMAND_TEXTS.pasteStyle,
  group: 'edit',
  icon: PaintBucket,
  keys: ['Ctrl+Alt+V'],
  when: (editor) => hasSelection(editor) && copied.has(editor),
  run(editor) {
    const source = copied.get(editor)
    if (!source) return
    const { view, session, client, change } = editor
    const ids = session.selection.value
    const label = COMMAND_TEXTS.changes.pasteStyle(nameOfNodes(editor, ids))
    const endGesture = client.startGesture()
    for (const classId of Object.keys(source.classes))
      if (view.find('style-class', classId)) change(label, addClass(view, { ids, classId }))
    for (const [variant, values] of Object.entries(source.styles)) change(label, setStyle(view, { ids, variant, values }))
    endGesture()
  },
})
