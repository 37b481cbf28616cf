import { Minimize2, SquareFunction } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ListSteps } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Keys } from '../../ui/keys.tsx'
import { dataEntries, type DataEntry } from '../data-entries.ts'
import { FormulaInput, type InputControl } from '../formula-input.tsx'
import type { TextRange } from '../lit-part.ts'
import { mistakesIn } from '../mistakes.ts'
import { namesWith, type PastValues } from '../past-values.ts'
import { words as formulaWords } from '../words.ts'
import { DataTree } from './data-tree.tsx'
import { ExtractButton } from './extract-button.tsx'
import { MistakeLine } from './mistake-line.tsx'
import { ResultPane } from './result-pane.tsx'
import { ThenPane } from './then-pane.tsx'
import { useMappedRow } from './use-mapped-row.ts'
import { useRowFields } from './use-row-fields.ts'
import { useExplained, type Explained } from './use-explained.ts'
import { WhyPane } from './why-pane.tsx'
import { words } from './words.ts'
import styles from './large-formula.module.css'

/** A formula that is being written, with what its list goes through. */
export interface FormulaDraft extends ListSteps {
  readonly code: string
}

/** What parts of other features know of the open editor. */
export interface OpenFormula extends Explained {
  readonly draft: FormulaDraft
  readonly row: number
  readonly setDraft: (draft: FormulaDraft) => void
  /** What is selected in the text; of an empty selection the caret. */
  readonly selection: () => TextRange
  /** Puts another text into the place of the whole. */
  readonly write: (code: string) => void
}

export interface LargeFormulaProps {
  /** What the formula is of, in words. */
  readonly label: string
  readonly draft: FormulaDraft
  readonly onDraft: (draft: FormulaDraft) => void
  readonly nodeId: Id | undefined
  /** Names that the formula sees beside those of its place, with what each holds; keep the object while it is the same. */
  readonly sample?: Readonly<Record<string, Json>> | undefined
  /** Data that it can read beside what lies in its place, offered first. */
  readonly given?: readonly DataEntry[] | undefined
  /** What a run knew, where nothing runs that the formula could be shown with. */
  readonly past?: PastValues | undefined
  readonly hasMap: boolean
  readonly onApply: () => void
  readonly onLeave: () => void
  readonly onShrink?: () => void
  /** More in the header and below the reasons, of what is open. */
  readonly renderActions?: (open: OpenFormula) => ReactNode
  readonly renderSide?: (open: OpenFormula) => ReactNode
}

const NO_STEPS: ListSteps = {}

