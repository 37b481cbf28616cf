import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Image } from './component.tsx'
import type { imageDefinition } from './definition.ts'
import { Told } from './told.tsx'

export function ImageTold(given: ElementProps<typeof imageDefinition>): ReactNode {
  return <Told {...given} Body={Image} />
}
