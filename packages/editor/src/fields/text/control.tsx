import type { TextField } from '@heddle/kit'
import { words } from '../../controls/words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField as TextInput } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { WithDatePick } from '../with-date-pick.tsx'

export function TextControl({ field, label, value, values = {}, isMixed, error, onCommit }: FieldControlProps<TextField>) {
  const shared = {
    label,
    isLabelHidden: true,
    value: typeof value === 'string' ? value : '',
    placeholder: isMixed ? words.mixed : (field.placeholder ?? ''),
    error,
    onCommit,
  }
  if (field.multiline) return <TextArea {...shared} rows={4} />
  const kind = field.picksDate?.(values)
  const line = <TextInput {...shared} />
  return kind ? <WithDatePick {...{ label, kind, value: shared.value, onPick: onCommit }}>{line}</WithDatePick> : line
}
