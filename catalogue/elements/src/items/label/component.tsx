import type { ReactNode } from 'react'
import { Slot, toText, type ElementProps } from '@heddle/kit/react'
import type { labelDefinition } from './definition.ts'

/** A label around its field: the browser knows whose it is, without a name or a script. */
export function Label({ root, props }: ElementProps<typeof labelDefinition>): ReactNode {
  return (
    <label {...root}>
      <span>
        {toText(props.text)}
        {props.showsRequired && <span aria-hidden="true"> *</span>}
      </span>
      <Slot name="children" />
    </label>
  )
}
