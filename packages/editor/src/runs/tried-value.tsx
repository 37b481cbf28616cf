import { useState, type ReactNode } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { words } from './words.ts'

export interface TriedValueProps {
  readonly name: string
  readonly value: unknown
  /** Another value was put in its place: for this run, in no history. */
  readonly onTry: (value: unknown) => void
}

/** A value as JSON, which can be tried as another one while a run waits. */
export function TriedValue({ name, value, onTry }: TriedValueProps): ReactNode {
  const [error, setError] = useState<string>()
  const text = JSON.stringify(value) ?? ''
  return (
    <TextField
      label={name}
      isLabelHidden
      isMono
      value={text}
      error={error}
      onCommit={(typed) => {
        try {
          onTry(typed.trim() === '' ? undefined : (JSON.parse(typed) as unknown))
          setError(undefined)
        } catch {
          setError(words.step.noJson)
        }
      }}
    />
  )
}
