import type { OptionField } from '@heddle/kit'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../words.ts'

/** What is offered now; a value that is not is shown as it is stored. */
export function OptionControl({ field, label, value, isMixed, values = {}, onCommit }: FieldControlProps<OptionField>) {
  const options = field.optionsOf(values).map((one) => ({ id: one.value, label: one.label.en }))
  return (
    <Choice
      label={label}
      value={typeof value === 'string' && value !== '' ? value : undefined}
      placeholder={isMixed ? controlsWords.mixed : options.length === 0 ? words.noOptions : ''}
      options={options}
      onPick={onCommit}
    />
  )
}
