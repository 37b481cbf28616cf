import { useCallback, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import { linkedSectionShown, pagesOfSection } from './linked-sections.ts'
import { useEditor } from './use-editor.ts'

/** Names of the pages that a linked section stands on, by a node that shows it; nothing for other nodes. */
export function useLinkedPages(id: Id): readonly string[] | undefined {
  const { view, store } = useEditor()
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const known = useSyncExternalStore(subscribe, () => {
    const section = linkedSectionShown(view, id)
    return section && JSON.stringify(pagesOfSection(view, section.id).map(({ name }) => name))
  })
  return known === undefined ? undefined : (JSON.parse(known) as readonly string[])
}
