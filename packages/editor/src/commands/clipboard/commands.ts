import { ClipboardPaste, Copy, Scissors } from 'lucide-react'
import type { Id } from '@heddle/document'
import { copyFragment, pasteFragment, type Target } from '@heddle/document/operations'
import { checkFragment } from '@heddle/document/check'
import type { Editor } from '../../editor.ts'
import { COMMAND_TEXTS } from '../../texts/commands.ts'
import { defineCommand } from '../command.ts'
import { removeNodes } from '../delete.ts'
import { besideTargets, tryTargets } from '../insert/insert-targets.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from '../selection.ts'
import { readClipboard, writeClipboard } from './clipboard.ts'
import { pasteTargets } from './paste-targets.ts'

export const copy = defineCommand({
  id: 'copy',
  label: COMMAND_TEXTS.copy,
  group: 'edit',
  icon: Copy,
  keys: ['Ctrl+C'],
  when: hasSelection,
  run(editor) {
    copySelection(editor)
    const what = nameOfNodes(editor, editor.session.selection.value)
    editor.session.notice.value = { text: COMMAND_TEXTS.copied(what), tone: 'info' }
  },
})

export const cut = defineCommand({
  id: 'cut',
  label: COMMAND_TEXTS.cut,
  group: 'edit',
  icon: Scissors,
  keys: ['Ctrl+X'],
  when: hasSelection,
  run(editor) {
    copySelection(editor)
    removeNodes(editor, COMMAND_TEXTS.changes.cut)
  },
})

export const paste = defineCommand({
  id: 'paste',
  label: COMMAND_TEXTS.paste,
  group: 'edit',
  icon: ClipboardPaste,
  keys: ['Ctrl+V'],
  run: (editor) =>
    void pasteFromClipboard(editor, (selected, roots) => {
      const own = [...roots, ...(lastPasted.get(editor) ?? [])]
      return pasteTargets(editor.view, fieldsOf(editor), { pageId: editor.session.pageId.value, selected, own })
    }),
})

export const pasteBeside = defineCommand({
  id: 'paste-beside',
  label: COMMAND_TEXTS.pasteBeside,
  group: 'edit',
  icon: ClipboardPaste,
  keys: ['Ctrl+Shift+V'],
  when: hasSelection,
  run: (editor) => void pasteFromClipboard(editor, (selected) => besideTargets(editor.view, selected ?? '')),
})

function copySelection({ view, session }: Editor): void {
  void writeClipboard(copyFragment(view, { ids: session.selection.value }))
}

/** What a window pasted last: it is selected then, and the next copy goes beside it, not into it. */
const lastPasted = new WeakMap<Editor, readonly Id[]>()

async function pasteFromClipboard(
  editor: Editor,
  findTargets: (selected: Id | undefined, roots: readonly Id[]) => readonly Target[],
): Promise<void> {
  const { view, session } = editor
  const copied = await readClipboard()
  const checked = checkFragment(copied)
  if (copied === undefined || !checked.ok) {
    session.notice.value = { text: COMMAND_TEXTS.nothingToPaste, tone: 'info' }
    return
  }
  const { fragment } = checked
  const result = tryTargets(findTargets(session.selection.value.at(-1), fragment.roots), (target) =>
    pasteFragment(view, { fragment, target, newId: editor.newId, fieldsOf: fieldsOf(editor) }),
  )
  const isDone = applyAndSelect(editor, COMMAND_TEXTS.changes.paste(COMMAND_TEXTS.elements(fragment.roots.length)), result)
  if (isDone) lastPasted.set(editor, session.selection.value)
}
