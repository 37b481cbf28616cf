import type { ChartConfiguration, ChartDataset, LegendItem, TooltipItem } from 'chart.js'
import { axesOf, SECOND } from './chart-axes.ts'
import type { ChartSpec, Series } from './chart-spec.ts'
import type { Inks } from './inks.ts'
import { withOptions } from './plain-options.ts'

/** The usual colours of series, told apart by people who see few colours too. */
export const COLORS = [
  'light-dark(#1f5fe0, #7aa5ff)',
  'light-dark(#d9480f, #ff9a66)',
  'light-dark(#087f5b, #4fd1a5)',
  'light-dark(#9c36b5, #dd8af2)',
  'light-dark(#b8860b, #f2c94c)',
  'light-dark(#495057, #adb5bd)',
]
/** Colour is never all that tells series apart. */
const SHAPES = ['circle', 'rect', 'triangle', 'rectRot', 'star', 'crossRot'] as const
const DASHES = [[], [8, 4], [2, 3], [10, 3, 2, 3], [4, 4], [1, 5]]
/** Points are drawn by themselves where they are few. */
const FEW_POINTS = 200
const FEW_TO_MOVE = 2000
const FILLED = 20

export const TYPES = { line: 'line', area: 'line', bar: 'bar', pie: 'pie', donut: 'doughnut' } as const

export type Config = ChartConfiguration<'line' | 'bar' | 'pie' | 'doughnut', (number | null)[], string>

/** What stands around a chart. */
export interface Surroundings {
  readonly inks: Inks
  readonly language: string
  /** Somebody asks for more contrast, or has colours of their own. */
  readonly isPlain: boolean
  /** A series was asked for that is hidden, or to hide. */
  readonly onLegend: (at: number) => void
  /** Somebody asks for less motion, or nobody is at work. */
  readonly isStill: boolean
  readonly isRightToLeft: boolean
}

/** What Chart.js is told to draw. */
export function configOf(spec: ChartSpec, around: Surroundings): Config {
  const { kind } = spec
  const { inks } = around
  const isRound = kind === 'pie' || kind === 'donut'
  const palette = spec.colors.filter((color) => CSS.supports('color', color))
  const colorAt = (at: number): string => inks.of(pick(palette.length > 0 ? palette : COLORS, at) ?? 'gray') ?? 'gray'
  const fewPoints = spec.labels.length <= FEW_POINTS
  const datasets = spec.series.map((series, at) => {
    const data = [...series.data]
    if (isRound) return { ...roundLook(series, inks, colorAt), label: series.label, data }
    const own = kindOf(spec, series)
    const color = (series.color && inks.of(series.color)) || colorAt(at)
    const faint = own === 'area' ? inks.of(`color-mix(in srgb, ${color} ${FILLED}%, transparent)`) : undefined
    return {
      label: series.label,
      data,
      type: TYPES[own],
      // What crosses bars is seen before them.
      order: own === 'bar' ? 1 : 0,
      ...(series.isOnSecond && { [spec.isLying ? 'xAxisID' : 'yAxisID']: SECOND }),
      borderColor: color,
      backgroundColor: (series.fill && inks.of(series.fill)) || faint || color,
      borderWidth: own === 'bar' ? 0 : 2,
      borderRadius: own === 'bar' ? 3 : 0,
      fill: own === 'area' ? (spec.isStacked && at > 0 ? '-1' : 'origin') : false,
      borderDash: around.isPlain && own !== 'bar' ? [...(pick(DASHES, at) ?? [])] : [],
      cubicInterpolationMode: spec.isRounded ? 'monotone' : 'default',
      spanGaps: true,
      pointBackgroundColor: color,
      pointStyle: pick(SHAPES, at) ?? 'circle',
      pointRadius: fewPoints ? 3 : 0,
      pointHoverRadius: 5,
    }
  })
  const options = withOptions(ownOptions(spec, around, isRound), spec.options)
  return {
    type: TYPES[kind],
    data: {
      labels: [...spec.labels],
      datasets: datasets as ChartDataset<'line' | 'bar' | 'pie' | 'doughnut', (number | null)[]>[],
    },
    // What fits into its place is our own affair.
    options: { ...options, responsive: true, maintainAspectRatio: false },
  }
}

/** Lying bars have no lines across them. */
const kindOf = ({ kind, isLying }: ChartSpec, series: Series): ChartSpec['kind'] => (isLying ? kind : (series.kind ?? kind))

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length]

function roundLook({ fill, data }: Series, inks: Inks, colorAt: (at: number) => string): object {
  const one = fill && inks.of(fill)
  return { backgroundColor: data.map((_, at) => one || colorAt(at)), borderColor: inks.of('Canvas') ?? 'white', borderWidth: 1 }
}

function ownOptions(spec: ChartSpec, around: Surroundings, isRound: boolean): Readonly<Record<string, unknown>> {
  const { inks, isRightToLeft } = around
  const font = { size: spec.textSize, family: inks.font }
  const isMany = spec.labels.length * spec.series.length > FEW_TO_MOVE
  const { isLying } = spec
  return {
    locale: knownLocale(around.language),
    animation: around.isStill || !spec.isAnimated || isMany ? false : { duration: 400 },
    indexAxis: isLying ? 'y' : 'x',
    interaction: isRound ? { mode: 'nearest', intersect: true } : { mode: 'index', intersect: false, axis: isLying ? 'y' : 'x' },
    ...(spec.kind === 'donut' && { cutout: '62%' }),
    ...(!isRound && { scales: axesOf(spec, around) }),
    plugins: {
      legend: {
        display: spec.legend !== undefined,
        position: spec.legend?.position ?? 'top',
        align: spec.legend?.align ?? 'center',
        rtl: isRightToLeft,
        onClick: (_: unknown, { index, datasetIndex }: LegendItem) => around.onLegend((isRound ? index : datasetIndex) ?? 0),
        labels: { color: inks.legend, font, usePointStyle: true, boxHeight: Math.max(1, spec.textSize * 0.6) },
      },
      tooltip: {
        rtl: isRightToLeft,
        titleFont: font,
        bodyFont: font,
        usePointStyle: true,
        callbacks: {
          label({ datasetIndex, raw, formattedValue }: TooltipItem<Config['type']>) {
            const { label = '', write } = spec.series[datasetIndex] ?? {}
            return [label, write ? write(Number(raw)) : formattedValue].filter(Boolean).join(': ')
          },
        },
      },
    },
  }
}

/** A language that numbers can be written in; a page may say anything. */
export function knownLocale(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
