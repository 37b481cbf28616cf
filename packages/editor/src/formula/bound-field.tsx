import { useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { isBinding, type Binding, type Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { DataEntry } from './data-entries.ts'
import { FormulaControlsContext, FormulaScopeContext, type FormulaControls } from './formula-controls.ts'
import { asksForFormula } from './open-on-equals.ts'
import { FormulaPopover } from './formula-popover.tsx'
import type { PastValues } from './past-values.ts'
import { onCodeDrop } from '../session/code-drop.ts'
import { describeCode } from '../session/describe-code.ts'
import { words as formulaWords } from './words.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { useMay } from '../session/use-role.ts'
import styles from '../ui/row.module.css'

export interface BindingTarget {
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
  /** Goes back to a literal, or to what is inherited. */
  readonly onUnbind: () => void
}

/**
 * The ƒ at the end of a row's label: opens the formula editor, as `=` does that is typed first into the row's control. Those who may
 * change texts alone have none.
 */
export function FormulaHandle(props: BindingTarget) {
  return useMay('editor') ? <OpenFormulaHandle {...props} /> : null
}

function OpenFormulaHandle(props: BindingTarget) {
  const target = { ...useContext(FormulaScopeContext), ...props }
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isBound = isBinding(target.value)
  useEffect(() => {
    const row = button.current?.closest<HTMLElement>('[data-formula-row]') ?? button.current?.parentElement
    // The innermost row hears it first, and the ones around it leave what is taken.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksForFormula(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    row?.addEventListener('keydown', onKeyDown)
    return () => row?.removeEventListener('keydown', onKeyDown)
  }, [])
  const bind = useRef(target.onBind)
  useEffect(() => {
    bind.current = target.onBind
  })
  useEffect(() => {
    const row = button.current?.parentElement
    return row ? onCodeDrop(row, ({ code }) => bind.current({ type: 'f', code })) : undefined
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.handle}
        data-on={isOpen || undefined}
        aria-label={isBound ? formulaWords.edit(target.label) : formulaWords.bind(target.label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        ƒ
      </button>
      {isOpen && (
        <WithFormulas>
          <FormulaPopover {...target} anchor={button} onClose={() => setIsOpen(false)} />
        </WithFormulas>
      )}
    </>
  )
}

/**
 * Stands where the control would, when the value is bound: the formula in short, a click edits it.
 * `takesFocus`: what had the focus gave way to it.
 */
export function BoundField(props: BindingTarget & { readonly value: Binding; readonly takesFocus?: boolean }) {
  const target = { ...useContext(FormulaScopeContext), ...props }
  const { view, session } = useEditor()
  const code = describeCode(target.value.code, view)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isLarge, setIsLarge] = useState(false)
  const asked = useValue(session.askedFormula)
  const takesFocus = useRef(target.takesFocus)
  useEffect(() => {
    if (takesFocus.current) button.current?.focus()
  }, [])
  const isAsked = asked !== undefined && asked.nodeId === target.nodeId && asked.label === target.label && !asked.keys?.length
  useEffect(() => {
    if (!isAsked) return
    setIsLarge(session.askedFormula.peek()?.isLarge === true)
    session.askedFormula.value = undefined
    setIsOpen(true)
  }, [isAsked, session])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.boundField}
        aria-label={`${formulaWords.edit(target.label)}: ${code}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsLarge(false)
          setIsOpen(true)
        }}
      >
        <span aria-hidden>ƒ</span>
        <span className={styles.code}>{code}</span>
      </button>
      {isOpen && (
        <WithFormulas>
          <FormulaPopover {...target} anchor={button} isLargeAtFirst={isLarge} onClose={() => setIsOpen(false)} />
        </WithFormulas>
      )}
    </>
  )
}

const CONTROLS: FormulaControls = { Handle: FormulaHandle, Field: BoundField }

/** Around what edits formulas or filters: values in them can come from formulas. */
export function WithFormulas({ children }: { readonly children: ReactNode }) {
  return <FormulaControlsContext value={CONTROLS}>{children}</FormulaControlsContext>
}
