import { useContext, type ReactNode } from 'react'
import type { GripProps } from '../grid/moving.ts'
import { HandContext } from './hand.ts'

/** The cell with the button that a row is moved by: dragged, or picked up by a press. */
export function RowGrip({ place, name, reason, tabIndex }: GripProps): ReactNode {
  const hand = useContext(HandContext)
  if (!hand) return null
  const { words, held, hears } = hand
  const isHeld = held?.place === place
  return (
    // What is pressed beside the button is no press on the row.
    <td className="heddle-grid-check heddle-grid-grips" onClick={(event) => event.stopPropagation()}>
      <button
        type="button"
        className="heddle-grid-grip"
        aria-label={words.grip.replaceAll('{name}', name)}
        aria-pressed={isHeld}
        aria-disabled={reason !== undefined || undefined}
        title={reason && words[reason]}
        tabIndex={tabIndex}
        onClick={() => hears.current?.press(place, name())}
        onPointerDown={(event) => {
          if (event.isPrimary && event.button === 0 && !reason) hears.current?.grab(place, name(), event)
        }}
        // Before the keys that go through the cells of the grid.
        onKeyDownCapture={isHeld ? (event) => hears.current?.key(event) : undefined}
        // The focus may be on its way to where the row goes.
        onBlur={isHeld ? () => void setTimeout(() => hears.current?.left(), 0) : undefined}
      />
    </td>
  )
}
