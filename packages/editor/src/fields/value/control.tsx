import { useState } from 'react'
import type { Json } from '@heddle/store'
import type { ValueField } from '@heddle/kit'
import { words } from '../../controls/words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import type { FieldControlProps } from '../field-control-props.ts'

/** A list, an object or any value as JSON. What is no JSON stays where it was typed, with what is wrong. */
export function ValueControl({ field, label, value, isMixed, onCommit }: FieldControlProps<ValueField>) {
  const [error, setError] = useState<string>()
  const commit = (text: string): void => {
    if (text.trim() === '') {
      setError(undefined)
      onCommit(null)
      return
    }
    const read = readJson(text)
    const problem = read === undefined ? words.value.notJson : field.check(read.value)
    setError(problem)
    if (read !== undefined && problem === undefined) onCommit(read.value)
  }
  return (
    <TextArea
      label={label}
      isLabelHidden
      isMono
      rows={4}
      value={value === undefined ? '' : JSON.stringify(value, undefined, 1)}
      placeholder={isMixed ? words.mixed : ''}
      error={error}
      onCommit={commit}
    />
  )
}

function readJson(text: string): { readonly value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return undefined
  }
}
