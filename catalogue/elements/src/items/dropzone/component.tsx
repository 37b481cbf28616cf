import type { ReactNode } from 'react'
import { Slot, type ElementProps } from '@heddle/kit/react'
import type { dropzoneDefinition } from './definition.ts'

export function Dropzone({ root }: ElementProps<typeof dropzoneDefinition>): ReactNode {
  return (
    <div {...root}>
      <Slot name="children" />
    </div>
  )
}
