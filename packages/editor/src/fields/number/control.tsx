import type { NumberField } from '@heddle/kit'
import { readMeasure } from '../../controls/measure.ts'
import { NumberField as NumberInput } from '../../controls/number-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function NumberControl({ field, label, value, isMixed, onCommit }: FieldControlProps<NumberField>) {
  const unit = field.unit ?? ''
  return (
    <NumberInput
      label={label}
      value={typeof value === 'number' ? `${value}${unit}` : undefined}
      placeholder={isMixed ? words.mixed : String(field.default)}
      defaultUnit={unit}
      step={field.step}
      check={(text) => field.check(readMeasure(text)?.amount ?? text)}
      onCommit={(text) => onCommit(text === null ? null : (readMeasure(text)?.amount ?? null))}
    />
  )
}
