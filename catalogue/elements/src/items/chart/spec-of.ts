import { toText } from '@heddle/kit/react'
import type { PropsOf } from '@heddle/kit'
import type { ChartSpec } from '../../lib/charts/chart-spec.ts'
import type { chartDefinition } from './definition.ts'
import { LEGEND_SIZE } from './limits.ts'
import { isRound, type ReadChart } from './read-chart.ts'
import { valueWriter } from './value-writer.ts'

type Props = PropsOf<typeof chartDefinition>

/** One of some words, the first where a formula gave another. */
const oneOf = <T extends string>(words: readonly [T, ...T[]], given: unknown): T =>
  words.find((word) => word === given) ?? words[0]

/** How a chart is drawn by the values of its fields; bound ones may be anything. */
export function specOf(props: Props, { labels, series }: ReadChart, language: string): ChartSpec {
  const { min, max, default: usual } = LEGEND_SIZE
  const kind = oneOf(['line', 'area', 'bar', 'pie', 'donut'], props.chartType)
  const size: unknown = props.legendSize
  const write = valueWriter(props.valueStyle, props, language)
  const writeSecond = valueWriter(props.secondStyle, props, language)
  return {
    kind,
    labels,
    series: series.map((one) => {
      const own = one.isOnSecond ? writeSecond : write
      return own ? { ...one, write: own } : one
    }),
    colors: Array.isArray(props.colors) ? props.colors.map((color) => toText(color)) : [],
    // A legend of series without a name would be a mark that says nothing.
    legend:
      props.isLegend && (isRound(kind) || series.some(({ label }) => label !== ''))
        ? {
            position: oneOf(['top', 'bottom', 'left', 'right'], props.legendPosition),
            align: oneOf(['center', 'start', 'end'], props.legendAlignement),
          }
        : undefined,
    textSize: typeof size === 'number' && Number.isFinite(size) ? Math.min(max, Math.max(min, size)) : usual,
    isRounded: props.lineStyle === 'rounded',
    isLying: kind === 'bar' && props.axis === 'y',
    isStacked: Boolean(props.stacked) && (kind === 'bar' || kind === 'area'),
    startsAtZero: Boolean(props.startAtZero),
    hasValues: Boolean(props.showValues),
    isAnimated: Boolean(props.animated),
    titles: { x: toText(props.xTitle), y: toText(props.yTitle), second: toText(props.secondTitle) },
    options: props.options,
  }
}
