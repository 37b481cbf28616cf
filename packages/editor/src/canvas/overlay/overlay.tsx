import type { ReactNode } from 'react'
import { DistancesView } from './distances-view.tsx'
import { DragPreview } from './drag-preview.tsx'
import { EmptyPage } from './empty-page.tsx'
import { InsideFrame } from './inside-frame.tsx'
import { HoverOutline, PeerOutlines, SelectionOutlines } from './outlines.tsx'
import { SelectionHandles } from './selection-handles.tsx'
import styles from './overlay.module.css'

/** Everything the editor draws over the page. The page itself never knows. */
export function Overlay(): ReactNode {
  return (
    <div className={styles.overlay} aria-hidden>
      <InsideFrame />
      <PeerOutlines />
      <HoverOutline />
      <SelectionOutlines />
      <SelectionHandles />
      <DistancesView />
      <EmptyPage />
      <DragPreview />
    </div>
  )
}
