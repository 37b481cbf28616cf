import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'
import { Instead } from './instead.tsx'
import { ImageOverlaid } from './overlaid.body.tsx'

export function ImageOverlaidInstead(given: ElementProps<typeof imageDefinition>): ReactNode {
  return <Instead {...given} Body={ImageOverlaid} />
}
