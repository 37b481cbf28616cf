import { Download, Upload, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Id } from '@heddle/document'
import { setTexts, type TextChange } from '@heddle/document/operations'
import { languageName } from '../../session/language-name.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { saveText } from '../../ui/save-file.ts'
import { useRowsChange } from '../collection/table/use-grid-edit.ts'
import { readTexts, textsToCsv } from './texts-csv.ts'
import type { CellsChange } from './texts-cells.ts'
import { filterRows } from './text-rows.ts'
import { knownOf } from '../../fields/texts-known.ts'
import { TextsGrid } from './texts-grid.tsx'
import { useTextRows } from './use-text-rows.ts'
import { words } from './words.ts'
import styles from './texts.module.css'

const ALL = ''
const MOST_BYTES = 20_000_000
/** Lines of a report that are shown. */
const MOST_LINES = 50

const LABELS = {
  type: (texts: readonly TextChange[]) => {
    const [text] = texts
    const name = languageName(text?.language ?? '')
    return text?.value === null ? words.changes.clear(name) : words.changes.write(name)
  },
  paste: (texts: readonly TextChange[]) => words.changes.paste(texts.length),
  fill: (texts: readonly TextChange[]) => words.changes.fill(texts.length),
  clear: (texts: readonly TextChange[]) => (texts.length === 1 ? LABELS.type(texts) : words.changes.clearMany(texts.length)),
}

/** All texts of the project beside each other in all its languages. */
export function TextsCover() {
  const editor = useEditor()
  const { view, session } = editor
  const change = useRowsChange()
  const [isWithEmpty, setWithEmpty] = useState(false)
  const { rows, languages } = useTextRows(isWithEmpty)
  const [typed, setTyped] = useState('')
  const [holder, setHolder] = useState<Id>(ALL)
  const [isMissing, setMissing] = useState(false)
  const [report, setReport] = useState<{ readonly count: number; readonly wrong: readonly string[] }>()
  const shown = useMemo(
    () => filterRows(rows, languages, { typed, holderId: holder === ALL ? undefined : holder, isMissing }),
    [rows, languages, typed, holder, isMissing],
  )
  const holders = useMemo(() => [...new Map(rows.map((row) => [row.holderId, row.holder]))], [rows])
  const write = (way: keyof typeof LABELS, { texts, left }: CellsChange): boolean => {
    if (left > 0) session.notice.value = { text: words.notFitting(left), tone: 'info' }
    return texts.length > 0 && change(LABELS[way](texts), setTexts(view, { texts, ...knownOf(editor) }))
  }
  const bring = async (file: File) => {
    if (file.size > MOST_BYTES) return setReport({ count: 0, wrong: [words.fileTooLarge] })
    const { texts, wrong } = readTexts(await file.text(), rows, languages)
    const result = setTexts(view, { texts, ...knownOf(editor) })
    const isDone = texts.length > 0 && change(words.changes.import(texts.length), result)
    setReport({ count: isDone ? texts.length : 0, wrong: isDone || texts.length === 0 ? wrong : [words.tooLarge, ...wrong] })
  }
  return (
    <>
      <header className={styles.bar}>
        <h2 className={styles.title}>{words.title}</h2>
        <span className={styles.find}>
          <SearchField label={words.find} value={typed} onChange={setTyped} />
        </span>
        <span className={styles.pages}>
          <Select
            label={words.page}
            isLabelHidden
            value={holder}
            options={[{ value: ALL, label: words.everywhere }, ...holders.map(([value, label]) => ({ value, label }))]}
            onChange={setHolder}
          />
        </span>
        <Switch label={words.alsoEmpty} isOn={isWithEmpty} onChange={setWithEmpty} />
        <Switch label={words.onlyMissing} isOn={isMissing} onChange={setMissing} />
        <span className={styles.told} role="status">
          {words.count(shown.length, rows.length)}
        </span>
        <FileButton onFile={(file) => void bring(file)} />
        <Button
          icon={Download}
          onPress={() => saveText(words.fileName(view.site()?.name ?? ''), textsToCsv(shown, languages), 'text/csv')}
        >
          {words.export}
        </Button>
        <IconButton icon={X} label={words.close} onPress={() => (session.subject.value = undefined)} />
      </header>
      {report && (
        <section className={styles.report} role="status">
          <p>
            {[words.brought(report.count), report.wrong.length > 0 && words.notBrought(report.wrong.length)]
              .filter(Boolean)
              .join(', ')}
          </p>
          <IconButton icon={X} size={24} label={words.dismiss} onPress={() => setReport(undefined)} />
          <ul className={styles.wrong}>
            {report.wrong.slice(0, MOST_LINES).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {report.wrong.length > MOST_LINES && <li>{words.more(report.wrong.length - MOST_LINES)}</li>}
          </ul>
        </section>
      )}
      {shown.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
      <TextsGrid rows={shown} languages={languages} onWrite={write} />
      <p className={styles.hint}>{words.keys}</p>
    </>
  )
}

function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={Upload} onPress={() => input.current?.click()}>
        {words.import}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,text/csv"
        hidden
        aria-label={words.import}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be brought in once more, when it was mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
