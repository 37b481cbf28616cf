import type { ReactNode } from 'react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { measureDistances } from '../distances.ts'
import { placeOver } from './place.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './overlay.module.css'

/** While Alt is held: distances from the selected node to the hovered one, or to the node around it. */
export function DistancesView(): ReactNode {
  const isMeasuring = useValue(useStage().isMeasuring)
  return isMeasuring ? <Distances /> : null
}

function Distances(): ReactNode {
  const { session, view } = useEditor()
  const viewport = useValue(useStage().viewport)
  const [selected] = useValue(session.selection)
  const hover = useValue(session.hover)
  const other = hover !== undefined && hover !== selected ? hover : selected && view.parent(selected)
  const from = useBoxes(selected)[0]
  const to = useBoxes(other)[0]
  if (!from || !to) return null
  return measureDistances(from, to).map(({ line, length }, index) => (
    <div key={index} className={styles.distance} data-upright={line.width === 0 || undefined} style={placeOver(viewport, line)}>
      <span className={styles.distanceValue}>{Math.round(length)}</span>
    </div>
  ))
}
