import { changeOf, readAtom, squashDiffs, type Diff } from '@heddle/store'
import type { DocumentRecord, DocumentView, Id } from '@heddle/document'
import { setStyle, type OperationResult } from '@heddle/document/operations'
import { toVariant } from '@heddle/style'
import type { Editor } from '../../session/editor.ts'

/** Values that a handle is dragging: shown by the frame alone, written once at the end. */
export interface Preview<Values> {
  /** Shows these; nothing takes back what was shown. */
  readonly show: (values: Values | undefined) => void
  /** Writes the last shown values as one change. */
  readonly keep: (label: string) => void
  readonly drop: () => void
}

export type StyleTexts = Readonly<Record<string, string>>

/** Style values of a node, meant for the screen size and state that the style panel edits. */
export function createStylePreview(editor: Editor, id: Id): Preview<StyleTexts> {
  const { session, view } = editor
  const variant = toVariant(session.screenId.value, session.stateId.value)
  return createPreview(editor, (values) => setStyle(view, { ids: [id], variant, values }))
}

/** @param plan the change that values mean; planned anew each time, as others may change the same while it is dragged */
export function createPreview<Values>(editor: Editor, plan: (values: Values) => OperationResult): Preview<Values> {
  const { view, canvas } = editor
  let last: Values | undefined
  let shown: Diff<DocumentRecord> | undefined

  function replace(next: Diff<DocumentRecord> | undefined): void {
    const back = shown && asItIs(view, shown)
    const diff = back && next ? squashDiffs(back, next) : (next ?? back)
    shown = next
    if (diff) canvas.value?.send({ type: 'diff', diff })
  }

  return {
    show: (values) => {
      last = values
      const result = values && plan(values)
      if (!result) replace(undefined)
      else if (result.ok) replace(result.diff)
    },
    keep: (label) => {
      replace(undefined)
      if (last) editor.change(label, plan(last))
    },
    drop: () => replace(undefined),
  }
}

/** What takes the frame from what it was shown back to the document, which may have changed since; nothing for nodes that are gone. */
function asItIs(view: DocumentView, shown: Diff<DocumentRecord>): Diff<DocumentRecord> | undefined {
  const changes = Object.entries(shown.set ?? {}).flatMap(([id, atoms]) => {
    const node = view.find('node', id)
    return node ? Object.entries(atoms).map(([path, [, to]]) => changeOf(id, path, to, readAtom(node, path))) : []
  })
  return changes.length === 0 ? undefined : changes.reduce<Diff<DocumentRecord>>((all, change) => squashDiffs(all, change), {})
}
