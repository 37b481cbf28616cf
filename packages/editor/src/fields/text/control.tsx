import type { TextField } from '@heddle/kit'
import { words } from '../../controls/words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField as TextInput } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'

export function TextControl({ field, label, value, isMixed, error, onCommit }: FieldControlProps<TextField>) {
  const shared = {
    label,
    isLabelHidden: true,
    value: typeof value === 'string' ? value : '',
    placeholder: isMixed ? words.mixed : (field.placeholder ?? ''),
    error,
    onCommit,
  }
  return field.multiline ? <TextArea {...shared} rows={4} /> : <TextInput {...shared} />
}
