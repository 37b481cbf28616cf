import { useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { SECTIONS_SLOT } from '@heddle/document'
import { words as sessionWords } from '../../session/words.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { useStage } from './use-stage.ts'
import styles from './overlay.module.css'

/** What to do on a page that has nothing yet. */
export function EmptyPage(): ReactNode {
  const { view, session } = useEditor()
  const pageId = useValue(session.pageId)
  const isDragging = useValue(useStage().drag) !== undefined
  const subscribe = useCallback((listener: () => void) => view.subscribeChildren(pageId, listener), [view, pageId])
  const sections = useSyncExternalStore(subscribe, () => view.children(pageId, SECTIONS_SLOT))
  const isInside = useValue(session.inside) !== undefined
  if (sections.length > 0 || isDragging || isInside) return null
  return (
    <div className={styles.empty}>
      <div className={styles.emptyCard}>
        <strong>{sessionWords.emptyPage}</strong>
        <span>{words.emptyHelp}</span>
      </div>
    </div>
  )
}
