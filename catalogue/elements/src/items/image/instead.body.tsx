import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Image } from './component.tsx'
import type { imageDefinition } from './definition.ts'
import { Instead } from './instead.tsx'

export function ImageInstead(given: ElementProps<typeof imageDefinition>): ReactNode {
  return <Instead {...given} Body={Image} />
}
