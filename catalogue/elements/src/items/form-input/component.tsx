import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { useLine } from '../../lib/lines/use-line.ts'
import type { formInputDefinition } from './definition.ts'

/** Everything but numbers: a line or several of text, a day, a time, a colour. */
export function FormInput({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const Tag = (props.type === 'textarea' ? 'textarea' : 'input') as 'input'
  return <Tag {...root} {...useLine(root, props)} />
}
