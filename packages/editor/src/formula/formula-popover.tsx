import { Maximize2 } from 'lucide-react'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { isBinding, type Binding, type Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { parseFormula } from '@heddle/formula/parse'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import { useEditor } from '../session/use-editor.ts'
import { dataEntries, type DataEntry } from './data-entries.ts'
import { DataTree } from './data-tree.tsx'
import type { FormulaInputProps, InputControl } from './formula-input.tsx'
import type { FormulaDraft } from './large/large-formula.tsx'
import { literalCode } from './literal-code.ts'
import { loadedInput, loadInput } from './load-input.ts'
import { LoadedLarge } from './loaded-large.tsx'
import { MissingEditor } from './missing-editor.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { namesWith, type PastValues } from './past-values.ts'
import { LiveResult } from './live-result.tsx'
import { useLoaded } from './use-loaded.ts'
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
  /** Data that it can read beside what lies in its place, offered first. */
  readonly given?: readonly DataEntry[] | undefined
  /** What a run knew, where nothing runs that the formula could be shown with. */
  readonly past?: PastValues | undefined
  readonly onBind: (binding: Binding) => void
  readonly onUnbind: () => void
  /** The button that opened it; the popover stands beside the row around it, so that what is bound stays in sight. */
  readonly anchor: RefObject<Element | null>
  readonly onClose: () => void
  /** Opened to see why it gives what it gives. */
  readonly isLargeAtFirst?: boolean
}

/** The formula editor: small beside what is bound, or large over panel and canvas. What was typed goes along. */
export function FormulaPopover(props: FormulaPopoverProps) {
  const { label, value, anchor, nodeId, sample, given, past, onBind, onClose, isLargeAtFirst = false } = props
  const [draft, setDraft] = useState<FormulaDraft>(() => draftOf(value))
  const [isLarge, setIsLarge] = useState(isLargeAtFirst)
  const [row] = useState(() => rowAround(anchor))
  // In a narrow window it does not fit beside the row and goes under it.
  const [fitsBeside] = useState(() => (row.current?.getBoundingClientRect().left ?? WIDTH * 2) >= WIDTH + OFFSET * 2)
  const apply = () => {
    onClose()
    const binding: Binding = { type: 'f', ...draft, code: draft.code.trim() }
    if (binding.code !== '' && JSON.stringify(binding) !== JSON.stringify(value)) onBind(binding)
  }
  if (isLarge) {
    return (
      <LoadedLarge
        label={words.title(label)}
        draft={draft}
        onDraft={setDraft}
        nodeId={nodeId}
        sample={sample}
        given={given}
        past={past}
        hasMap
        onApply={apply}
        onLeave={onClose}
        onShrink={() => setIsLarge(false)}
      />
    )
  }
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
        <FormulaEditor {...props} draft={draft} onDraft={setDraft} onApply={apply} onEnlarge={() => setIsLarge(true)} />
      </Dialog>
    </Popover>
  )
}

/** A formula as it stands, or the one that gives the value that is set. */
function draftOf(value: unknown): FormulaDraft {
  if (!isBinding(value)) return { code: literalCode(value) }
  const { type: _, ...draft } = value
  return draft
}

function rowAround(button: RefObject<Element | null>): RefObject<Element | null> {
  return {
    get current() {
      return button.current?.parentElement ?? null
    },
  }
}

interface FormulaEditorProps extends FormulaPopoverProps {
  readonly draft: FormulaDraft
  readonly onDraft: (draft: FormulaDraft) => void
  readonly onApply: () => void
  readonly onEnlarge: () => void
}

function FormulaEditor(props: FormulaEditorProps) {
  const { label, value, nodeId, sample, given = [], past, draft, onDraft, onApply, onEnlarge, onUnbind, onClose } = props
  const { view, session, functions, definitions, plugins } = useEditor()
  const isBound = isBinding(value)
  const { code } = draft
  const [start] = useState(code)
  const [entries] = useState(() => [...given, ...dataEntries(view, session.pageId.peek(), nodeId, definitions, sample, plugins)])
  const control = useRef<InputControl>(undefined)
  const insert = useCallback((picked: string) => control.current?.insert(picked), [])
  const names = useMemo(() => namesWith(sample, past), [sample, past])
  const result = useLiveResult(code, nodeId, names)
  const parsed = parseFormula(code)
  const apply = () => {
    if (parseFormula(code).ok) onApply()
  }
  return (
    <div className={styles.layout}>
      <DataTree entries={entries} onPick={insert} />
      <div className={styles.main}>
        <div className={styles.head}>
          <h3 className={styles.title}>{words.title(label)}</h3>
          <IconButton icon={Maximize2} size={24} label={words.enlarge} keys="Ctrl+Shift+L" onPress={onEnlarge} />
        </div>
        <LoadedInput
          initial={start}
          isOffered={!isBound && code === literalCode(value)}
          label={words.title(label)}
          entries={entries}
          functions={functions}
          names={Object.keys(sample ?? {})}
          view={view}
          onChange={(next) => onDraft({ ...draft, code: next })}
          onApply={apply}
          onCancel={onClose}
          onEnlarge={onEnlarge}
          control={control}
        />
        <LiveResult
          code={code}
          result={result}
          issue={code.trim() === '' || parsed.ok ? undefined : parsed.issue.message}
          note={past?.noteOf(code)}
        />
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

/** The text of the formula as soon as its editor is there. */
function LoadedInput(props: FormulaInputProps) {
  const { part: Input, hasFailed, ask } = useLoaded(loadedInput, loadInput)
  if (Input) return <Input {...props} />
  return hasFailed ? <MissingEditor onAgain={ask} /> : null
}
