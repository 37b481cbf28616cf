import type { ComponentType, ReactNode } from 'react'
import type { Field } from '@heddle/kit'
import { FIELD_CONTROLS } from './controls.gen.ts'
import type { FieldControlProps } from './field-control-props.ts'
import { DrawControlContext } from './inner-control.tsx'

/** The control of a field, whatever its kind. */
export function FieldControl(props: FieldControlProps<Field>) {
  return <DrawControlContext value={drawControl}>{drawControl(props)}</DrawControlContext>
}

function drawControl(props: FieldControlProps<Field>): ReactNode {
  const Control = FIELD_CONTROLS[props.field.kind] as ComponentType<FieldControlProps<Field>>
  return <Control {...props} />
}
