import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { dividerDefinition } from './definition.ts'

export function Divider({ root, props }: ElementProps<typeof dividerDefinition>): ReactNode {
  return <hr {...root} aria-orientation={props.orientation === 'vertical' ? 'vertical' : undefined} />
}
