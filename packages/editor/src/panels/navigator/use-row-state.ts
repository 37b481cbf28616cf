import { useCallback, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import { useEditor } from '../../session/use-editor.ts'

/** Whether a node is selected; draws again only when this changes. */
export function useIsSelected(id: Id): boolean {
  const { selection } = useEditor().session
  const subscribe = useCallback((listener: () => void) => selection.subscribe(listener), [selection])
  return useSyncExternalStore(subscribe, () => selection.value.includes(id))
}

/** Whether the pointer is over a node, here or on the canvas. */
export function useIsHovered(id: Id): boolean {
  const { hover } = useEditor().session
  const subscribe = useCallback((listener: () => void) => hover.subscribe(listener), [hover])
  return useSyncExternalStore(subscribe, () => hover.value === id)
}

/** Whether a node's name is being typed. */
export function useIsRenaming(id: Id): boolean {
  const { renaming } = useEditor().session
  const subscribe = useCallback((listener: () => void) => renaming.subscribe(listener), [renaming])
  return useSyncExternalStore(subscribe, () => renaming.value === id)
}
