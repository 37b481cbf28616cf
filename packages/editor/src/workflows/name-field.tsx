import { useEffect, useRef } from 'react'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** The name of a workflow while it is typed: Enter or leaving keeps it, Escape does not. */
export function NameField({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <input
      ref={input}
      aria-label={words.name}
      className={styles.rename}
      defaultValue={name}
      autoFocus
      onBlur={({ currentTarget }) => onDone(currentTarget.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onDone(event.currentTarget.value.trim())
        if (event.key === 'Escape') onDone(undefined)
      }}
    />
  )
}
