import { memo, type ReactNode } from 'react'
import { MOST_ROWS } from './limits.ts'
import type { ReadChart } from './read-chart.ts'
import { writtenValue } from './value-writer.ts'

/** The numbers themselves: for screen readers, and where no script draws them. */
export const ChartTable = memo(function ChartTable({
  caption,
  labels,
  series,
}: Pick<ReadChart, 'labels' | 'series'> & { readonly caption: string }): ReactNode {
  const more = labels.length - MOST_ROWS
  return (
    <table className="heddle-chart-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ label }, at) => (
            <th key={at} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.slice(0, MOST_ROWS).map((label, at) => (
          <tr key={at}>
            <th scope="row">{label}</th>
            {series.map((one, column) => (
              <td key={column} suppressHydrationWarning>
                {writtenValue(one, one.data[at])}
              </td>
            ))}
          </tr>
        ))}
        {more > 0 && (
          <tr>
            <td colSpan={series.length + 1}>{`… +${more}`}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
})
