import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'
import { ImageOverlaid } from './overlaid.body.tsx'
import { Told } from './told.tsx'

export function ImageToldOverlaid(given: ElementProps<typeof imageDefinition>): ReactNode {
  return <Told {...given} Body={ImageOverlaid} />
}
