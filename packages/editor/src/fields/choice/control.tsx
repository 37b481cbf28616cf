import type { ChoiceField } from '@heddle/kit'
import { Choice } from '../../controls/choice.tsx'
import { words } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { words as fieldWords } from '../words.ts'

export function ChoiceControl({ field, label, value, isMixed, onCommit }: FieldControlProps<ChoiceField>) {
  return (
    <Choice
      label={label}
      value={typeof value === 'string' ? value : undefined}
      placeholder={isMixed ? words.mixed : fieldWords.choice}
      options={field.options.map((option) => ({ id: option.value, label: option.label.en }))}
      onPick={onCommit}
    />
  )
}
