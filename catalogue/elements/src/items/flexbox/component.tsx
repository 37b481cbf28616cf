import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { flexboxDefinition } from './definition.ts'

export function Flexbox({ root, props, link }: ElementProps<typeof flexboxDefinition>): ReactNode {
  const children = <Slot name="children" />
  if (link) {
    return (
      <a {...root} {...link}>
        {children}
      </a>
    )
  }
  const Tag = props.tag
  return <Tag {...root}>{children}</Tag>
}
