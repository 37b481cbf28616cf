import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { InteractiveMap } from '../../lib/map/interactive-map.tsx'
import { readDrawing } from '../../lib/drawing/read-drawing.ts'
import type { svgMapDefinition } from './definition.ts'

/** A map whose drawing the browser reads. */
export function SvgMap(given: ElementProps<typeof svgMapDefinition>): ReactNode {
  return <InteractiveMap {...given} read={readDrawing} />
}
