import type { ReactNode } from 'react'
import { LocalSlot } from '@heddle/kit/react/local'

/** The cell with the button that shows more of a row. */
export function DetailsCell({
  name,
  isOpen,
  controls,
  tabIndex,
  onToggle,
}: {
  readonly name: string
  readonly isOpen: boolean
  readonly controls: string
  readonly tabIndex: number | undefined
  readonly onToggle: () => void
}): ReactNode {
  return (
    // What is pressed beside the button is no press on the row.
    <td className="heddle-grid-check" onClick={(event) => event.stopPropagation()}>
      <button
        type="button"
        className="heddle-grid-opener"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? controls : undefined}
        tabIndex={tabIndex}
        onClick={onToggle}
      />
    </td>
  )
}

/** What a row has more, below it; elements in it know the row. */
export function RowDetails({
  id,
  span,
  row,
  place,
  at,
}: {
  readonly id: string
  readonly span: number
  readonly row: unknown
  readonly place: number
  readonly at: number
}): ReactNode {
  return (
    <tr className="heddle-grid-details">
      <td id={id} colSpan={span}>
        <LocalSlot name="details" item={String(place)} data={{ row: { item: row, index: place, displayIndex: at } }} />
      </td>
    </tr>
  )
}
