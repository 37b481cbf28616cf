import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { CellContent } from '../../lib/grid/cell.tsx'
import { GridFoot } from '../../lib/grid/foot.tsx'
import { alignClass, GridHead, widthStyle } from '../../lib/grid/head.tsx'
import { useGrid } from '../../lib/grid/use-grid.ts'
import type { dataGridDefinition } from './definition.ts'

/** A table of the browser whose rows come from a list. Where there is no room it scrolls sideways. */
export function DataGrid({ root, props }: ElementProps<typeof dataGridDefinition>): ReactNode {
  const grid = useGrid(props)
  const { given, columns, shown, pages } = grid
  const caption = toText(props.caption)
  const isLoading = Boolean(props.loading) || given.isComing
  const note = isLoading ? props.loadingText : given.hasFailed ? props.errorText : props.emptyText
  const name = caption || root['aria-label']
  return (
    <div {...root} aria-label={undefined}>
      <div className="heddle-grid-box" tabIndex={0} {...(name && { role: 'region', 'aria-label': name })}>
        <table className="heddle-grid" aria-rowcount={pages.total + 1} aria-busy={isLoading || undefined}>
          {caption && <caption className={props.hidesCaption ? 'heddle-grid-unseen' : undefined}>{caption}</caption>}
          <GridHead columns={columns} sort={grid.sort} onSort={grid.pressSort} />
          <tbody>
            {shown.map((place, at) => (
              <tr key={place} aria-rowindex={pages.from + at + 2} onClick={() => grid.clickRow(place, pages.from + at)}>
                {columns.map((column) => (
                  <td key={column.id} className={alignClass(column)} style={widthStyle(column)}>
                    <CellContent row={given.rows[place]} column={column} writing={grid.writing} />
                  </td>
                ))}
              </tr>
            ))}
            {shown.length === 0 && (
              <tr>
                <td className="heddle-grid-note" colSpan={Math.max(1, columns.length)}>
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
