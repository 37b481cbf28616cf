import { ClipboardPaste, Copy, Scissors } from 'lucide-react'
import type { Id } from '@heddle/document'
import { copyFragment, pasteFragment, type Target } from '@heddle/document/operations'
import { checkFragment } from '@heddle/document/check'
import type { Editor } from '../../session/editor.ts'
import { withFreeNames } from '../../session/field-names.ts'
import { contentRoot } from '../../session/inside/inside.ts'
import { words as sessionWords } from '../../session/words.ts'
import { words } from '../words.ts'
import { defineCommand } from '../command.ts'
import { removeNodes } from '../nodes.commands.ts'
import { besideTargets, tryTargets } from '../insert/insert-targets.ts'
import { applyAndSelect, fieldsOf, hasSelection, nameOfNodes } from '../selection.ts'
import { isOfComponents, pasteTheComponents } from '../components/component-clipboard.ts'
import { readClipboard, writeClipboard } from './clipboard.ts'
import { isFromElsewhere, tellWhatCame } from './came-along.ts'
import { secretsIn } from './secrets-in.ts'
import { pasteTargets } from './paste-targets.ts'

export const copy = defineCommand({
  id: 'copy',
  label: words.copy,
  group: 'edit',
  place: 30,
  icon: Copy,
  keys: ['Ctrl+C'],
  when: hasSelection,
  run(editor) {
    copySelection(editor)
    const what = nameOfNodes(editor, editor.session.selection.value)
    editor.session.notice.value = { text: words.copied(what), tone: 'info' }
  },
})

export const cut = defineCommand({
  id: 'cut',
  label: words.cut,
  group: 'edit',
  place: 40,
  icon: Scissors,
  keys: ['Ctrl+X'],
  when: hasSelection,
  run(editor) {
    copySelection(editor)
    removeNodes(editor, words.changes.cut)
  },
})

export const paste = defineCommand({
  id: 'paste',
  label: words.paste,
  group: 'edit',
  place: 50,
  icon: ClipboardPaste,
  keys: ['Ctrl+V'],
  run: (editor) =>
    void pasteFromClipboard(editor, (selected, roots) => {
      const own = [...roots, ...(lastPasted.get(editor) ?? [])]
      return pasteTargets(editor.view, (type) => editor.definitions.get(type), {
        rootId: contentRoot(editor),
        selected,
        own,
      })
    }),
})

export const pasteBeside = defineCommand({
  id: 'paste-beside',
  label: words.pasteBeside,
  group: 'edit',
  place: 60,
  icon: ClipboardPaste,
  keys: ['Ctrl+Shift+V'],
  when: hasSelection,
  run: (editor) => void pasteFromClipboard(editor, (selected) => besideTargets(editor.view, selected ?? '')),
})

export const commands = [copy, cut, paste, pasteBeside]

function copySelection({ view, session, projectId }: Editor): void {
  void writeClipboard({ ...copyFragment(view, { ids: session.selection.value }), from: projectId })
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
    session.notice.value = { text: words.nothingToPaste, tone: 'info' }
    return
  }
  const { fragment } = checked
  if (isOfComponents(fragment)) return pasteTheComponents(editor, fragment)
  const secrets = secretsIn(editor, fragment)
  const isForeign = isFromElsewhere(editor, fragment)
  const result = tryTargets(findTargets(session.selection.value.at(-1), fragment.roots), (target) =>
    pasteFragment(view, {
      fragment,
      target,
      newId: editor.newId,
      fieldsOf: fieldsOf(editor),
      isFromElsewhere: isForeign,
    }),
  )
  const isDone = applyAndSelect(
    editor,
    words.changes.paste(sessionWords.elements(fragment.roots.length)),
    withFreeNames(editor, result),
  )
  if (!isDone) return
  lastPasted.set(editor, session.selection.value)
  tellWhatCame(editor, result, secrets)
}
