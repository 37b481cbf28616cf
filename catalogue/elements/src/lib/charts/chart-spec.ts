/** How a number is written. */
export type ValueWriter = (value: number) => string

/** One line, one set of bars, or the slices of a pie. */
export interface Series {
  readonly label: string
  readonly data: readonly (number | null)[]
  /** CSS colours of the line and what it fills; absent for those of the chart. */
  readonly color?: string
  readonly fill?: string
  /** It is drawn as this, whatever the chart is. */
  readonly kind?: 'line' | 'bar'
  /** It stands on an axis of its own, at the other side. */
  readonly isOnSecond?: true
  /** How its numbers and those of its axis are written; absent for as Chart.js does. */
  readonly write?: ValueWriter
}

/** What is drawn, and how. */
export interface ChartSpec {
  readonly kind: 'line' | 'area' | 'bar' | 'pie' | 'donut'
  readonly labels: readonly string[]
  readonly series: readonly Series[]
  /** CSS colours, taken in turn. */
  readonly colors: readonly string[]
  readonly legend:
    { readonly position: 'top' | 'bottom' | 'left' | 'right'; readonly align: 'start' | 'center' | 'end' } | undefined
  readonly textSize: number
  readonly isRounded: boolean
  readonly isLying: boolean
  readonly isStacked: boolean
  readonly startsAtZero: boolean
  /** Values are written at their points, bars and slices. */
  readonly hasValues: boolean
  readonly isAnimated: boolean
  readonly titles: { readonly x: string; readonly y: string; readonly second: string }
  /** More of Chart.js's own, as somebody gave it. */
  readonly options: unknown
}

/** A point as events tell of it. */
export interface ChartPoint {
  readonly datasetLabel: string
  readonly label: string
  readonly value: number | null
  readonly index: number
  readonly datasetIndex: number
}
