import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { columnDefinition } from './definition.ts'

export function Column({ root, link }: ElementProps<typeof columnDefinition>): ReactNode {
  const children = <Slot name="children" />
  return link ? (
    <a {...root} {...link} data-column="">
      {children}
    </a>
  ) : (
    <div {...root} data-column="">
      {children}
    </div>
  )
}
