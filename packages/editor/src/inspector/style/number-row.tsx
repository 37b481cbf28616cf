import { useRef } from 'react'
import { checkStyleValue, isTokenReference, styleProperty, type TokenType } from '@heddle/style'
import { printMeasure, readMeasure, stepIn, type Measure } from '../../controls/measure.ts'
import { NumberField } from '../../controls/number-field.tsx'
import { useDragNumber } from '../../controls/use-drag-number.ts'
import type { Gesture } from '../../controls/gesture.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useTokens } from '../../session/use-tokens.ts'
import { tokenTypesOf, toPicks } from './token-picks.ts'
import { useStyleModel } from './use-style.ts'

const LENGTH_UNITS = ['px', '%', 'rem', 'em', 'vw', 'vh'] as const
const TIME_UNITS = ['ms', 's'] as const
const NO_UNITS: readonly string[] = []
const NO_TYPES: readonly TokenType[] = []

/** A row with a number: typed, stepped with arrows, dragged on its label; or a token, also of what is no number. */
export function NumberRow({
  label,
  name = label,
  properties,
  units,
  step = 1,
  hasTokens = true,
}: RowProps & { readonly units?: readonly string[]; readonly step?: number; readonly hasTokens?: boolean }) {
  const model = useStyleModel()
  const property = properties[0] ?? ''
  const tokens = useTokens(hasTokens ? tokenTypesOf(property) : NO_TYPES)
  const syntax = styleProperty(property)?.syntax
  const known = syntax?.time ? TIME_UNITS : syntax?.length ? LENGTH_UNITS : NO_UNITS
  // Where both make sense, as for a line height, a number alone is a factor.
  const unit = syntax?.number === undefined ? (known[0] ?? '') : ''
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
          units={units ?? known}
          keywords={syntax?.keywords ?? NO_UNITS}
          picks={toPicks(tokens)}
          step={stepIn(readMeasure(String(value))?.unit ?? '', step)}
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
        amount: start.amount + stepIn(start.unit, Math.round(distance / (step / 10)) * (step / 10)),
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
