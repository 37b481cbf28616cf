import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'
import { ImageOverlaidInstead } from './overlaid.instead.body.tsx'
import { Told } from './told.tsx'

export function ImageToldOverlaidInstead(given: ElementProps<typeof imageDefinition>): ReactNode {
  return <Told {...given} Body={ImageOverlaidInstead} />
}
