import { linedNodes } from '../canvas/lines.ts'
import { useBoxes, useStage } from '../canvas/overlay/use-stage.ts'
import { useWatched } from '../canvas/use-watched.ts'
import { entryOf } from '../commands/entries/entries.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { useHasValue } from '../use-value.ts'
import { LazyPart } from './lazy-part.tsx'

const loadGridLines = () => import('../tracks/grid-lines.tsx').then(({ GridLines }) => GridLines)
const loadColumnEdges = () => import('../tracks/column-edges.tsx').then(({ ColumnEdges }) => ColumnEdges)

const loadEntryHandle = () => import('./entry-handle.tsx').then(({ EntryHandle }) => EntryHandle)

/**
 * Lines of a grid and edges of columns, of what is selected or of what it stands in, and a plus at one of several that are listed
 * together; fetched where there are some.
 */
export function LaidOut() {
  const editor = useEditor()
  const [id, ...others] = useValue(editor.session.selection)
  const isDragging = useHasValue(useStage().drag)
  const parent = id === undefined ? undefined : editor.view.parent(id)
  useWatched(others.length > 0 ? [] : [id, parent].flatMap((place) => place ?? []))
  // What is a grid the frame tells with the boxes.
  useBoxes(id)
  useBoxes(parent)
  if (isDragging) return null
  const { grid, columns } = linedNodes(editor)
  const isEntry = id !== undefined && others.length === 0 && entryOf(editor, id) !== undefined
  return (
    <>
      {grid !== undefined && <LazyPart load={loadGridLines} id={grid} />}
      {columns !== undefined && <LazyPart load={loadColumnEdges} id={columns} />}
      {isEntry && <LazyPart load={loadEntryHandle} id={id} />}
    </>
  )
}
