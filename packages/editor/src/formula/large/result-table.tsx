import { showShort } from '../show-value.ts'
import { words } from './words.ts'
import styles from './result-pane.module.css'

type Row = Readonly<Record<string, unknown>>

/** Rows and columns that are drawn; the others are counted. */
const MAX_ROWS = 100
const MAX_COLUMNS = 12

/** Whether a value is a list of objects, which reads best as a table. */
export function isTable(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject)
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of objects with a column for each of their fields. */
export function ResultTable({ rows, count }: { readonly rows: readonly Row[]; readonly count: number }) {
  const shown = rows.slice(0, MAX_ROWS)
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS)
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th aria-label="#" />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            // Rows of a result are their places.
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {columns.map((column) => (
                <td key={column} data-nothing={row[column] === undefined || row[column] === null || undefined}>
                  {showShort(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {count > shown.length && <p className={styles.more}>{words.more(count - shown.length)}</p>}
    </>
  )
}
