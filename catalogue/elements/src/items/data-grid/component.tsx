import { useRef, type CSSProperties, type ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import type { PlacedColumn } from '../../lib/grid/arrange-columns.ts'
import { GridFoot } from '../../lib/grid/foot.tsx'
import { GridHead } from '../../lib/grid/head.tsx'
import { GridRows } from '../../lib/grid/rows.tsx'
import { isLong } from '../../lib/grid/row-window.ts'
import { GridToolbar } from '../../lib/grid/toolbar.tsx'
import { useGrid } from '../../lib/grid/use-grid.ts'
import type { dataGridDefinition } from './definition.ts'

/** A table of the browser whose rows come from a list. Where there is no room it scrolls sideways. */
export function DataGrid({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  const grid = useGrid(props)
  const { given, columns, shown, pages, selection } = grid
  const caption = toText(props.caption)
  const isLoading = Boolean(props.loading) || given.isComing
  const isEmpty = given.rows.length === 0
  const none = isEmpty ? props.emptyText : props.noMatchText
  const note = isLoading ? props.loadingText : given.hasFailed ? props.errorText : none
  const name = caption || root['aria-label']
  const box = useRef<HTMLDivElement>(null)
  const isCut = isLong(shown.length, Boolean(props.pagination))
  return (
    <div {...root} aria-label={undefined}>
      <GridToolbar grid={grid} props={props} />
      <div ref={box} className="heddle-grid-box" tabIndex={0} {...(name && { role: 'region', 'aria-label': name })}>
        <table
          className={isCut ? 'heddle-grid heddle-grid-long' : 'heddle-grid'}
          style={isCut ? longWidth(columns.placed) : undefined}
          aria-rowcount={pages.total + 1}
          aria-busy={isLoading || undefined}
        >
          {caption && <caption className={props.hidesCaption ? 'heddle-grid-unseen' : undefined}>{caption}</caption>}
          <GridHead grid={grid} props={props} />
          <tbody>
            <GridRows grid={grid} props={props} box={box} />
            {shown.length === 0 && (
              <tr>
                <td
                  className="heddle-grid-note"
                  colSpan={Math.max(1, columns.placed.length + (selection.mode === 'none' ? 0 : 1))}
                >
                  {toText(note)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {props.pagination && <GridFoot props={props} pages={pages} onPage={grid.goToPage} onSize={grid.setSize} />}
    </div>
  )
}

/** Columns of a long list keep their widths whatever rows stand: those without one share what is left, and this much at least. */
const SHARE = 120

const longWidth = (columns: readonly PlacedColumn[]): CSSProperties => ({
  minWidth: columns.reduce((sum, { size }) => sum + (size || SHARE), 0),
})
