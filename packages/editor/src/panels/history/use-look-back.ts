import { useEffect } from 'react'
import { lookBack, readAtom, type Change, type Diff } from '@heddle/store'
import type { DocumentRecord } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { useEditor } from '../../session/use-editor.ts'

/** While `count` is given the canvas shows the page as it was before the last so many steps; nothing else knows of it. */
export function useLookBack(count: number | undefined): void {
  const editor = useEditor()
  useEffect(() => {
    if (count === undefined) return undefined
    const shown = lookBack(editor.store, editor.client.steps.value, count)
    editor.canvas.value?.send({ type: 'diff', diff: shown })
    return () => editor.canvas.value?.send({ type: 'diff', diff: asItIs(editor, shown) })
  }, [editor, count])
}

/** What takes the frame from what it was shown back to the document, which may have changed since. */
function asItIs({ store }: Editor, shown: Diff<DocumentRecord>): Diff<DocumentRecord> {
  const [put, set, remove]: [
    Record<string, DocumentRecord>,
    Record<string, Record<string, Change>>,
    Record<string, DocumentRecord>,
  ] = [{}, {}, {}]
  for (const id of Object.keys(shown.remove ?? {})) {
    const record = store.get(id)
    if (record) put[id] = record
  }
  for (const [id, record] of Object.entries(shown.put ?? {})) {
    const now = store.get(id)
    if (now) put[id] = now
    else remove[id] = record
  }
  for (const [id, changes] of Object.entries(shown.set ?? {})) {
    const record = store.get(id)
    if (!record) continue
    set[id] = Object.fromEntries(Object.entries(changes).map(([path, [, to]]) => [path, [to, readAtom(record, path)]]))
  }
  return { put, set, remove }
}
