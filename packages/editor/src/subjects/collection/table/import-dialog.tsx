import { Upload } from 'lucide-react'
import { useMemo, useRef, useState, type DragEvent } from 'react'
import { staticRows, type CollectionRecord, type RowField } from '@heddle/document'
import { insertRows, setRows } from '@heddle/document/operations'
import { useEditor } from '../../../session/use-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { importRows } from './import-rows.ts'
import { useRowsChange } from './use-grid-edit.ts'
import { words } from './words.ts'
import styles from './import.module.css'

/** Bytes of a file that is read: more than a change may hold. */
const MOST_BYTES = 8_000_000
const WAYS = (['append', 'replace'] as const).map((value) => ({ value, label: words.ways[value] }))
type Way = (typeof WAYS)[number]['value']

/** Brings rows in from a file or a text. What cannot be read is told with its place, and stays to be mended. */
export function ImportDialog({
  collection,
  columns,
  first = '',
  onClose,
}: {
  readonly collection: CollectionRecord
  readonly columns: readonly RowField[]
  /** What was dropped. */
  readonly first?: string
  readonly onClose: () => void
}) {
  const { view, newId } = useEditor()
  const change = useRowsChange()
  const file = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(first)
  const [way, setWay] = useState<Way>('append')
  const [wrong, setWrong] = useState<string>()
  const { id, name } = collection
  const hasRows = staticRows(collection).length > 0
  const read = useMemo(() => (text.trim() === '' ? undefined : importRows(text, columns)), [text, columns])

  const show = (message: string, at?: number) => {
    setWrong(message)
    const field = area.current?.querySelector('textarea')
    field?.focus()
    if (at !== undefined) field?.setSelectionRange(at, Math.min(text.length, at + 1))
  }
  const bring = () => {
    if (!read) return
    if (!read.ok) return show(read.message, read.at)
    const values = { id, rows: read.rows, fields: read.fields, newId }
    const result = way === 'replace' ? setRows(view, values) : insertRows(view, values)
    if (!change(words.changes.bring(name), result)) return show(words.tooLarge)
    onClose()
  }
  const take = async (given: File | undefined) => {
    if (!given) return
    if (given.size > MOST_BYTES) return setWrong(words.fileTooLarge)
    setWrong(undefined)
    setText(await given.text())
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <Dialog
      title={words.bringTitle(name)}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <span className={styles.told} role="status">
            {read?.ok ? words.found(read.rows.length, read.fields.map((field) => field.name).join(', ')) : ''}
          </span>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button tone="primary" isDisabled={text.trim() === ''} onPress={bring}>
            {words.bring}
          </Button>
        </>
      }
    >
      <div className={styles.drop} ref={area} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <div className={styles.tools}>
          <Button icon={Upload} onPress={() => file.current?.click()}>
            {words.chooseFile}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            hidden
            aria-label={words.chooseFile}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          {hasRows && <Segmented label={words.way} value={way} segments={WAYS} onChange={setWay} />}
        </div>
        <TextArea
          label={words.text}
          value={text}
          rows={12}
          isMono
          error={wrong}
          placeholder={words.textHint}
          onChange={(next) => {
            setText(next)
            setWrong(undefined)
          }}
        />
      </div>
    </Dialog>
  )
}
