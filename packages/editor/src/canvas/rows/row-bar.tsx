import { useState } from 'react'
import { dataSetOf, rowPagesOf } from '@heddle/document'
import { useRecords } from '@heddle/store/react'
import { usePage, usePages } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Pager } from '../../ui/pager.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { findRow } from './find-row.ts'
import { words } from './words.ts'
import styles from './row-bar.module.css'

/** Above a page with one for each row of a data set: which row it is shown with, the ones beside it, and the way to any other. */
export function RowBar() {
  const { session, store, view } = useEditor()
  const page = usePage()
  usePages()
  useRecords(store, 'collection')
  const shownRow = useValue(session.shownRow)
  const [wrong, setWrong] = useState<string>()
  const dataSet = page && dataSetOf(page)
  if (!page || !dataSet) return null
  const pages = rowPagesOf(page, view)?.pages ?? []
  const at = Math.max(
    0,
    pages.findIndex(({ key }) => key === shownRow[page.id]),
  )
  const go = (place: number) => {
    const row = pages[place]
    if (row) session.shownRow.value = { ...shownRow, [page.id]: row.key }
    setWrong(undefined)
  }
  const find = (text: string) => {
    const place = findRow(pages, text)
    go(place)
    if (place < 0) setWrong(words.notFound(text.trim()))
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={words.bar}>
      <span className={styles.name}>{view.find('collection', dataSet.collectionId)?.name}</span>
      {pages.length === 0 ? (
        <span className={styles.key}>{words.none}</span>
      ) : (
        <>
          <Pager label={words.row} at={at} count={pages.length} onGo={go} />
          <span className={styles.key}>{pages[at]?.key}</span>
          <div className={styles.find}>
            <TextField
              key={page.id}
              label={words.find}
              isLabelHidden
              value=""
              placeholder={words.findHint}
              error={wrong}
              onCommit={find}
            />
          </div>
        </>
      )}
    </div>
  )
}
