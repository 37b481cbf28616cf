import type { ReactNode } from 'react'
import { Slot, toText, type ElementProps } from '@heddle/kit/react'
import type { tableCellDefinition } from './definition.ts'

export function TableCell({ root, props }: ElementProps<typeof tableCellDefinition>): ReactNode {
  const { kind, sorted } = props
  const span = Math.floor(Number(toText(props.columns)))
  const colSpan = span > 1 ? Math.min(span, MOST_COLUMNS) : undefined
  const label = toText(props.label) || undefined
  const content = <Slot name="children" />
  if (kind === 'column') {
    const order = sorted === 'ascending' || sorted === 'descending' ? sorted : undefined
    return (
      <th role="columnheader" scope="col" {...root} colSpan={colSpan} aria-sort={order}>
        {content}
      </th>
    )
  }
  return kind === 'row' ? (
    <th role="rowheader" scope="row" {...root} colSpan={colSpan} data-label={label}>
      {content}
    </th>
  ) : (
    <td role="cell" {...root} colSpan={colSpan} data-label={label}>
      {content}
    </td>
  )
}

/** More than that no browser spans. */
const MOST_COLUMNS = 1000
