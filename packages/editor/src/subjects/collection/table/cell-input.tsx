import { useEffect, useRef } from 'react'
import styles from './grid.module.css'

/** What is typed into a cell: Enter goes down, Tab aside, leaving keeps it, Escape does not. */
export function CellInput({
  label,
  text,
  onFinish,
}: {
  readonly label: string
  readonly text: string
  readonly onFinish: (text: string | undefined, step: 'down' | 'right' | 'left' | 'stay') => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    input.current?.focus()
    input.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const finish: typeof onFinish = (typed, step) => {
    if (isDone.current) return
    isDone.current = true
    const grid = input.current?.closest<HTMLElement>('[role="grid"]')
    onFinish(typed, step)
    if (typed === undefined) grid?.focus()
  }
  return (
    <input
      ref={input}
      aria-label={label}
      className={styles.input}
      defaultValue={text}
      spellCheck={false}
      onBlur={(event) => finish(event.target.value, 'stay')}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        const typed = event.currentTarget.value
        if (event.key === 'Enter') finish(typed, 'down')
        else if (event.key === 'Tab') finish(typed, event.shiftKey ? 'left' : 'right')
        else if (event.key === 'Escape') finish(undefined, 'stay')
        else return
        event.preventDefault()
      }}
    />
  )
}
