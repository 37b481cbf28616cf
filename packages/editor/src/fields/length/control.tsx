import type { LengthField } from '@heddle/kit'
import { NumberField as NumberInput } from '../../controls/number-field.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'

export function LengthControl({ field, label, value, isMixed, onCommit }: FieldControlProps<LengthField>) {
  return (
    <NumberInput
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      placeholder={isMixed ? words.mixed : field.default}
      units={LENGTH_UNITS}
      check={(text) => field.check(text)}
      onCommit={onCommit}
    />
  )
}

const LENGTH_UNITS = ['px', '%', 'rem', 'em', 'vw', 'vh']
