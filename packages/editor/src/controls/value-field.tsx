import { useState } from 'react'
import type { Json } from '@heddle/store'
import type { ValueField as ValueFieldDescriptor } from '@heddle/kit'
import { words } from './words.ts'
import { TextArea } from '../ui/text-area.tsx'

export interface ValueFieldProps {
  readonly field: ValueFieldDescriptor
  readonly label: string
  readonly value: Json | undefined
  readonly placeholder: string
  readonly onCommit: (value: Json | null) => void
}

/** A list, an object or any value as JSON. What is no JSON stays where it was typed, with what is wrong. */
export function ValueField({ field, label, value, placeholder, onCommit }: ValueFieldProps) {
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
      placeholder={placeholder}
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
