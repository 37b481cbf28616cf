import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { formInputDefinition } from './definition.ts'
import { useNumber } from './use-number.ts'

export function FormInputNumber({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  return <input {...root} {...useNumber(root, props).control} />
}
