import { createContext, useContext } from 'react'
import type { Id } from '@heddle/document'
import type { NodeGeometry } from '@heddle/canvas/protocol'
import type { Readable } from '@heddle/sync/client'
import { useEditor, useValue } from '../../session/use-editor.ts'
import type { CanvasGeometry } from '../../frame/connection.ts'
import type { Stage } from '../stage.ts'

export const StageContext = createContext<Stage | undefined>(undefined)

/** The canvas area's stage. Throws outside of it. */
export function useStage(): Stage {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('useStage needs the canvas area around it')
  return stage
}

/** What is known while there is no frame. */
export const NO_GEOMETRY: Readable<CanvasGeometry> = {
  value: { boxes: new Map(), scrollY: 0, contentHeight: 0 },
  subscribe: () => () => undefined,
}
const NO_BOXES: readonly NodeGeometry[] = []

/** Where the frame last saw a watched node. */
export function useBoxes(id: Id | undefined): readonly NodeGeometry[] {
  const connection = useValue(useEditor().canvas)
  const geometry = useValue<CanvasGeometry>(connection?.geometry ?? NO_GEOMETRY)
  return (id !== undefined && geometry.boxes.get(id)) || NO_BOXES
}
