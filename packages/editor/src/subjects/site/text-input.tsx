import { useEffect, useRef } from 'react'
import styles from './texts.module.css'

/** Where one goes when a text is written: `leave` is to wherever somebody pressed. */
export type After = 'down' | 'right' | 'left' | 'stay' | 'leave'

/** What is typed into a cell: Enter goes down, Shift+Enter is a new line, Tab goes aside, leaving keeps it, Escape does not. */
export function TextInput({
  label,
  text,
  onFinish,
}: {
  readonly label: string
  readonly text: string
  readonly onFinish: (text: string | undefined, after: After) => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(text.length, text.length)
  }, [text])
  const finish: typeof onFinish = (typed, after) => {
    if (isDone.current) return
    isDone.current = true
    onFinish(typed, after)
  }
  return (
    <textarea
      ref={area}
      aria-label={label}
      className={styles.input}
      defaultValue={text}
      rows={1}
      onBlur={(event) => finish(event.target.value, 'leave')}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        const typed = event.currentTarget.value
        if (event.key === 'Enter' && !event.shiftKey) finish(typed, 'down')
        else if (event.key === 'Tab') finish(typed, event.shiftKey ? 'left' : 'right')
        else if (event.key === 'Escape') finish(undefined, 'stay')
        else return
        event.preventDefault()
      }}
    />
  )
}
