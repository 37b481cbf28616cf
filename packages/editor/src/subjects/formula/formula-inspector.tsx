import { SquareFunction, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FormulaRecord } from '@heddle/document'
import { moveRecord, setFormula, type FormulaValues, type OperationResult } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { deleteData } from '../../commands/data/data-changes.ts'
import { words as dataWords } from '../../commands/data/words.ts'
import { UsedIn } from '../../controls/used-in/used-in.tsx'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelBody, PanelSection } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SubjectProps } from '../define-subject.ts'
import { ParametersSection } from './parameters-section.tsx'
import { words } from './words.ts'
import styles from './formula.module.css'

/** What a formula of the project is called, takes and is for; its text opens large. */
export function FormulaInspector({ id }: SubjectProps) {
  const editor = useEditor()
  const record = useRecord(editor.store, id)
  if (record?.kind !== 'formula') return null
  const { name } = record
  return (
    <>
      <header className={styles.header}>
        <SquareFunction size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={styles.title}>
          {name}
          <span className={styles.where}>{words.kind}</span>
        </h2>
        <IconButton icon={Trash2} label={dataWords.removeNamed(name)} onPress={() => deleteData(editor, id)} />
      </header>
      <PanelBody>
        <Settings formula={record} />
        <ParametersSection formula={record} />
        <CodeSection formula={record} />
        <ExamplesLine formula={record} />
        <UsedIn id={id} />
      </PanelBody>
    </>
  )
}

function Settings({ formula }: { readonly formula: FormulaRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly key: string; readonly message: string }>()
  const { id, name, folder, description = '' } = formula
  const run = (key: string, result: OperationResult) => {
    setWrong(result.ok ? undefined : { key, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(words.changes.change(name), result)
  }
  const set = (values: FormulaValues) => run(Object.keys(values)[0] ?? '', setFormula(view, { id, values }))
  const errorOf = (key: string) => (wrong?.key === key ? wrong.message : undefined)
  return (
    <div className={styles.fields}>
      <TextField label={words.name} value={name} error={errorOf('name')} onCommit={(text) => set({ name: text })} />
      <TextField
        label={words.folder}
        value={folder}
        placeholder={words.noFolder}
        error={errorOf('folder')}
        onCommit={(text) => run('folder', moveRecord(view, { id, folder: text }))}
      />
      <TextArea
        label={words.description}
        value={description}
        placeholder={words.descriptionHint}
        rows={2}
        error={errorOf('description')}
        onCommit={(text) => set({ description: text.trim() === '' ? null : text.trim() })}
      />
    </div>
  )
}

/** The text in short; pressing it opens it large, and closing gives the focus back here. */
function CodeSection({ formula: { code } }: { readonly formula: FormulaRecord }) {
  const { view, session } = useEditor()
  const isOpen = useValue(session.isCoverOpen)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const shown = describeCode(code, view)
  return (
    <PanelSection title={words.code}>
      <button
        ref={button}
        type="button"
        className={styles.code}
        data-on={isOpen || undefined}
        aria-label={`${words.edit}: ${shown}`}
        onClick={() => (session.isCoverOpen.value = true)}
      >
        <span aria-hidden>ƒ</span>
        <span className={styles.text}>{shown}</span>
      </button>
    </PanelSection>
  )
}

/** How many examples pass; they are written where the text is. */
function ExamplesLine({ formula: { id, examples = [] } }: { readonly formula: FormulaRecord }) {
  const { session } = useEditor()
  const outcomes = useValue(session.examples).get(id)
  const met = outcomes?.filter(({ isMet }) => isMet).length ?? 0
  const isKnown = outcomes?.length === examples.length
  const isFailing = isKnown && met < examples.length
  return (
    <PanelSection title={words.examples}>
      {examples.length === 0 ? (
        <p className={styles.hint}>{words.examplesNone}</p>
      ) : (
        <button
          type="button"
          className={classNames(styles.passed, isFailing && styles.failing)}
          onClick={() => (session.isCoverOpen.value = true)}
        >
          {isKnown ? words.passed(met, examples.length) : words.waiting(examples.length)}
        </button>
      )}
    </PanelSection>
  )
}
