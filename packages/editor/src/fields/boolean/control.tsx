import type { BooleanField } from '@heddle/kit'
import { Switch } from '../../ui/switch.tsx'
import type { FieldControlProps } from '../field-control-props.ts'

export function BooleanControl({ label, value, onCommit }: FieldControlProps<BooleanField>) {
  return <Switch label={label} isLabelHidden isOn={value === true} onChange={onCommit} />
}
