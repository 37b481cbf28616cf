import { useCallback, useSyncExternalStore } from 'react'
import type { Id, NodeRecord, PageRecord, SiteRecord } from '@heddle/document'
import { useRecord, useRecords } from '@heddle/store/react'
import { useEditor } from './use-editor.ts'
import { useValue } from '../use-value.ts'

/** The site's record. There is always one while a project is open. */
export function useSite(): SiteRecord {
  const { store } = useEditor()
  const [site] = useRecords(store, 'site')
  if (!site) throw new Error('The project has no site record')
  return site
}

/** The page that is shown; absent for the moment between its removal and the move to another. */
export function usePage(): PageRecord | undefined {
  const { store, session } = useEditor()
  const record = useRecord(store, useValue(session.pageId))
  return record?.kind === 'page' ? record : undefined
}

/** A node by id, drawn again when this node changes. */
export function useNode(id: Id): NodeRecord | undefined {
  const { store } = useEditor()
  const record = useRecord(store, id)
  return record?.kind === 'node' ? record : undefined
}

/** Pages in the order of the pages panel. */
export function usePages(): readonly PageRecord[] {
  const { store, view } = useEditor()
  useRecords(store, 'page')
  return view.of('page')
}

/** Ids of the children of a page or node, drawn again when one comes, goes or moves. */
export function useChildren(parentId: Id): readonly Id[] {
  const { view } = useEditor()
  const subscribe = useCallback((listener: () => void) => view.subscribeChildren(parentId, listener), [view, parentId])
  return useSyncExternalStore(subscribe, () => view.children(parentId))
}
