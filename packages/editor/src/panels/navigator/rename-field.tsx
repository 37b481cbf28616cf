import { useEffect, useRef } from 'react'
import { words } from './words.ts'
import styles from './navigator.module.css'

/** The name of a node while it is typed: Enter or leaving keeps it, Escape does not. */
export function RenameField({
  name,
  placeholder,
  onDone,
}: {
  readonly name: string
  readonly placeholder: string
  readonly onDone: (name: string | undefined) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => input.current?.select(), [])
  const finish = (kept: string | undefined) => {
    if (isDone.current) return
    isDone.current = true
    onDone(kept === name ? undefined : kept)
    // The keyboard goes back to the tree it came from.
    input.current?.closest<HTMLElement>('[role="tree"]')?.focus()
  }
  return (
    <input
      ref={input}
      aria-label={words.name}
      className={styles.rename}
      defaultValue={name}
      placeholder={placeholder}
      autoFocus
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.target.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(event.currentTarget.value.trim())
        if (event.key === 'Escape') finish(undefined)
      }}
    />
  )
}
