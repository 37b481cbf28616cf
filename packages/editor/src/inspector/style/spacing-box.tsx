import { useRef } from 'react'
import { checkStyleValue, isTokenReference, SIDES } from '@heddle/style'
import type { Gesture } from '../../controls/gesture.ts'
import { printMeasure, readMeasure, type Measure } from '../../controls/measure.ts'
import { NumberField } from '../../controls/number-field.tsx'
import { useDragNumber } from '../../controls/use-drag-number.ts'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { sidesMoved, type SpacingKind, type SpacingSide } from './spacing-sides.ts'
import { useReading, useStyleModel } from './use-style.ts'
import styles from './spacing-box.module.css'

/** Margin around padding: type a value, or drag an edge; Alt moves two opposite sides, Shift all four. */
export function SpacingBox() {
  return (
    <div data-properties={SPACINGS} className={styles.box} role="group" aria-label={words.spacingHint}>
      <span className={styles.title} aria-hidden>
        {words.margin}
      </span>
      {SIDES.map((side) => (
        <Edge key={side} kind="margin" side={side} />
      ))}
      <div className={styles.inner}>
        <span className={styles.title} aria-hidden>
          {words.padding}
        </span>
        {SIDES.map((side) => (
          <Edge key={side} kind="padding" side={side} />
        ))}
        <div className={styles.content} aria-hidden />
      </div>
    </div>
  )
}

function Edge({ kind, side }: { readonly kind: SpacingKind; readonly side: SpacingSide }) {
  const model = useStyleModel()
  const property = `${kind}-${side}`
  const reading = useReading([property])
  const { value } = reading
  const running = useRef<
    { readonly gesture: Gesture; readonly start: Measure; readonly properties: readonly string[] } | undefined
  >(undefined)
  const startOf = (): Measure | undefined => {
    if (reading.isMixed) return undefined
    return value === undefined ? { amount: 0, unit: 'px' } : readMeasure(String(value))
  }
  const drag = useDragNumber({
    isVertical: true,
    canStart: () => startOf() !== undefined,
    onMove: (distance, keys) => {
      const start = running.current?.start ?? startOf()
      if (!start) return
      const properties = sidesMoved(kind, side, keys)
      // Another key held: what the drag did to other sides is taken back.
      if (running.current && running.current.properties.length !== properties.length) {
        running.current.gesture.cancel()
        running.current = { ...running.current, gesture: model.gesture(), properties }
      }
      running.current ??= { gesture: model.gesture(), start, properties }
      const least = kind === 'padding' ? 0 : Number.NEGATIVE_INFINITY
      const text = printMeasure({ amount: Math.max(least, start.amount + Math.round(distance)), unit: start.unit || 'px' })
      running.current.gesture.show(
        words.changes.style(properties),
        model.operation(Object.fromEntries(properties.map((name) => [name, text]))),
      )
    },
    onEnd: (isKept) => {
      const now = running.current
      running.current = undefined
      if (isKept) now?.gesture.finish()
      else now?.gesture.cancel()
    },
  })
  const commit = (text: string | null, keys: { readonly shiftKey: boolean; readonly altKey: boolean }) =>
    model.set(Object.fromEntries(sidesMoved(kind, side, keys).map((name) => [name, text])))
  const name = `${kind === 'margin' ? words.margin : words.padding} ${words.side[side]}`
  const resetOnAlt = (event: { readonly altKey: boolean }) => {
    if (event.altKey && !drag.wasDrag.current && reading.isSetHere) model.reset([property])
  }
  return (
    <div className={classNames(styles.edge, styles[side])}>
      <div className={styles.grip} data-edge={property} {...drag.handlers} onClick={resetOnAlt} />
      <div className={classNames(styles.value, styles[reading.origin])}>
        <NumberField
          label={`${name}: ${reading.source}`}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : undefined}
          shown={isTokenReference(value) ? words.tokenSign : undefined}
          placeholder={reading.isMixed ? words.mixedSign : '0'}
          keywords={kind === 'margin' ? AUTO : NO_WORDS}
          check={(text) => checkStyleValue(property, text)}
          onCommit={commit}
          isCompact
        />
      </div>
    </div>
  )
}

const SPACINGS = ['margin', 'padding'].flatMap((kind) => SIDES.map((side) => `${kind}-${side}`)).join(' ')
const AUTO = ['auto']
const NO_WORDS: readonly string[] = []
