import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { columnsDefinition } from './definition.ts'

export function Columns({ root, props }: ElementProps<typeof columnsDefinition>): ReactNode {
  return (
    <div {...root} data-columns={props.pushesLast ? 'push' : ''}>
      <Slot name="children" />
    </div>
  )
}
