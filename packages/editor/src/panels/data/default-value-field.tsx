import { useState } from 'react'
import type { VariableType } from '@heddle/document'
import type { Json } from '@heddle/store'
import { words } from './words.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { printDefault, readDefault } from './read-default.ts'
import styles from './variables.module.css'

const BOOLEANS = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
  { value: '', label: words.noDefault },
] as const

/** The value a variable starts with, in a control that suits its type. */
export function DefaultValueField({
  type,
  value,
  error,
  onCommit,
}: {
  readonly type: VariableType
  readonly value: Json | undefined
  readonly error: string | undefined
  readonly onCommit: (value: Json) => void
}) {
  const [wrong, setWrong] = useState<string>()
  if (type === 'boolean') {
    return (
      <div className={styles.field}>
        <span className={styles.label}>{words.defaultValue}</span>
        <Segmented
          label={words.defaultValue}
          value={typeof value === 'boolean' ? (value ? 'true' : 'false') : ''}
          segments={BOOLEANS}
          onChange={(next) => onCommit(next === '' ? null : next === 'true')}
          isWide
        />
      </div>
    )
  }
  const commit = (text: string) => {
    const read = readDefault(type, text)
    setWrong(read.ok ? undefined : read.message)
    if (read.ok) onCommit(read.value)
  }
  const shared = { label: words.defaultValue, value: printDefault(type, value), error: wrong ?? error, onCommit: commit }
  return type === 'array' || type === 'object' ? (
    <TextArea {...shared} placeholder={words.jsonHint} isMono />
  ) : (
    <TextField {...shared} placeholder={words.noDefault} />
  )
}
