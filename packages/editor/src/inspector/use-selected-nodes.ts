import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { NodeRecord } from '@heddle/document'
import type { Editor } from '../session/editor.ts'
import { useEditor } from '../session/use-editor.ts'

/** The selected nodes; drawn again when the selection or one of them changes. */
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

function nodesOf({ view, session }: Editor): readonly NodeRecord[] {
  return session.selection.peek().flatMap((id) => view.find('node', id) ?? [])
}

function useSubscription({ store, session }: Editor): (fn: () => void) => () => void {
  return useCallback(
    (fn: () => void) => {
      const stopSelection = session.selection.subscribe(fn)
      const stopStore = store.listen((diff) => {
        const chosen = session.selection.peek()
        if (chosen.some((id) => diff.set?.[id] ?? diff.put?.[id] ?? diff.remove?.[id])) fn()
      })
      return () => {
        stopSelection()
        stopStore()
      }
    },
    [store, session],
  )
}
