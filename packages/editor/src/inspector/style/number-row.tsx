import { useRef } from 'react'
import { checkStyleValue, isTokenReference, styleProperty } from '@heddle/style'
import { printMeasure, readMeasure, type Measure } from '../../controls/measure.ts'
import { NumberField } from '../../controls/number-field.tsx'
import { useDragNumber } from '../../controls/use-drag-number.ts'
import type { Gesture } from '../../controls/gesture.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { StyleRow, type RowProps } from './style-row.tsx'
import { toPicks, useTokens } from './token-picks.ts'
import { useStyleModel } from './use-style.ts'

const LENGTH_UNITS = ['px', '%', 'rem', 'em', 'vw', 'vh'] as const
const NO_UNITS: readonly string[] = []

/** A row with a number: typed, stepped with arrows, dragged on its label, or a spacing token. */
export function NumberRow({
  label,
  name = label,
  properties,
  units,
  step = 1,
  hasTokens = true,
}: RowProps & { readonly units?: readonly string[]; readonly step?: number; readonly hasTokens?: boolean }) {
  const model = useStyleModel()
  const tokens = useTokens('spacing')
  const property = properties[0] ?? ''
  const syntax = styleProperty(property)?.syntax
  const isBare = syntax?.length === undefined
  // Where both make sense, as for a line height, a number alone is a factor.
  const unit = isBare || syntax.number !== undefined ? '' : 'px'
  const drag = useStyleDrag(properties, unit, step)
  const setAll = (value: string | null) => model.set(Object.fromEntries(properties.map((name) => [name, value])))
  return (
    <StyleRow label={label} name={name} properties={properties} drag={drag}>
      {({ value, isMixed, initial }) => (
        <NumberField
          label={name}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : undefined}
          shown={isTokenReference(value) ? (tokens.find(({ id }) => id === value.id)?.name ?? words.unknownToken) : undefined}
          {...(isMixed ? { placeholder: controlsWords.mixed } : { effective: initial })}
          defaultUnit={unit}
          units={isBare ? NO_UNITS : (units ?? LENGTH_UNITS)}
          keywords={syntax?.keywords ?? NO_UNITS}
          picks={hasTokens && !isBare ? toPicks(tokens) : undefined}
          step={step}
          check={(text) => checkStyleValue(property, text)}
          onCommit={setAll}
          onPick={(id) => model.set(Object.fromEntries(properties.map((name) => [name, { type: 'token', id }])))}
        />
      )}
    </StyleRow>
  )
}

/** Dragging a label: the value changes on the canvas while it lasts and is one change at its end. */
function useStyleDrag(properties: readonly string[], unit: string, step: number) {
  const model = useStyleModel()
  const running = useRef<{ readonly gesture: Gesture; readonly start: Measure } | undefined>(undefined)
  const property = properties[0] ?? ''
  const startOf = (): Measure | undefined => {
    const { value, isMixed, initial } = model.read(properties)
    if (isMixed) return undefined
    return value === undefined ? (readMeasure(initial) ?? { amount: 0, unit }) : readMeasure(String(value))
  }
  return useDragNumber({
    step,
    canStart: () => startOf() !== undefined,
    onMove: (distance) => {
      const start = running.current?.start ?? startOf()
      if (!start) return
      running.current ??= { gesture: model.gesture(), start }
      const text = printMeasure({
        amount: start.amount + Math.round(distance / (step / 10)) * (step / 10),
        unit: start.unit || unit,
      })
      if (checkStyleValue(property, text) !== undefined) return
      running.current.gesture.show(
        words.changes.style(properties),
        model.operation(Object.fromEntries(properties.map((name) => [name, text]))),
      )
    },
    onEnd: (isKept) => {
      if (isKept) running.current?.gesture.finish()
      else running.current?.gesture.cancel()
      running.current = undefined
    },
  })
}
