import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { linkBlockDefinition } from './definition.ts'

export function LinkBlock({ root, link }: ElementProps<typeof linkBlockDefinition>): ReactNode {
  return (
    <a {...root} {...link}>
      <Slot name="children" />
    </a>
  )
}
