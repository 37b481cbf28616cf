import type { ComponentProps } from 'react'
import { isBinding } from '@heddle/document'
import { PlainRow } from '../../fields/plain-row.tsx'
import { RowLabel } from '../../inspector/row-label.tsx'
import { SourceDetails } from '../../inspector/source-details.tsx'
import { words as inspectorWords } from '../../inspector/words.ts'

interface SetRowProps extends Omit<ComponentProps<typeof PlainRow>, 'labelled'> {
  /** Takes the value back to what it is when nobody says anything; absent where it is that. */
  readonly onReset: (() => void) | undefined
}

/** A row whose label is marked while its value is set, as the rows of elements are: it opens to a reset, and Alt+click is one. */
export function SetRow({ onReset, ...row }: SetRowProps) {
  const { label, help, target } = row
  const isBound = target !== undefined && isBinding(target.value)
  const { here, bound } = inspectorWords.source
  const source = isBound ? `${here} ${bound}` : here
  return (
    <PlainRow
      {...row}
      {...(onReset && {
        labelled: (
          <RowLabel
            label={label}
            origin={isBound ? 'bound' : 'here'}
            source={source}
            onReset={onReset}
            details={<SourceDetails label={label} source={source} help={help} onReset={onReset} />}
          />
        ),
      })}
    />
  )
}
