import { Download, Plus, Upload } from 'lucide-react'
import { useMemo, useState, type DragEvent } from 'react'
import { staticData, staticRows, type CollectionRecord, type RowField } from '@heddle/document'
import { JsonEditor } from '../../controls/json/json-editor.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { PanelEmpty } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { saveText } from '../../ui/save-file.ts'
import { rowsToCsv } from './table/export-rows.ts'
import type { GridRows } from './table/grid-types.ts'
import { ImportDialog } from './table/import-dialog.tsx'
import { RowsGrid } from './table/rows-grid.tsx'
import { useGridEdit } from './table/use-grid-edit.ts'
import { words as tableWords } from './table/words.ts'
import { useChange } from './use-change.ts'
import type { Seen } from './use-seen-rows.ts'
import { words } from './words.ts'
import styles from './dock.module.css'

interface PaneProps {
  readonly collection: CollectionRecord
  readonly fields: readonly RowField[]
  readonly seen: Seen
  /** The rows that the page sees. */
  readonly rows: readonly unknown[]
}

const VIEWS = (['all', 'page'] as const).map((value) => ({ value, label: words.views[value] }))

/** The rows themselves: a table to type in, a record to fill in, or what a source gave. */
export function RowsPane(props: PaneProps) {
  const { collection } = props
  if (collection.mode !== 'static' || collection.pluginId !== undefined) return <SourceRows {...props} />
  return collection.type === 'single' ? <OneRecord collection={collection} /> : <OwnRows {...props} />
}

function SourceRows({ collection, fields, seen, rows }: PaneProps) {
  const before = seen.rows?.offset ?? 0
  const shown = useMemo((): GridRows => ({ count: rows.length, before, at: (row) => rows[row] }), [rows, before])
  return (
    <div className={styles.pane}>
      {rows.length === 0 ? (
        <PanelEmpty title={words.noRows}>
          <p>{seen.rows?.isFetched === false ? words.notAskedWhy : words.noRowsWhy}</p>
        </PanelEmpty>
      ) : (
        <RowsGrid id={collection.id} label={words.rowsOf(collection.name)} columns={fields} rows={shown} edit={undefined} />
      )}
    </div>
  )
}

function OneRecord({ collection }: { readonly collection: CollectionRecord }) {
  const { set, errorOf } = useChange(collection)
  return (
    <div className={styles.record}>
      <JsonEditor
        label={words.record}
        root="object"
        value={staticData(collection) ?? null}
        error={errorOf('data')}
        onCommit={(value) => set({ data: value })}
      />
    </div>
  )
}

function OwnRows({ collection, fields, seen, rows }: PaneProps) {
  const { session } = useEditor()
  const [view, setView] = useState<'all' | 'page'>('all')
  const [dropped, setDropped] = useState<string>()
  const all = staticRows(collection)
  const places = view === 'page' ? (seen.rows?.places ?? []) : undefined
  const edit = useGridEdit(collection, fields, places)
  const before = view === 'page' ? (seen.rows?.offset ?? 0) : 0
  const shown = useMemo((): GridRows => {
    const list = view === 'page' ? rows : all
    return { count: list.length, before, at: (row) => list[row] }
  }, [view, rows, all, before])
  const bring = (text = '') => setDropped(text)
  const drop = async (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (!file) return
    event.preventDefault()
    bring(await file.text())
  }
  const save = (type: 'csv' | 'json') =>
    type === 'csv'
      ? saveText(`${collection.name}.csv`, rowsToCsv(all, fields), 'text/csv;charset=utf-8')
      : saveText(`${collection.name}.json`, JSON.stringify(all, undefined, 1), 'application/json')
  const addColumn = () => {
    const name = words.newField
    const wrong = edit.changeColumn({ add: { name, type: 'text' } })
    if (wrong === undefined) edit.rename(name)
    else session.notice.value = { text: wrong, tone: 'danger' }
  }
  return (
    <div className={styles.pane} onDragOver={(event) => event.preventDefault()} onDrop={(event) => void drop(event)}>
      <div className={styles.tools}>
        <Segmented label={words.view} value={view} segments={VIEWS} onChange={setView} />
        <span className={styles.room} />
        <Button tone="quiet" icon={Plus} onPress={addColumn}>
          {words.newColumn}
        </Button>
        <IconButton icon={Upload} label={tableWords.bringIn} onPress={() => bring()} />
        <Menu
          label={tableWords.takeOut}
          placement="bottom end"
          trigger={<IconButton icon={Download} label={tableWords.takeOut} isDisabled={all.length === 0} />}
        >
          <MenuItem label={tableWords.asCsv} onPress={() => save('csv')} />
          <MenuItem label={tableWords.asJson} onPress={() => save('json')} />
        </Menu>
      </div>
      {fields.length === 0 && <p className={styles.begin}>{words.beginRows}</p>}
      <RowsGrid id={collection.id} label={words.rowsOf(collection.name)} columns={fields} rows={shown} edit={edit} />
      {dropped !== undefined && (
        <ImportDialog collection={collection} columns={fields} first={dropped} onClose={() => setDropped(undefined)} />
      )}
    </div>
  )
}
