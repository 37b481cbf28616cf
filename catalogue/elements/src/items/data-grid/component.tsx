import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { GridFoot } from '../../lib/grid/foot.tsx'
import { GridHead } from '../../lib/grid/head.tsx'
import { GridRow } from '../../lib/grid/rows.tsx'
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
  return (
    <div {...root} aria-label={undefined}>
      <GridToolbar grid={grid} props={props} />
      <div className="heddle-grid-box" tabIndex={0} {...(name && { role: 'region', 'aria-label': name })}>
        <table className="heddle-grid" aria-rowcount={pages.total + 1} aria-busy={isLoading || undefined}>
          {caption && <caption className={props.hidesCaption ? 'heddle-grid-unseen' : undefined}>{caption}</caption>}
          <GridHead grid={grid} props={props} />
          <tbody>
            {shown.map((place, at) => (
              <GridRow key={place} grid={grid} props={props} place={place} at={pages.from + at} />
            ))}
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
