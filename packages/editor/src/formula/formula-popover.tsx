import { useState, type RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { isBinding, type Binding, type Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { words } from './words.ts'
import { useEditor } from '../session/use-editor.ts'
import type { DataEntry } from './data-entries.ts'
import type { FormulaDraft, LargeFormulaProps } from './large/large-formula.tsx'
import { literalCode } from './literal-code.ts'
import { LoadedLarge } from './loaded-large.tsx'
import { nameById } from './name-by-id.ts'
import type { PastValues } from './past-values.ts'
import { SmallFormula } from './small-formula.tsx'
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

/**
 * The formula editor: small beside what is bound, or large over panel and canvas. What was typed goes along; until then only the
 * editor that is open holds it, so that a key draws nothing around it.
 */
export function FormulaPopover(props: FormulaPopoverProps) {
  const { label, value, anchor, nodeId, sample, given, past, onBind, onClose, isLargeAtFirst = false } = props
  const { view, session } = useEditor()
  const [{ draft, isLarge }, setOpened] = useState(() => ({ draft: draftOf(value), isLarge: isLargeAtFirst }))
  const [row] = useState(() => rowAround(anchor))
  // In a narrow window it does not fit beside the row and goes under it.
  const [fitsBeside] = useState(() => (row.current?.getBoundingClientRect().left ?? WIDTH * 2) >= WIDTH + OFFSET * 2)
  const apply = (written: FormulaDraft) => {
    onClose()
    const place = { pageId: session.pageId.peek(), names: Object.keys(sample ?? {}) }
    const binding: Binding = { type: 'f', ...written, code: nameById(written.code.trim(), view, place) }
    if (binding.code !== '' && JSON.stringify(binding) !== JSON.stringify(value)) onBind(binding)
  }
  if (isLarge) {
    return (
      <LargeDraft
        label={words.title(label)}
        start={draft}
        nodeId={nodeId}
        sample={sample}
        given={given}
        past={past}
        hasMap
        onApply={apply}
        onLeave={onClose}
        onShrink={(written) => setOpened({ draft: written, isLarge: false })}
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
        <SmallFormula
          {...props}
          start={draft}
          onApply={apply}
          onEnlarge={(written) => setOpened({ draft: written, isLarge: true })}
        />
      </Dialog>
    </Popover>
  )
}

/** The large editor with what is typed in it. */
function LargeDraft({
  start,
  onApply,
  onShrink,
  ...rest
}: Omit<LargeFormulaProps, 'draft' | 'onDraft' | 'onApply' | 'onShrink'> & {
  readonly start: FormulaDraft
  readonly onApply: (draft: FormulaDraft) => void
  readonly onShrink: (draft: FormulaDraft) => void
}) {
  const [draft, setDraft] = useState(start)
  return (
    <LoadedLarge {...rest} draft={draft} onDraft={setDraft} onApply={() => onApply(draft)} onShrink={() => onShrink(draft)} />
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
