import { useState } from 'react'
import type { DateTimeField, PickedDate } from '@heddle/kit'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { WithDatePick } from '../with-date-pick.tsx'
import { words } from '../words.ts'

const PICKED: Readonly<Record<DateTimeField['precision'], PickedDate>> = {
  date: 'date',
  time: 'time',
  'date-time': 'datetime-local',
}

/** A day, a time or both as text, so that no time zone comes between; what is no such thing stays, with what is wrong. */
export function DateTimeControl({ field, label, value, isMixed, error, onCommit }: FieldControlProps<DateTimeField>) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const next = text.trim().replace(/^(\S+) (\S+)$/, '$1T$2')
    const problem = field.check(next)
    setWrong(problem)
    if (problem === undefined) onCommit(next)
  }
  const text = typeof value === 'string' ? value : ''
  return (
    <WithDatePick label={label} kind={PICKED[field.precision]} value={text} onPick={commit}>
      <TextField
        label={label}
        isLabelHidden
        isMono
        value={text}
        placeholder={isMixed ? controlsWords.mixed : words.dateTime[field.precision]}
        error={wrong ?? error}
        onCommit={commit}
      />
    </WithDatePick>
  )
}
