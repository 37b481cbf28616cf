import { useState } from 'react'
import type { DateTimeField } from '@heddle/kit'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../words.ts'

/** A day, a time or both as text, so that no time zone comes between; what is no such thing stays, with what is wrong. */
export function DateTimeControl({ field, label, value, isMixed, error, onCommit }: FieldControlProps<DateTimeField>) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const next = text.trim().replace(/^(\S+) (\S+)$/, '$1T$2')
    const problem = field.check(next)
    setWrong(problem)
    if (problem === undefined) onCommit(next)
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      isMono
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? controlsWords.mixed : words.dateTime[field.precision]}
      error={wrong ?? error}
      onCommit={commit}
    />
  )
}
