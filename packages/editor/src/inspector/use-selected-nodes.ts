import { effect, untracked } from '@preact/signals-core'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { NodeRecord } from '@heddle/document'
import type { Editor } from '../session/editor.ts'
import { instancesHere, seenHere } from '../session/inside/sole-instance.ts'
import { useEditor } from '../session/use-editor.ts'

/** The selected nodes, as they are changed now; drawn again when the selection or one of them changes. */
export function useSelectedNodes(): readonly NodeRecord[] {
  const editor = useEditor()
  const held = useRef<readonly NodeRecord[]>([])
  return useSyncExternalStore(useSubscription(editor), () => {
    const nodes = nodesOf(editor)
    const isSame = nodes.length === held.current.length && nodes.every((node, at) => node === held.current[at])
    if (!isSame) held.current = nodes
    return held.current
  })
}

/** What is read of the selected nodes; drawn again only when this changes. */
export function useOfSelectedNodes<T extends string | boolean>(read: (nodes: readonly NodeRecord[]) => T): T {
  const editor = useEditor()
  return useSyncExternalStore(useSubscription(editor), () => read(nodesOf(editor)))
}

function nodesOf(editor: Editor): readonly NodeRecord[] {
  const { view, session } = editor
  return seenHere(
    editor,
    session.selection.peek().flatMap((id) => view.find('node', id) ?? []),
  )
}

function useSubscription(editor: Editor): (fn: () => void) => () => void {
  return useCallback(
    (fn: () => void) => {
      const { store, session } = editor
      const stopSession = effect(() => {
        void session.selection.value
        void session.inside.value
        void session.isOnlyHere.value
        untracked(fn)
      })
      const stopStore = store.listen((diff) => {
        const chosen = [...session.selection.peek(), ...instancesHere(editor).map(({ id }) => id)]
        if (chosen.some((id) => diff.set?.[id] ?? diff.put?.[id] ?? diff.remove?.[id])) fn()
      })
      return () => {
        stopSession()
        stopStore()
      }
    },
    [editor],
  )
}
