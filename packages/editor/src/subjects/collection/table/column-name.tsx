import { useEffect, useRef, useState } from 'react'
import type { GridEdit } from './grid-types.ts'
import { words } from './words.ts'
import styles from './grid.module.css'

/** The name of a column while it is typed; one that is refused stays, with the reason below it. */
export function ColumnName({ name, edit }: { readonly name: string; readonly edit: GridEdit }) {
  const input = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => input.current?.select(), [])
  const finish = (text: string | undefined, isToGrid: boolean) => {
    if (isDone.current) return
    const grid = input.current?.closest<HTMLElement>('[role="grid"]')
    const refused = text === undefined || text === name ? undefined : edit.changeColumn({ rename: name, to: text })
    setWrong(refused)
    if (refused !== undefined) return
    isDone.current = true
    edit.rename(undefined)
    if (isToGrid) grid?.focus()
  }
  return (
    <span className={styles.naming}>
      <input
        ref={input}
        aria-label={words.columnName(name)}
        aria-invalid={wrong !== undefined}
        {...(wrong !== undefined && { 'aria-description': wrong })}
        className={styles.input}
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
        <span role="alert" className={styles.refused}>
          {wrong}
        </span>
      )}
    </span>
  )
}
