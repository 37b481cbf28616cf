import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { LightboxOf } from '../../lib/lightbox/lightbox-of.tsx'
import type { lightboxDefinition } from './definition.ts'

export function Lightbox(given: ElementProps<typeof lightboxDefinition>): ReactNode {
  return <LightboxOf {...given} />
}
