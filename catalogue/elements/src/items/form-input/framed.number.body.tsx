import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Frame, ofControl } from '../../lib/frame/frame.tsx'
import type { formInputDefinition } from './definition.ts'
import { useNumber } from './use-number.ts'

/** A number whose placeholder moves away. */
export function FormInputFramedNumber({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  return <Frame root={root} props={props} control={useNumber(ofControl(root), props)} />
}
