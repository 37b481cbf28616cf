import { Database, X } from 'lucide-react'
import { useRecord } from '@heddle/store/react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { SubjectProps } from '../define-subject.ts'
import { CanvasShows } from './canvas-shows.tsx'
import { RowsTab } from './rows-tab.tsx'
import { SourceTab } from './source-tab.tsx'
import { words } from './words.ts'
import styles from './dock.module.css'

/** What is wide of a collection, below the canvas: its rows, and where they come from. */
export function CollectionDock({ id }: SubjectProps) {
  const { session, store } = useEditor()
  const tab = useValue(session.collectionTab)
  const collection = useRecord(store, id)
  if (collection?.kind !== 'collection') return null
  return (
    <Tabs
      label={words.parts}
      lead={
        <h2 className={styles.name}>
          <Database size={15} strokeWidth={1.6} aria-hidden />
          {collection.name}
        </h2>
      }
      tail={
        <>
          <CanvasShows id={id} />
          <IconButton icon={X} label={words.closeDock} onPress={() => (session.isWideOpen.value = false)} />
        </>
      }
      value={tab}
      onChange={(next) => (session.collectionTab.value = next)}
      tabs={[
        { id: 'rows', label: words.rows, content: <RowsTab collection={collection} /> },
        { id: 'source', label: words.source, content: <SourceTab collection={collection} /> },
      ]}
    />
  )
}
