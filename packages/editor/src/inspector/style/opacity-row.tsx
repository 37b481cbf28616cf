import { checkStyleValue } from '@heddle/style'
import { readMeasure, tidy } from '../../controls/measure.ts'
import { NumberField } from '../../controls/number-field.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useStyleModel } from './use-style.ts'

const PERCENT: readonly string[] = []

/** Opacity as people say it: 0 to 100 %, kept as 0 to 1. */
export function OpacityRow({ label, properties }: RowProps) {
  const model = useStyleModel()
  const toOpacity = (text: string) => {
    const measure = readMeasure(text)
    return measure ? String(tidy(measure.amount / 100)) : text
  }
  return (
    <StyleRow label={label} properties={properties}>
      {({ value, isMixed }) => {
        const amount = value === undefined ? undefined : readMeasure(String(value))
        return (
          <NumberField
            label={label}
            value={amount ? `${tidy(amount.amount * 100)}%` : undefined}
            placeholder={isMixed ? controlsWords.mixed : '100'}
            defaultUnit="%"
            units={PERCENT}
            check={(text) => checkStyleValue('opacity', toOpacity(text))}
            onCommit={(text) => model.set({ opacity: text === null ? null : toOpacity(text) })}
          />
        )
      }}
    </StyleRow>
  )
}
