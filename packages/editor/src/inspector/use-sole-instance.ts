import type { NodeRecord } from '@heddle/document'
import { useRecord } from '@heddle/store/react'
import { soleInstance } from '../session/inside/sole-instance.ts'
import { useEditor, useValue } from '../session/use-editor.ts'

/** The instance that nodes are changed for alone; drawn again when that is another one, or sets something else. */
export function useSoleInstance(nodes: readonly NodeRecord[]): NodeRecord | undefined {
  const editor = useEditor()
  const { session, store } = editor
  const open = useValue(session.inside)?.path.at(-1) ?? ''
  useValue(session.isOnlyHere)
  useRecord(store, open)
  const ids = nodes.map(({ id }) => id)
  return soleInstance(editor, ids)
}
