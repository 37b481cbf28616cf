import { changeOf, readAtom, squashDiffs, type Diff } from '@heddle/store'
import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { setStyle } from '@heddle/document/operations'
import { toVariant } from '@heddle/style'
import type { Editor } from '../../session/editor.ts'

/** Style values of a node that a handle is dragging: shown by the frame alone, written once at the end. */
export interface StylePreview {
  readonly show: (values: Readonly<Record<string, string>>) => void
  /** Writes the last shown values as one change. */
  readonly keep: (label: string) => void
  readonly drop: () => void
}

/** Values are meant for the screen size and state that the style panel edits. */
export function createStylePreview(editor: Editor, id: Id): StylePreview {
  const { session, view, canvas } = editor
  const variant = toVariant(session.screenId.value, session.stateId.value)
  let last: Readonly<Record<string, string>> | undefined
  let shown: Diff<DocumentRecord> | undefined

  function replace(next: Diff<DocumentRecord> | undefined): void {
    const back = shown && asItIs(view, id, shown)
    const diff = back && next ? squashDiffs(back, next) : (next ?? back)
    shown = next
    if (diff) canvas.value?.send({ type: 'diff', diff })
  }
  // Planned anew each time: others may change the node while it is dragged.
  const plan = (values: Readonly<Record<string, string>>) => setStyle(view, { ids: [id], variant, values })

  return {
    show: (values) => {
      last = values
      const result = plan(values)
      if (result.ok) replace(result.diff)
    },
    keep: (label) => {
      replace(undefined)
      if (last) editor.change(label, plan(last))
    },
    drop: () => replace(undefined),
  }
}

/** What takes the frame from what it was shown back to the document, which may have changed since; nothing for a node that is gone. */
function asItIs(view: DocumentView, id: Id, shown: Diff<DocumentRecord>): Diff<DocumentRecord> | undefined {
  const node = view.find('node', id)
  if (!node) return undefined
  const changes = Object.entries(shown.set?.[id] ?? {})
  return changes
    .map(([path, [, to]]): Diff<DocumentRecord> => changeOf(id, path, to, readAtom(node, path)))
    .reduce((all, change) => squashDiffs(all, change), {})
}
