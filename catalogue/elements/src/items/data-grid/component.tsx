import { useRef, type ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { GridFoot } from '../../lib/grid/foot.tsx'
import { GridHead } from '../../lib/grid/head.tsx'
import { GridRows } from '../../lib/grid/rows.tsx'
import { longWidth } from '../../lib/grid/place-style.ts'
import { isLong } from '../../lib/grid/row-window.ts'
import { GridToolbar } from '../../lib/grid/toolbar.tsx'
import type { EditingPart } from '../../lib/grid/use-editing.ts'
import { useGrid } from '../../lib/grid/use-grid.ts'
import type { dataGridDefinition } from './definition.ts'

/** A table of the browser whose rows come from a list. Where there is no room it scrolls sideways. */
export function DataGrid({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  const grid = useGrid(props, loadEditing, root)
  const { given, columns, shown, pages, editing, driven } = grid
  const caption = toText(props.caption)
  const isLoading = Boolean(props.loading) || given.isComing || driven?.isBusy
  const name = caption || root['aria-label']
  const box = useRef<HTMLDivElement>(null)
  const isCut = isLong(shown.length, Boolean(props.pagination))
  return (
    <div {...root} aria-label={undefined}>
      <GridToolbar grid={grid} props={props} />
      <div
        ref={box}
        className="heddle-grid-box"
        tabIndex={editing.isGrid ? undefined : 0}
        {...(name && { role: 'region', 'aria-label': name })}
      >
        <table
          className={isCut ? 'heddle-grid heddle-grid-long' : 'heddle-grid'}
          style={isCut ? longWidth(columns.placed) : undefined}
          {...(editing.isGrid && { role: 'grid', 'aria-label': caption ? undefined : name })}
          aria-rowcount={pages.total + 1}
          aria-busy={isLoading || undefined}
        >
          {caption && <caption className={props.hidesCaption ? 'heddle-grid-unseen' : undefined}>{caption}</caption>}
          <GridHead grid={grid} props={props} />
          <tbody>
            <GridRows grid={grid} props={props} box={box} />
          </tbody>
        </table>
      </div>
      {driven?.hasFailed && shown.length > 0 && (
        <p className="heddle-grid-failed" role="alert">
          {toText(props.errorText)}
        </p>
      )}
      {props.pagination && (
        <GridFoot props={props} pages={pages} most={driven?.most} onPage={grid.goToPage} onSize={grid.setSize} />
      )}
    </div>
  )
}

const loadEditing = async (): Promise<EditingPart> => (await import('../../lib/grid-editing/part.ts')).editingPart
