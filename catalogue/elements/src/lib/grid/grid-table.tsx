import { useRef, type ReactNode } from 'react'
import { toText, type RootAttributes } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { GridFoot } from './foot.tsx'
import { GridHead } from './head.tsx'
import type { MovingPart } from './moving.ts'
import { longWidth } from './place-style.ts'
import { isLong } from './row-window.ts'
import { GridRows } from './rows.tsx'
import type { SummaryPart } from './summary.ts'
import { askedState } from './state-note.tsx'
import { GridToolbar } from './toolbar.tsx'
import { useGrid, type LaterParts } from './use-grid.ts'

/** A table of the browser whose rows come from a list. Where there is no room it scrolls sideways. */
export function GridTable({
  root,
  props,
  later,
  part,
  moving,
}: {
  readonly root: RootAttributes
  readonly props: GridProps
  readonly later: LaterParts
  /** What totals and groups take; always the same. */
  readonly part?: SummaryPart
  /** What moves rows by hand. */
  readonly moving?: MovingPart
}): ReactNode {
  const grid = useGrid(props, later, root, part)
  const { given, columns, shown, pages, told, editing, driven } = grid
  const caption = toText(props.caption)
  const isLoading = Boolean(props.loading) || given.isComing || driven?.isBusy
  const name = caption || root['aria-label']
  const box = useRef<HTMLDivElement>(null)
  const isCut = isLong(grid.ordered.length, Boolean(props.pagination))
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
          style={isCut ? longWidth(columns.placed, grid.leading) : undefined}
          {...(editing.isGrid && { role: 'grid', 'aria-label': caption ? undefined : name })}
          aria-rowcount={grid.lineCount + 1 + Number(part?.hasTotals(grid) ?? 0)}
          aria-busy={isLoading || undefined}
        >
          {caption && <caption className={props.hidesCaption ? 'heddle-grid-unseen' : undefined}>{caption}</caption>}
          <GridHead grid={grid} props={props} />
          <tbody>
            <GridRows
              grid={grid}
              props={props}
              box={box}
              part={part}
              moving={moving}
              gridId={root['data-node']}
              asked={askedState(root)}
            />
          </tbody>
          {part && <part.Totals grid={grid} props={props} />}
          {part && <part.Groups grid={grid} />}
        </table>
        {moving && <moving.Mover grid={grid} props={props} box={box} />}
      </div>
      {driven?.hasFailed && shown.length > 0 && (
        <p className="heddle-grid-failed" role="alert">
          {toText(props.errorText)}
        </p>
      )}
      {props.pagination && (
        <GridFoot props={props} pages={pages} told={told} most={driven?.most} onPage={grid.goToPage} onSize={grid.setSize} />
      )}
    </div>
  )
}
