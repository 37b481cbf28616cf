import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEditor } from '../session/use-editor.ts'
import type { RunStep } from './run-steps.ts'
import { words } from './words.ts'
import styles from './step-inspector.module.css'

/** Stands for what the action gave among the names of its parameters. */
export const RESULT: unique symbol = Symbol('result')
type Asked = string | typeof RESULT

export interface Why {
  /** The value whose reason is shown. */
  readonly asked: Asked | undefined
  readonly toggle: (name: Asked) => void
}

/** The value of a step whose reason is shown: it stays the one that is asked for from step to step, the command goes on to the next. */
export function useWhy({ args = {}, result }: RunStep): Why {
  const { askedWhy } = useEditor().session
  const [asked, setAsked] = useState<Asked>()
  const names: readonly Asked[] = result ? [...Object.keys(args), RESULT as typeof RESULT] : Object.keys(args)
  const next = useRef<() => void>(undefined)
  useEffect(() => {
    next.current = () => setAsked((last) => names[(names.indexOf(last ?? '') + 1) % names.length])
  })
  useEffect(() => {
    let isFirst = true
    return askedWhy.subscribe(() => {
      if (!isFirst) next.current?.()
      isFirst = false
    })
  }, [askedWhy])
  return {
    asked: asked !== undefined && names.includes(asked) ? asked : undefined,
    toggle: (name) => setAsked((last) => (last === name ? undefined : name)),
  }
}

export interface WhyButtonProps {
  /** What the value is called. */
  readonly name: string
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Asks why a value is what it is, or no longer. */
export function WhyButton({ name, isOpen, onPress }: WhyButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.ask}
      aria-label={`${words.step.why} ${name}`}
      aria-expanded={isOpen}
      title={words.step.whyOf(name)}
      onClick={onPress}
    >
      {words.step.why}
    </button>
  )
}
