import type { ReactNode } from 'react'
import { labelId, Slot, toText, usePlacedId, type ElementProps } from '@heddle/kit/react'
import type { labelDefinition } from './definition.ts'

/** A label around its field, or naming one elsewhere by its id: the browser knows whose it is, without a script. */
export function Label({ root, props }: ElementProps<typeof labelDefinition>): ReactNode {
  const id = usePlacedId(props.for)
  return (
    <label {...root} htmlFor={id}>
      <span id={id && labelId(id)}>
        {toText(props.text)}
        {props.showsRequired && <span aria-hidden="true"> *</span>}
      </span>
      <Slot name="children" />
    </label>
  )
}
