import type { ReferenceField } from '@heddle/kit'
import { words as controlsWords } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { words } from '../words.ts'
import { TargetChoice } from './target-choice.tsx'

export function ReferenceControl({ field, label, value, isMixed, nodeId, onCommit }: FieldControlProps<ReferenceField>) {
  return (
    <TargetChoice
      label={label}
      to={field.to}
      from={{ nodeId, as: field.byId }}
      value={typeof value === 'string' ? value : ''}
      placeholder={isMixed ? controlsWords.mixed : words.reference.choose(field.to)}
      onPick={onCommit}
    />
  )
}
