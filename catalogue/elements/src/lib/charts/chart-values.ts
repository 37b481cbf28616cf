import type { Element, Plugin } from 'chart.js'
import type { ChartSpec } from './chart-spec.ts'
import type { Inks } from './inks.ts'

/** More would lie over each other. */
const MOST_VALUES = 200
const GAP = 6
const HALO = 3

/** What elements of Chart.js have beside their place. */
type Drawn = Element & { readonly base?: number; readonly getCenterPoint?: () => Place }
interface Place {
  readonly x: number
  readonly y: number
}

/** Writes values where they stand: at the ends of bars, above points, in the middle of slices and of what is stacked. */
export const valuesAtPoints = (now: () => { readonly spec: ChartSpec; readonly inks: Inks }): Plugin => ({
  id: 'values-at-points',
  afterDatasetsDraw(chart) {
    const { spec, inks } = now()
    const { series, labels } = spec
    if (!spec.hasValues || series.length * labels.length > MOST_VALUES) return
    const { ctx, chartArea: area } = chart
    const isRound = spec.kind === 'pie' || spec.kind === 'donut'
    ctx.save()
    ctx.font = `${spec.textSize}px ${inks.font}`
    ctx.fillStyle = inks.labels
    // Whatever lies behind, the text can be read.
    ctx.strokeStyle = inks.of('Canvas') ?? 'white'
    ctx.lineWidth = HALO
    ctx.lineJoin = 'round'
    for (const [at, { data, write }] of series.entries()) {
      if (!chart.isDatasetVisible(at)) continue
      for (const [index, element] of chart.getDatasetMeta(at).data.entries()) {
        const value = data[index]
        if (value === null || value === undefined || (isRound && !chart.getDataVisibility(index))) continue
        const text = write ? write(value) : value.toLocaleString(chart.options.locale)
        const { x, y } = placeOf(ctx, element as Drawn, isRound || spec.isStacked, spec.isLying)
        // The first and the last point stand at the edges, where axes are or nothing is.
        const half = ctx.textAlign === 'center' ? ctx.measureText(text).width / 2 : 0
        const left = Math.max(area.left + half, Math.min(area.right - half, x))
        ctx.strokeText(text, left, y)
        ctx.fillText(text, left, y)
      }
    }
    ctx.restore()
  },
})

/** Where a text stands, which the context is told how to hold there. */
function placeOf(ctx: CanvasRenderingContext2D, element: Drawn, isInside: boolean, isLying: boolean): Place {
  const { x, y, base } = element
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  if (isInside) return element.getCenterPoint?.() ?? element
  if (isLying) {
    const isLeft = base !== undefined && x < base
    ctx.textAlign = isLeft ? 'right' : 'left'
    return { x: isLeft ? x - GAP : x + GAP, y }
  }
  const isBelow = base !== undefined && y > base
  ctx.textBaseline = isBelow ? 'top' : 'bottom'
  return { x, y: isBelow ? y + GAP : y - GAP }
}
