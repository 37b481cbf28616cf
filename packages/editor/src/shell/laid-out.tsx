import type { Id } from '@heddle/document'
import { useBoxes, useStage } from '../canvas/overlay/use-stage.ts'
import { useWatched } from '../canvas/use-watched.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { useHasValue } from '../use-value.ts'
import { LazyPart } from './lazy-part.tsx'

const loadGridLines = () => import('../tracks/grid-lines.tsx').then(({ GridLines }) => GridLines)
const loadColumnEdges = () => import('../tracks/column-edges.tsx').then(({ ColumnEdges }) => ColumnEdges)

/** Lines of a grid and edges of columns, of what is selected or of what it stands in; fetched where there are some. */
export function LaidOut() {
  const { session, view, definitions } = useEditor()
  const [id, ...others] = useValue(session.selection)
  const isDragging = useHasValue(useStage().drag)
  const parent = id === undefined ? undefined : view.parent(id)
  const places = [id, parent].filter((place): place is Id => place !== undefined)
  useWatched(others.length === 0 ? places : [])
  const isGrid = useBoxes(id)[0]?.grid !== undefined
  const isInGrid = useBoxes(parent)[0]?.grid !== undefined
  if (others.length > 0 || isDragging) return null
  const grid = isGrid ? id : isInGrid ? parent : undefined
  const columns = places.find((place) => definitions.get(view.find('node', place)?.element ?? '')?.arrangements)
  return (
    <>
      {grid !== undefined && <LazyPart load={loadGridLines} id={grid} />}
      {columns !== undefined && <LazyPart load={loadColumnEdges} id={columns} />}
    </>
  )
}
