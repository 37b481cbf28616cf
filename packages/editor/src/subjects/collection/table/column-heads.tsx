import { classNames } from '../../../ui/class-names.ts'
import type { RowField } from '@heddle/document'
import { FieldIcon } from '../field-icon.tsx'
import { ColumnName } from './column-name.tsx'
import { WIDTH } from './column-widths.ts'
import type { GridEdit, GridWidths } from './grid-types.ts'
import { useColumnDrag } from './use-column-drag.ts'
import { WidthGrip } from './width-grip.tsx'
import { words } from './words.ts'
import styles from './grid.module.css'

/** The names of the columns: dragged they move, a double press types another name, the menu changes the rest. */
export function ColumnHeads({
  columns,
  active,
  edit,
  widths,
  setWidth,
  onMoved,
}: GridWidths & {
  readonly columns: readonly RowField[]
  readonly active: number | undefined
  readonly edit: GridEdit | undefined
  /** A column was dragged to another place. */
  readonly onMoved: (column: number) => void
}) {
  const drag = useColumnDrag((from, to) => {
    const name = columns[from]?.name
    if (name !== undefined && edit?.changeColumn({ move: name, to }) === undefined) onMoved(to)
  })
  return (
    <div role="row" aria-rowindex={1} className={styles.heads} data-heads>
      <span role="columnheader" aria-colindex={1} aria-label={words.rowNumber} className={styles.number} />
      {columns.map(({ name, type }, column) => (
        <span
          key={name}
          id={`cell--1-${column}`}
          role="columnheader"
          aria-colindex={column + 2}
          data-cell={`-1:${column}`}
          className={classNames(styles.head, column === active && styles.active)}
          style={{ width: widths[name] }}
          title={name}
          data-carried={drag.from === column || undefined}
          data-drop={drag.dropAt(column)}
          {...(edit && edit.renaming !== name && drag.handlers(column))}
          onDoubleClick={() => edit?.rename(name)}
        >
          <FieldIcon type={type} />
          {edit?.renaming === name ? <ColumnName name={name} edit={edit} /> : <span className={styles.headName}>{name}</span>}
          <WidthGrip width={widths[name] ?? WIDTH} onWidth={(pixels) => setWidth(name, pixels)} />
        </span>
      ))}
    </div>
  )
}
