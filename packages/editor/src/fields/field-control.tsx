import type { ComponentType } from 'react'
import type { Field } from '@heddle/kit'
import { FIELD_CONTROLS } from './controls.gen.ts'
import type { FieldControlProps } from './field-control-props.ts'
import { InnerControlContext } from './inner-control.tsx'

/** The control of a field, whatever its kind. */
export function FieldControl(props: FieldControlProps<Field>) {
  return (
    <InnerControlContext value={KindControl}>
      <KindControl {...props} />
    </InnerControlContext>
  )
}

function KindControl(props: FieldControlProps<Field>) {
  const Control = FIELD_CONTROLS[props.field.kind] as ComponentType<FieldControlProps<Field>>
  return <Control {...props} />
}
