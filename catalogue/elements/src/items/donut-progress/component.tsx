import type { ReactNode } from 'react'
import { Slot, toText, useIsSlotFilled, type ElementProps } from '@heddle/kit/react'
import { useProgress } from '../../lib/progress/use-progress.ts'
import type { donutProgressDefinition } from './definition.ts'

/** The drawing says how far it is; what stands in it is read as ever. */
export function DonutProgress({ root, props }: ElementProps<typeof donutProgressDefinition>): ReactNode {
  const isFilled = useIsSlotFilled('container')
  const { share, text, meter } = useProgress(props)
  // Parts of a hundred, three places at most: a ring of a thousand pixels needs no more.
  const filled = Number((share * 100).toFixed(3))
  return (
    <div {...root}>
      <svg
        {...meter}
        className={`heddle-donut heddle-donut-${toText(props.style)}`}
        data-state={props.direction === 'counter' ? 'counter' : undefined}
      >
        <circle cx="50%" cy="50%" />
        {filled > 0 && (
          <circle
            cx="50%"
            cy="50%"
            pathLength={100}
            strokeDasharray={`${filled} 100`}
            strokeLinecap={props.lineCap === 'round' && filled < 100 ? 'round' : undefined}
          />
        )}
      </svg>
      {isFilled ? (
        <div className="heddle-donut-inside">
          <Slot name="container" />
        </div>
      ) : (
        text && (
          <span className="heddle-donut-inside" aria-hidden="true" suppressHydrationWarning>
            {text}
          </span>
        )
      )}
    </div>
  )
}
