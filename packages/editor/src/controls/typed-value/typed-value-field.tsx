import { useState } from 'react'
import type { VariableType } from '@heddle/document'
import type { Json } from '@heddle/store'
import { SegmentedField } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { JsonEditor } from '../json/json-editor.tsx'
import { printValue, readValue } from './read-value.ts'
import { words } from './words.ts'

const BOOLEANS = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
  { value: '', label: words.nothing },
] as const

/** A value in a control that suits its type. */
export function TypedValueField({
  label,
  type,
  value,
  error,
  onCommit,
}: {
  readonly label: string
  readonly type: VariableType
  readonly value: Json | undefined
  readonly error: string | undefined
  readonly onCommit: (value: Json) => void
}) {
  const [wrong, setWrong] = useState<string>()
  if (type === 'boolean') {
    return (
      <SegmentedField
        label={label}
        value={typeof value === 'boolean' ? (value ? 'true' : 'false') : ''}
        segments={BOOLEANS}
        onChange={(next) => onCommit(next === '' ? null : next === 'true')}
      />
    )
  }
  if (type === 'array' || type === 'object') {
    return <JsonEditor label={label} root={type} value={value ?? null} error={error} onCommit={onCommit} />
  }
  const commit = (text: string) => {
    const read = readValue(type, text)
    setWrong(read.ok ? undefined : read.message)
    if (read.ok) onCommit(read.value)
  }
  return (
    <TextField label={label} value={printValue(value)} error={wrong ?? error} onCommit={commit} placeholder={words.nothing} />
  )
}
