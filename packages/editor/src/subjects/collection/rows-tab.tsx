import { useMemo, useState } from 'react'
import { staticData, type CollectionRecord, rowFields } from '@heddle/document'
import { Conditions } from './filter/conditions.tsx'
import { RowsFoot } from './rows-foot.tsx'
import { RowsPane } from './rows-pane.tsx'
import { seenRowsOf } from './seen-values.ts'
import { UndrawnStates } from './undrawn-states.tsx'
import { useAskSource } from './use-ask-source.ts'
import { useSeenRows } from './use-seen-rows.ts'
import styles from './dock.module.css'

/** Which rows of a collection a page gets, and the rows: those that stand in it are typed here. */
export function RowsTab({ collection }: { readonly collection: CollectionRecord }) {
  const [offset, setOffset] = useState<number>()
  const seen = useSeenRows(collection.id, offset)
  const source = useAskSource(collection)
  const data = staticData(collection)
  const rows = useMemo(() => seenRowsOf(seen.rows, data), [seen.rows, data])
  const fields = useMemo(
    () => rowFields(collection.fields, collection.mode === 'static' ? data : rows),
    [collection.fields, collection.mode, data, rows],
  )
  return (
    <div className={styles.rows}>
      <div className={styles.split}>
        <Conditions collection={collection} fields={fields} />
        <RowsPane collection={collection} fields={fields} seen={seen} rows={rows} />
      </div>
      <UndrawnStates id={collection.id} />
      <RowsFoot
        seen={seen}
        source={source}
        rows={rows}
        onPage={(next) => {
          setOffset(next)
          if (source?.hasPages) source.ask(next)
        }}
      />
    </div>
  )
}
