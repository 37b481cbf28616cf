import { useCallback, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import { placeInstance } from '../../commands/components/component-changes.ts'
import { startDragOnMove } from '../../drag/start-drag.ts'
import { pagesOfSection } from '../../session/linked-sections.ts'
import { rankNamed } from '../../session/rank.ts'
import { words as sessionWords } from '../../session/words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { focusRegion } from '../../ui/regions.ts'
import { words } from './words.ts'
import styles from './add-panel.module.css'

interface Listed {
  readonly id: Id
  readonly label: string
  /** Names of the pages it stands on. */
  readonly pages: readonly string[]
}

/** Linked sections of the project by name. */
export function useLinkedSections(): readonly Listed[] {
  const { view, store } = useEditor()
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const known = useSyncExternalStore(subscribe, () => {
    const sections = view.of('library-component').filter(({ type }) => type === 'section')
    return JSON.stringify(
      sections.map(({ id, name }): Listed => {
        return { id, label: name, pages: pagesOfSection(view, id).map((page) => page.name) }
      }),
    )
  })
  return JSON.parse(known) as readonly Listed[]
}

/** Sections that stand on other pages and can stand on this one: click adds one, dragging places it exactly. */
export function LinkedSections({ query }: { readonly query: string }) {
  const editor = useEditor()
  const all = useLinkedSections()
  const found = query.trim() === '' ? all : rankNamed(all, query)
  if (found.length === 0) return null
  return (
    <PanelSection title={words.linked}>
      <ul className={styles.list}>
        {found.map(({ id, label, pages }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.linked}
              title={pages.length === 0 ? undefined : sessionWords.linkedOn(pages)}
              onPointerDown={(event) => {
                if (event.button === 0) startDragOnMove(editor, event.nativeEvent, () => ({ componentId: id }))
              }}
              onClick={({ detail }) => {
                if (placeInstance(editor, id) && detail > 0) focusRegion(document, 'canvas')
              }}
            >
              <ElementIcon name="link-2" />
              <span className={styles.linkedName}>{label}</span>
              <span className={styles.on}>{pages.join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
