import { useState } from 'react'
import type { Json } from '@heddle/store'
import { TextField } from '../../ui/text-field.tsx'
import { readValueText, writeValueText } from './value-text.ts'
import { words } from './words.ts'
import styles from './examples.module.css'

/** A value of an example in one line: JSON, or a text as it is. What cannot be read stays, with the reason. */
export function ValueField({
  label,
  value,
  onCommit,
}: {
  readonly label: string
  readonly value: Json
  readonly onCommit: (value: Json) => void
}) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const read = readValueText(text)
    setWrong(read.ok ? undefined : read.message)
    if (read.ok) onCommit(read.value)
  }
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <TextField
        label={label}
        isLabelHidden
        isMono
        value={writeValueText(value)}
        placeholder={words.nothing}
        error={wrong}
        onCommit={commit}
      />
    </div>
  )
}
