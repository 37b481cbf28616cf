import { reverseDiff, squashDiffs, type Diff } from '@heddle/store'
import type { DocumentRecord, Id } from '@heddle/document'
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
  let shown: Diff<DocumentRecord> | undefined

  function replace(next: Diff<DocumentRecord> | undefined): void {
    const back = shown && reverseDiff(shown)
    const diff = back && next ? squashDiffs(back, next) : (next ?? back)
    shown = next
    if (diff) canvas.value?.send({ type: 'diff', diff })
  }

  return {
    show: (values) => {
      const result = setStyle(view, { ids: [id], variant, values })
      if (result.ok) replace(result.diff)
    },
    keep: (label) => {
      const last = shown
      replace(undefined)
      if (last) editor.change(label, last)
    },
    drop: () => replace(undefined),
  }
}
