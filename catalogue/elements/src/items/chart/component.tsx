import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { toText, useElementAction, useNode, type ElementProps } from '@heddle/kit/react'
import type { ChartPoint, ChartSpec } from '../../lib/charts/chart-spec.ts'
import type { DrawnChart } from '../../lib/charts/draw-chart.ts'
import { useLanguage } from '../../lib/language/use-language.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ChartTable } from './chart-table.tsx'
import type { chartDefinition } from './definition.ts'
import { DATA_ERROR, readChart } from './read-chart.ts'
import { specOf } from './spec-of.ts'
import { writtenValue } from './value-writer.ts'

/** A place for a drawing and the numbers as a table. What draws comes once the page stands. */
export function Chart({ root, props }: ElementProps<typeof chartDefinition>): ReactNode {
  const { 'aria-label': ownLabel, ...rest } = root
  const node = useNode()
  const place = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLSpanElement>(null)
  const drawn = useRef<DrawnChart>(undefined)
  const [problem, setProblem] = useState<string>()
  const [hidden, setHidden] = useState<readonly number[]>([])
  const language = useLanguage('')
  const read = useMemo(() => readChart(props, language), [props, language])
  const spec = useMemo(() => specOf(props, read, language), [props, read, language])
  const latest = useRef(spec)
  const { isLive } = node
  const emit = useRef(node.emit)
  useEffect(() => {
    emit.current = node.emit
  })
  useEffect(() => {
    let isGone = false
    void import('../../lib/charts/draw-chart.ts').then(({ drawChart }) => {
      if (isGone || !place.current) return
      const onMark = (points: readonly ChartPoint[]): void => {
        if (points.length > 0) void emit.current('chart:hover', { points })
      }
      const onHidden = (now: readonly number[]): void => setHidden((before) => (before.join() === now.join() ? before : now))
      drawn.current = drawChart(place.current, latest.current, { onMark, onProblem: setProblem, onHidden }, !isLive)
    })
    return () => {
      isGone = true
      drawn.current?.end()
      drawn.current = undefined
    }
  }, [isLive])
  useEffect(() => {
    if (latest.current === spec) return
    latest.current = spec
    drawn.current?.draw(spec)
  }, [spec])
  useElementAction('export-image', () => drawn.current?.toImage() ?? '')

  const press = (event: MouseEvent): void => {
    const nothing = { dataX: null, dataY: null, position: { x: 0, y: 0 }, points: [] }
    void node.emit('chart:click', drawn.current?.at(event) ?? nothing)
  }
  const lead = (event: KeyboardEvent): void => {
    const by = STEPS.get(event.key)
    if (by !== undefined) {
      event.preventDefault()
      const points = drawn.current?.step(by) ?? []
      if (said.current) said.current.textContent = wordsOf(points, spec)
    } else if (event.key === 'Enter') {
      const points = drawn.current?.marked() ?? []
      const [first] = points
      if (first) void node.emit('chart:click', { dataX: first.index, dataY: first.value, position: { x: 0, y: 0 }, points })
    }
  }
  const label = ownLabel ?? toText(props.accessibleLabel)
  const isEmpty = read.labels.length === 0 || read.series.length === 0
  const note = read.isWrong ? DATA_ERROR : (problem ?? (isEmpty ? toText(props.emptyText) : ''))
  return (
    <div {...rest} data-chart={spec.kind}>
      <div
        ref={place}
        className="heddle-chart-place"
        role="img"
        aria-label={[label, ...read.series.map((series) => series.label)].filter(Boolean).join(', ')}
        tabIndex={isEmpty ? undefined : 0}
        onClick={press}
        onKeyDown={lead}
      />
      {note && <p className="heddle-chart-note">{note}</p>}
      {!isEmpty && <ChartTable caption={label} labels={spec.labels} series={spec.series} />}
      {!isEmpty && spec.legend && (
        <ChartLegend label={label} spec={spec} hidden={hidden} onPress={(at) => drawn.current?.toggle(at)} />
      )}
      <span ref={said} className="heddle-chart-said" role="status" />
    </div>
  )
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

const wordsOf = (points: readonly ChartPoint[], { series }: ChartSpec): string =>
  [
    points[0]?.label,
    ...points.map(({ datasetLabel, datasetIndex, value }) =>
      `${datasetLabel} ${writtenValue(series[datasetIndex], value) || '–'}`.trim(),
    ),
  ]
    .filter(Boolean)
    .join(', ')
