import { Maximize2 } from 'lucide-react'
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { isBinding } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { dataEntries } from './data-entries.ts'
import { DataTree } from './data-tree.tsx'
import type { FormulaInputProps } from './formula-input.tsx'
import type { FormulaPopoverProps } from './formula-popover.tsx'
import type { FormulaDraft } from './large/large-formula.tsx'
import { lateControl } from './late-control.ts'
import { literalCode } from './literal-code.ts'
import { LiveResult } from './live-result.tsx'
import { loadedInput, loadInput } from './load-input.ts'
import { MissingEditor } from './missing-editor.tsx'
import { namesWith } from './past-values.ts'
import { useLiveResult } from './use-live-result.ts'
import { useLoaded } from './use-loaded.ts'
import { words } from './words.ts'
import styles from './formula-popover.module.css'

interface SmallFormulaProps extends FormulaPopoverProps {
  /** What stands in it at first. */
  readonly start: FormulaDraft
  readonly onApply: (draft: FormulaDraft) => void
  readonly onEnlarge: (draft: FormulaDraft) => void
}

/** The small editor: data to pick, the text and what it gives. A key draws its result and nothing else. */
export function SmallFormula(props: SmallFormulaProps) {
  const { label, value, nodeId, sample, given = [], past, start, onApply, onEnlarge, onUnbind, onClose } = props
  const { view, session, functions, definitions, plugins } = useEditor()
  const isBound = isBinding(value)
  const [draft, setDraft] = useState(start)
  // What was typed last, also for a key that is pressed before it is drawn.
  const latest = useRef(start)
  const { code } = draft
  const [entries] = useState(() => [...given, ...dataEntries(view, session.pageId.peek(), nodeId, definitions, sample, plugins)])
  const [control] = useState(lateControl)
  const names = useMemo(() => namesWith(sample, past), [sample, past])
  const known = useMemo(() => Object.keys(sample ?? {}), [sample])
  const result = useLiveResult(code, nodeId, names)
  const parsed = useMemo(() => parseFormula(code), [code])
  const change = useCallback((next: string) => {
    latest.current = { ...latest.current, code: next }
    setDraft(latest.current)
  }, [])
  const apply = useCallback(() => {
    if (parseFormula(latest.current.code).ok) onApply(latest.current)
  }, [onApply])
  const enlarge = useCallback(() => onEnlarge(latest.current), [onEnlarge])
  const unbind = useCallback(() => {
    onClose()
    onUnbind()
  }, [onClose, onUnbind])
  return (
    <div className={styles.layout}>
      <DataTree entries={entries} onPick={control.insert} />
      <div className={styles.main}>
        <Head title={words.title(label)} onEnlarge={enlarge} />
        <LoadedInput
          initial={start.code}
          isOffered={!isBound && start.code === literalCode(value)}
          label={words.title(label)}
          entries={entries}
          functions={functions}
          names={known}
          view={view}
          onChange={change}
          onApply={apply}
          onCancel={onClose}
          onEnlarge={enlarge}
          control={control}
        />
        <LiveResult
          code={code}
          result={result}
          issue={code.trim() === '' || parsed.ok ? undefined : parsed.issue.message}
          note={past?.noteOf(code)}
        />
        <Actions isBound={isBound} isValid={parsed.ok} onApply={apply} onRemove={unbind} />
      </div>
    </div>
  )
}

const Head = memo(function Head({ title, onEnlarge }: { readonly title: string; readonly onEnlarge: () => void }) {
  return (
    <div className={styles.head}>
      <h3 className={styles.title}>{title}</h3>
      <IconButton icon={Maximize2} size={24} label={words.enlarge} keys="Ctrl+Shift+L" onPress={onEnlarge} />
    </div>
  )
})

/** The text of the formula as soon as its editor is there. */
const LoadedInput = memo(function LoadedInput(props: FormulaInputProps) {
  const { part: Input, hasFailed, ask } = useLoaded(loadedInput, loadInput)
  if (Input) return <Input {...props} />
  return hasFailed ? <MissingEditor onAgain={ask} /> : null
})

const Actions = memo(function Actions({
  isBound,
  isValid,
  onApply,
  onRemove,
}: {
  readonly isBound: boolean
  readonly isValid: boolean
  readonly onApply: () => void
  readonly onRemove: () => void
}) {
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>{words.hint}</span>
      {isBound && (
        <Button tone="quiet" onPress={onRemove}>
          {words.remove}
        </Button>
      )}
      <Button tone="primary" isDisabled={!isValid} onPress={onApply}>
        {words.apply}
      </Button>
    </div>
  )
})
