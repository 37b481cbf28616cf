import type { TrailField } from '@heddle/kit'
import { Switch } from '../../ui/switch.tsx'
import type { FieldControlProps } from '../field-control-props.ts'

export function TrailControl({ label, value, onCommit }: FieldControlProps<TrailField>) {
  return <Switch label={label} isLabelHidden isOn={value === true} onChange={onCommit} />
}
