import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { isBinding, type Binding, type Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { parseFormula } from '@heddle/formula/parse'
import { words as appWords } from '../app/words.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { dataEntries } from './data-entries.ts'
import { DataTree } from './data-tree.tsx'
import type { FormulaInputProps, InsertCode } from './formula-input.tsx'
import { literalCode } from './literal-code.ts'
import { loadedInput, loadInput } from './load-input.ts'
import { LiveResult } from './live-result.tsx'
import { useLiveResult } from './use-live-result.ts'
import styles from './formula-popover.module.css'

/** Widths in CSS pixels: of the popover, and between it and the row. */
const WIDTH = 616
const OFFSET = 10

export interface FormulaPopoverProps {
  /** What is bound, in words. */
  readonly label: string
  readonly value: unknown
  /** The node whose scope the formula sees. */
  readonly nodeId: Id | undefined
  /** Names that the formula sees beside those of its place, with an example of what each holds. */
  readonly sample?: Readonly<Record<string, Json>> | undefined
  readonly onBind: (binding: Binding) => void
  readonly onUnbind: () => void
  /** The button that opened it; the popover stands beside the row around it, so that what is bound stays in sight. */
  readonly anchor: RefObject<Element | null>
  readonly onClose: () => void
}

/** The formula editor: data to pick on one side, the formula, and what it gives at this moment. */
export function FormulaPopover(props: FormulaPopoverProps) {
  const { label, anchor, onClose } = props
  const [row] = useState(() => rowAround(anchor))
  // In a narrow window it does not fit beside the row and goes under it.
  const [fitsBeside] = useState(() => (row.current?.getBoundingClientRect().left ?? WIDTH * 2) >= WIDTH + OFFSET * 2)
  return (
    <Popover
      triggerRef={row}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={fitsBeside ? 'left top' : 'bottom end'}
      offset={OFFSET}
      style={{ width: WIDTH }}
      className={styles.popover ?? ''}
    >
      <Dialog aria-label={words.title(label)} className={styles.dialog ?? ''}>
        <FormulaEditor {...props} />
      </Dialog>
    </Popover>
  )
}

function rowAround(button: RefObject<Element | null>): RefObject<Element | null> {
  return {
    get current() {
      return button.current?.parentElement ?? null
    },
  }
}

function FormulaEditor({ label, value, nodeId, sample, onBind, onUnbind, onClose }: FormulaPopoverProps) {
  const { view, session, functions, definitions } = useEditor()
  const isBound = isBinding(value)
  const [code, setCode] = useState(isBound ? value.code : literalCode(value))
  const [start] = useState(code)
  const [entries] = useState(() => dataEntries(view, session.pageId.peek(), nodeId, definitions, sample))
  const insert = useRef<InsertCode>(undefined)
  const result = useLiveResult(code, nodeId, sample)
  const parsed = parseFormula(code)
  const apply = () => {
    if (!parseFormula(code).ok) return
    onClose()
    if (!isBound || code !== value.code) onBind({ type: 'f', code: code.trim() })
  }
  return (
    <div className={styles.layout}>
      <DataTree entries={entries} onPick={(picked) => insert.current?.(picked)} />
      <div className={styles.main}>
        <h3 className={styles.title}>{words.title(label)}</h3>
        <LoadedInput
          initial={start}
          isOffered={!isBound}
          label={words.title(label)}
          entries={entries}
          functions={functions}
          names={Object.keys(sample ?? {})}
          view={view}
          onChange={setCode}
          onApply={apply}
          onCancel={onClose}
          insert={insert}
        />
        <LiveResult code={code} result={result} issue={code.trim() === '' || parsed.ok ? undefined : parsed.issue.message} />
        <div className={styles.actions}>
          <span className={styles.hint}>{words.hint}</span>
          {isBound && (
            <Button
              tone="quiet"
              onPress={() => {
                onClose()
                onUnbind()
              }}
            >
              {words.remove}
            </Button>
          )}
          <Button tone="primary" isDisabled={!parsed.ok} onPress={apply}>
            {words.apply}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The text of the formula as soon as its editor is there; one that cannot be had can be asked for again. */
function LoadedInput(props: FormulaInputProps) {
  const [{ Input }, setLoaded] = useState(() => ({ Input: loadedInput() }))
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadInput().then(
      (loaded) => setLoaded({ Input: loaded }),
      () => setFailed(true),
    )
  }, [])
  useEffect(() => {
    if (!Input) load()
  }, [Input, load])
  if (Input) return <Input {...props} />
  if (!hasFailed) return null
  return (
    <div role="alert">
      <p>{words.inputMissing}</p>
      <Button onPress={load}>{appWords.tryAgain}</Button>
    </div>
  )
}
