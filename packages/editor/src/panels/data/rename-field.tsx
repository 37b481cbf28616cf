import { useEffect, useRef, useState } from 'react'
import { words } from './words.ts'
import styles from './data-panel.module.css'

/**
 * The name of a record or folder while it is typed: Enter or leaving keeps it, Escape does not. A name that is refused stays,
 * with the reason below it.
 */
export function RenameField({
  name,
  onRename,
  onDone,
}: {
  readonly name: string
  /** Answers what is wrong with the name. */
  readonly onRename: (name: string) => string | undefined
  readonly onDone: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => input.current?.select(), [])
  const finish = (text: string | undefined, isToTree: boolean) => {
    if (isDone.current) return
    const refused = text === undefined || text === name ? undefined : onRename(text)
    setWrong(refused)
    if (refused !== undefined) return
    isDone.current = true
    const tree = input.current?.closest<HTMLElement>('[role="tree"]')
    onDone()
    if (isToTree) tree?.focus()
  }
  return (
    <span className={styles.renaming}>
      <input
        ref={input}
        aria-label={words.name}
        aria-invalid={wrong !== undefined}
        {...(wrong === undefined ? {} : { 'aria-describedby': 'data-rename-error' })}
        className={styles.rename}
        defaultValue={name}
        autoFocus
        spellCheck={false}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onBlur={(event) => finish(event.target.value.trim(), false)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') finish(event.currentTarget.value.trim(), true)
          if (event.key === 'Escape') finish(undefined, true)
        }}
      />
      {wrong !== undefined && (
        <span id="data-rename-error" role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
    </span>
  )
}
