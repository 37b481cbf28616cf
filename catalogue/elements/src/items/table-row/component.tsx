import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { tableRowDefinition } from './definition.ts'

export function TableRow({ root }: ElementProps<typeof tableRowDefinition>): ReactNode {
  return (
    <tr role="row" {...root}>
      <Slot name="children" />
    </tr>
  )
}
