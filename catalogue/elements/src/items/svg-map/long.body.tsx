import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { InteractiveMap, type ReadDrawing } from '../../lib/map/interactive-map.tsx'
import type { svgMapDefinition } from './definition.ts'

/** A map of a long drawing, which the publish has read: what reads one comes to pages where it could not. */
export function SvgMapLong(given: ElementProps<typeof svgMapDefinition>): ReactNode {
  return <InteractiveMap {...given} read={readLater} />
}

const readLater: ReadDrawing = async (text, left) => (await import('../../lib/drawing/read-drawing.ts')).readDrawing(text, left)
