import { useState } from 'react'
import { checkStyleValue, isTokenReference } from '@heddle/style'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useStyleModel } from './use-style.ts'

/** A row with free CSS text: shadows, transitions, grid columns. */
export function TextRow({ label, name = label, properties, placeholder }: RowProps & { readonly placeholder?: string }) {
  const model = useStyleModel()
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const value = text.trim()
    const message = value === '' ? undefined : checkStyleValue(properties[0] ?? '', value)
    setWrong(message)
    if (message === undefined)
      model.set(Object.fromEntries(properties.map((property) => [property, value === '' ? null : value])))
  }
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial }) => (
        <TextField
          label={name}
          isLabelHidden
          value={value === undefined || isTokenReference(value) ? '' : String(value)}
          placeholder={isMixed ? controlsWords.mixed : (placeholder ?? initial)}
          error={wrong}
          onCommit={commit}
          onChange={() => setWrong(undefined)}
        />
      )}
    </StyleRow>
  )
}
