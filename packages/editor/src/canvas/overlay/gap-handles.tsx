import type { ReactNode } from 'react'
import type { Box, NodeGeometry } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { useChildren } from '../../session/use-document.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import type { CanvasGeometry } from '../../frame/connection.ts'
import { useWatched } from '../use-watched.ts'
import { words } from '../words.ts'
import { NO_GEOMETRY, useStage } from './use-stage.ts'
import { placeOver } from './place.ts'
import { useHandle } from './use-handle.ts'
import styles from './handles.module.css'

/** Children of a container whose gaps are shown; a long list needs no more to be changed. */
const MOST_CHILDREN = 24

/** The room between two children that stand side by side or one below the other. */
export interface Gap {
  readonly property: 'column-gap' | 'row-gap'
  readonly area: Box
  /** Page pixels of it that are no margins. */
  readonly value: number
}

/** Grips in the gaps of a container; dragging one sets all gaps of its direction. Offered where there is some room. */
export function GapHandles({ box }: { readonly box: NodeGeometry }): ReactNode {
  const children = useChildren(box.id).slice(0, MOST_CHILDREN)
  useWatched(children)
  const connection = useValue(useEditor().canvas)
  const { boxes } = useValue<CanvasGeometry>(connection?.geometry ?? NO_GEOMETRY)
  const placed = children.flatMap((id) => boxes.get(id)?.slice(0, 1) ?? [])
  return gapsOf(box, placed).map((gap, at) => <GapHandle key={at} id={box.id} gap={gap} />)
}

function GapHandle({ id, gap: { property, area, value } }: { readonly id: Id; readonly gap: Gap }): ReactNode {
  const viewport = useValue(useStage().viewport)
  const isRow = property === 'column-gap'
  const handle = useHandle({
    id,
    label: words.changes.gap,
    valuesAt: (dx, dy) => ({ [property]: `${Math.max(0, Math.round(value + (isRow ? dx : dy)))}px` }),
  })
  return (
    <div className={classNames(styles.area, styles.gap, isRow ? styles.upright : styles.level)} style={placeOver(viewport, area)}>
      <span className={styles.grip} {...handle}>
        <span className={styles.value}>{Math.round(value)}</span>
      </span>
    </div>
  )
}

/** The gaps of a container between its children in their order: beside one another, below, and between the lines of those that wrap. */
export function gapsOf(box: NodeGeometry, children: readonly NodeGeometry[]): readonly Gap[] {
  const [, right, , left] = box.padding
  return children.slice(1).flatMap((next, at): readonly Gap[] => {
    const last = children[at]
    if (!last) return []
    const [ends, bottom] = [last.x + last.width, last.y + last.height]
    const across = next.x - ends - last.margin[1] - next.margin[3]
    const down = next.y - bottom - last.margin[2] - next.margin[0]
    if (across > 0 && next.y < bottom) {
      const y = Math.min(last.y, next.y)
      const height = Math.max(bottom, next.y + next.height) - y
      return [{ property: 'column-gap', value: across, area: { x: ends + last.margin[1], y, width: across, height } }]
    }
    if (down <= 0) return []
    const area = { x: box.x + left, y: bottom + last.margin[2], width: box.width - left - right, height: down }
    return [{ property: 'row-gap', value: down, area }]
  })
}
