import type { ReactNode } from 'react'
import type { ChartSpec } from '../../lib/charts/chart-spec.ts'
import { MOST_SERIES } from './limits.ts'
import { isRound } from './read-chart.ts'

/**
 * The legend for keys and screen readers: the canvas draws one that a pointer presses. It is seen while one of its buttons has
 * the focus.
 */
export function ChartLegend({
  label,
  spec,
  hidden,
  onPress,
}: {
  readonly label: string
  readonly spec: ChartSpec
  /** What is not drawn now. */
  readonly hidden: readonly number[]
  readonly onPress: (at: number) => void
}): ReactNode {
  const names = isRound(spec.kind) ? spec.labels : spec.series.map((one) => one.label)
  return (
    <div className="heddle-chart-keys" role="group" aria-label={label}>
      {names.slice(0, MOST_SERIES).map(
        (name, at) =>
          name !== '' && (
            <button key={at} type="button" aria-pressed={!hidden.includes(at)} onClick={() => onPress(at)}>
              {name}
            </button>
          ),
      )}
    </div>
  )
}
