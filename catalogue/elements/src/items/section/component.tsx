import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { sectionDefinition } from './definition.ts'

export function Section({ root, props }: ElementProps<typeof sectionDefinition>): ReactNode {
  const Tag = props.tag
  return (
    <Tag {...root}>
      <Slot name="children" />
    </Tag>
  )
}