/** The large formula editor: data to read, the text with its result, and why each part gives what it gives. */
export function LargeFormula(props: LargeFormulaProps) {
  const { label, draft, onDraft, nodeId, sample, given, past, hasMap, onApply, onLeave, onShrink, renderActions, renderSide } =
    props
  const { view, store, session, functions, definitions, plugins } = useEditor()
  const pageId = useValue(session.pageId)
  const [initial] = useState(draft.code)
  const [row, setRow] = useState(0)
  // Not a ref: what is made of it is handed to others while drawing, and read when they act.
  const [control] = useState<{ current: InputControl | undefined }>(() => ({ current: undefined }))
  // What is handed to parts that a key does not draw again stays the same, and does what is meant now.
  const [insert] = useState(() => (picked: string) => control.current?.insert(picked))
  const latest = useRef({ code: draft.code, onDraft })
  useEffect(() => {
    latest.current = { code: draft.code, onDraft }
  })
  const setSteps = useCallback((steps: ListSteps) => latest.current.onDraft({ code: latest.current.code, ...steps }), [])
  const { code, filter, sort, map } = draft
  const entries: readonly DataEntry[] = useMemo(
    () => [...(given ?? []), ...dataEntries(view, pageId, nodeId, definitions, sample, plugins)],
    [view, pageId, nodeId, definitions, sample, given, plugins],
  )
  const names = useMemo(() => Object.keys(sample ?? {}), [sample])
  const seen = useMemo(() => namesWith(sample, past), [sample, past])
  const mistakes = useMemo(() => mistakesIn(code, functions, names), [code, functions, names])
  const options = useMemo(() => {
    const steps: ListSteps = { ...(filter && { filter }), ...(sort && { sort }), ...(map && { map }) }
    return { row, ...(seen && { names: seen }), ...(Object.keys(steps).length > 0 && { steps }) }
  }, [row, seen, filter, sort, map])
  const explained = useExplained(code, nodeId, options)
  // What a map makes of the rows says nothing of the rows that are filtered.
  const fields = useRowFields(map ? undefined : explained.lastGood?.value)
  const scope = useMemo(() => ({ nodeId, sample, given, past }), [nodeId, sample, given, past])
  const mapped = useMappedRow(map ? code : '', seen, scope)
  const open: OpenFormula = {
    ...explained,
    draft,
    row,
    setDraft: onDraft,
    selection: () => control.current?.selection() ?? { from: 0, to: 0 },
    write: (text) => control.current?.apply({ label: '', from: 0, to: code.length, text }),
  }
  const errors = mistakes.filter(({ severity }) => severity === 'error')
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey
    if (event.defaultPrevented) return
    if (event.key === 'Escape') onLeave()
    else if (isCommand && event.key === 'Enter') onApply()
    else if (isCommand && event.key.toLowerCase() === 'f') findIn(event.currentTarget)
    else if (isCommand && event.shiftKey && event.key.toLowerCase() === 'l') onShrink?.()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.large} onKeyDown={onKeyDown}>
      <header className={styles.head}>
        <SquareFunction size={16} strokeWidth={1.6} aria-hidden className={styles.sign} />
        <h2 className={styles.title}>{label}</h2>
        <span className={styles.space} />
        {renderActions?.(open)}
        <ExtractButton text={code} names={names} selection={open.selection} onReplace={(part) => control.current?.apply(part)} />
        {onShrink && <IconButton icon={Minimize2} label={words.small} keys="Ctrl+Shift+L" onPress={onShrink} />}
      </header>
      <DataTree entries={entries} functions={functions} nodeId={nodeId} names={seen} row={row} onInsert={insert} />
      <div className={styles.middle}>
        <div className={styles.code}>
          <FormulaInput
            initial={initial}
            isOffered={false}
            isLarge
            label={label}
            entries={entries}
            functions={functions}
            names={names}
            view={view}
            listen={store.listen}
            onChange={(next) => onDraft({ ...draft, code: next })}
            onApply={onApply}
            onCancel={onLeave}
            {...(onShrink && { onEnlarge: onShrink })}
            control={control}
          />
        </div>
        <MistakeLine
          mistakes={mistakes}
          onFix={(fix) => control.current?.apply(fix)}
          onSelect={(range) => control.current?.select(range)}
        />
        <ResultPane {...explained} text={code} issue={errors[0]?.message} note={past?.noteOf(code)} onRow={setRow} />
        <ThenPane
          steps={options.steps ?? NO_STEPS}
          hasMap={hasMap}
          fields={fields.length > 0 ? fields : mapped.fields}
          scope={scope}
          mapScope={mapped.scope}
          onChange={setSteps}
        />
      </div>
      <div className={styles.side}>
        <WhyPane
          {...explained}
          text={code}
          onLight={(range) => control.current?.light(range)}
          onSelect={(range) => control.current?.select(range)}
        />
        {renderSide?.(open)}
      </div>
      <footer className={styles.foot}>
        <span className={styles.keys}>
          <Keys keys="Ctrl+Space" isFramed /> {words.suggests}
          <Keys keys="Alt+Enter" isFramed /> {words.mends}
        </span>
        <span className={styles.space} />
        {mistakes.length > 1 && <span className={styles.mistakes}>{words.mistakes(mistakes.length)}</span>}
        <Button tone="quiet" onPress={onLeave}>
          {words.leave} <Keys keys="Esc" isFramed />
        </Button>
        <Button tone="primary" onPress={onApply}>
          {formulaWords.apply} <Keys keys="Ctrl+Enter" isFramed />
        </Button>
      </footer>
    </div>
  )
}

function findIn(editor: Element): void {
  editor.querySelector<HTMLElement>('[data-formula-data] input')?.focus()
}
