import { Chart, CHART_PIECES } from './chart-pieces.ts'
import { configOf, TYPES, type Config, type Surroundings } from './chart-config.ts'
import type { ChartPoint, ChartSpec } from './chart-spec.ts'
import { valuesAtPoints } from './chart-values.ts'
import { createInks } from './inks.ts'

Chart.register(...CHART_PIECES)

/** A chart that stands on the page. */
export interface DrawnChart {
  /** Draws something else in its place, from what it shows now. */
  readonly draw: (spec: ChartSpec) => void
  /** What lies at a place of the window; points may be none. */
  readonly at: (event: { readonly clientX: number; readonly clientY: number }) => {
    readonly dataX: unknown
    readonly dataY: unknown
    readonly position: { readonly x: number; readonly y: number }
    readonly points: readonly ChartPoint[]
  }
  /** Marks the next point by that many, and gives it. */
  readonly step: (by: number) => readonly ChartPoint[]
  /** What is marked. */
  readonly marked: () => readonly ChartPoint[]
  /** Hides a series, or a slice of a pie, and shows it again. */
  readonly toggle: (at: number) => void
  readonly toImage: () => string
  readonly end: () => void
}

export interface ChartListener {
  /** Other points are marked than before, by a pointer; none when it left. */
  readonly onMark: (points: readonly ChartPoint[]) => void
  /** It cannot be drawn with the options that it was given. */
  /** Others are hidden than before. */
  readonly onHidden: (hidden: readonly number[]) => void
  readonly onProblem: (message: string | undefined) => void
}

/** Draws a chart into an element that has a size. @param isStill nothing moves: nobody is at work here */
export function drawChart(place: HTMLElement, first: ChartSpec, listener: ChartListener, isStill: boolean): DrawnChart {
  const view = place.ownerDocument.defaultView ?? window
  const asks = (query: string): boolean => view.matchMedia(query).matches
  let spec = first
  let chart: Chart<Config['type'], (number | null)[], string> | undefined
  let lastMark = ''
  const inks = createInks(place, () => update())
  const around = (): Surroundings => ({
    inks,
    language: place.closest<HTMLElement>('[lang]')?.lang ?? '',
    isPlain: asks('(forced-colors: active)') || asks('(prefers-contrast: more)'),
    isStill: isStill || asks('(prefers-reduced-motion: reduce)'),
    isRightToLeft: getComputedStyle(place).direction === 'rtl',
    onLegend: toggle,
  })
  const pointsOf = (elements: readonly { readonly datasetIndex: number; readonly index: number }[]): readonly ChartPoint[] =>
    elements.map(({ datasetIndex, index }) => ({
      datasetLabel: spec.series[datasetIndex]?.label ?? '',
      label: spec.labels[index] ?? '',
      value: spec.series[datasetIndex]?.data[index] ?? null,
      index,
      datasetIndex,
    }))
  const marked = (): readonly ChartPoint[] => pointsOf(chart?.getActiveElements() ?? [])

  const isRound = (): boolean => spec.kind === 'pie' || spec.kind === 'donut'
  const isSeen = (datasetIndex: number, index: number): boolean =>
    chart !== undefined && (isRound() ? chart.getDataVisibility(index) : chart.isDatasetVisible(datasetIndex))
  const tellHidden = (): void => {
    const all = isRound() ? spec.labels : spec.series
    listener.onHidden(all.flatMap((_, at) => (isSeen(at, at) ? [] : [at])))
  }
  function toggle(at: number): void {
    if (isRound()) chart?.toggleDataVisibility(at)
    else chart?.setDatasetVisibility(at, !chart.isDatasetVisible(at))
    // What is told beside a point is told of what stands there.
    chart?.setActiveElements([])
    chart?.tooltip?.setActiveElements([], { x: 0, y: 0 })
    chart?.update()
    tellHidden()
  }

  function make(): void {
    const canvas = place.ownerDocument.createElement('canvas')
    canvas.setAttribute('aria-hidden', 'true')
    place.prepend(canvas)
    const config = configOf(spec, around())
    const onHover = (): void => {
      const points = marked()
      const mark = points.map(({ index, datasetIndex }) => `${datasetIndex} ${index}`).join()
      if (mark === lastMark) return
      lastMark = mark
      listener.onMark(points)
    }
    const plugins = [valuesAtPoints(() => ({ spec, inks }))]
    chart = new Chart(canvas, { ...config, options: { ...config.options, onHover }, plugins } as Config)
  }
  function unmake(): void {
    const { canvas } = chart ?? {}
    chart?.destroy()
    chart = undefined
    canvas?.remove()
    place.querySelector('canvas')?.remove()
  }
  function update(): void {
    try {
      if (chart && 'type' in chart.config && chart.config.type === TYPES[spec.kind]) {
        const { data, options } = configOf(spec, around())
        const { onHover } = chart.options
        // Series that stay move from what they show.
        chart.data.labels = data.labels ?? []
        data.datasets.forEach((given, at) => {
          const before = chart?.data.datasets[at]
          if (before) Object.assign(before, given)
          else chart?.data.datasets.push(given)
        })
        chart.data.datasets.length = data.datasets.length
        chart.options = { ...options, ...(onHover && { onHover }) }
        chart.update()
      } else {
        unmake()
        make()
      }
      listener.onProblem(undefined)
      tellHidden()
    } catch (error) {
      unmake()
      listener.onProblem(error instanceof Error ? error.message : String(error))
    }
  }
  update()

  return {
    draw(next) {
      spec = next
      update()
    },
    at({ clientX, clientY }) {
      const box = place.getBoundingClientRect()
      const position = { x: Math.round(clientX - box.left), y: Math.round(clientY - box.top) }
      const { x, y } = chart?.scales ?? {}
      const event = { type: 'click' as const, chart: chart as never, native: null, ...position }
      const found = chart?.getElementsAtEventForMode(event as never, 'nearest', { intersect: true }, false) ?? []
      return {
        dataX: x?.getValueForPixel(position.x) ?? null,
        dataY: y?.getValueForPixel(position.y) ?? null,
        position,
        points: pointsOf(found),
      }
    },
    step(by) {
      if (!chart || spec.labels.length === 0) return []
      const [active] = chart.getActiveElements()
      const count = spec.labels.length
      const index = Math.min(count - 1, Math.max(0, (active?.index ?? (by > 0 ? -1 : count)) + by))
      const elements = spec.series.flatMap(({ data }, datasetIndex) =>
        index < data.length && isSeen(datasetIndex, index) ? [{ datasetIndex, index }] : [],
      )
      chart.setActiveElements(elements)
      const element = chart.getDatasetMeta(elements[0]?.datasetIndex ?? 0).data[index]
      chart.tooltip?.setActiveElements(elements, element?.tooltipPosition(true) ?? { x: 0, y: 0 })
      chart.update()
      return pointsOf(elements)
    },
    marked,
    toggle,
    toImage: () => chart?.toBase64Image() ?? '',
    end() {
      unmake()
      inks.end()
    },
  }
}
