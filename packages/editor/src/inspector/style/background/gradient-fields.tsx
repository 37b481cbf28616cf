import { X } from 'lucide-react'
import { checkStyleValue, GRADIENT_SHAPES, printLayer, type Gradient, type GradientStop } from '@heddle/style'
import { Choice } from '../../../controls/choice.tsx'
import { ColorField } from '../../../controls/color-field.tsx'
import { NumberField } from '../../../controls/number-field.tsx'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { removeItem, replaceItem } from '../../../fields/items.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { valueLabel } from '../choice-rows.tsx'
import { words } from '../words.ts'
import { GradientBar } from './gradient-bar.tsx'
import { angleOf, circleOf, newHead, printCircle, withAngle } from './gradient-head.ts'
import { placesOf } from './gradient-stops.ts'
import { POSITIONS } from './positions.ts'
import styles from './background.module.css'

const texts = words.background
const OUTLINES = ['circle', 'ellipse'] as const
const NO_TOKENS: readonly never[] = []
const rounded = (place: number): string => `${Math.round(place * 10) / 10}%`

/** A gradient: its shape, where it leads, and its colours on a bar and in a list. */
export function GradientFields({
  gradient,
  onCommit,
  onShow,
  onShowEnd,
}: {
  readonly gradient: Gradient
  readonly onCommit: (gradient: Gradient) => void
  readonly onShow: (gradient: Gradient) => void
  readonly onShowEnd: () => void
}) {
  const { shape, head, stops, isRepeating } = gradient
  const places = placesOf(stops)
  const set = (parts: Partial<Gradient>) => onCommit({ ...gradient, ...parts })
  const check = (stop: GradientStop, at: number) => (text: string) =>
    checkStyleValue('background-image', printLayer({ ...gradient, stops: replaceItem(stops, at, { ...stop, at: text }) }))
  return (
    <>
      <PlainRow label={texts.shape}>
        <Segmented
          label={texts.shape}
          value={shape}
          segments={GRADIENT_SHAPES.map((value) => ({ value, label: texts.shapes[value] }))}
          onChange={(next) => set({ shape: next, head: newHead[next] })}
          isWide
        />
      </PlainRow>
      {shape === 'radial' ? (
        <RadialRows head={head} onCommit={(next) => set({ head: next })} />
      ) : (
        <PlainRow label={texts.angle}>
          <NumberField
            label={texts.angle}
            value={angleOf(gradient) === undefined ? undefined : `${angleOf(gradient)}deg`}
            shown={angleOf(gradient) === undefined ? head : undefined}
            defaultUnit="deg"
            units={['deg']}
            check={(text) => (/^-?[\d.]+deg$/.test(text) ? undefined : texts.angleWrong)}
            onCommit={(angle) => set({ head: angle === null ? '' : withAngle(gradient, angle) })}
          />
        </PlainRow>
      )}
      <GradientBar
        stops={stops}
        onCommit={(next) => set({ stops: next })}
        onShow={(next) => onShow({ ...gradient, stops: next })}
        onShowEnd={onShowEnd}
      />
      <ul className={styles.stops} aria-label={texts.stops}>
        {stops.map((stop, at) => {
          const place = places[at]
          return (
            // Stops are their places in the list.
            <li key={at} className={styles.stop}>
              <ColorField
                label={texts.stopColor(at + 1)}
                value={stop.color}
                tokens={NO_TOKENS}
                check={(text) => checkStyleValue('color', text)}
                onShow={(color) => onShow({ ...gradient, stops: replaceItem(stops, at, { ...stop, color }) })}
                onShowEnd={onShowEnd}
                onCommit={(color) => color !== null && set({ stops: replaceItem(stops, at, { ...stop, color }) })}
              />
              <NumberField
                label={texts.stopPlace(at + 1)}
                value={stop.at === '' ? undefined : stop.at}
                effective={place === undefined ? undefined : rounded(place)}
                defaultUnit="%"
                units={['%', 'px', 'rem']}
                check={check(stop, at)}
                onCommit={(next) => set({ stops: replaceItem(stops, at, { ...stop, at: next ?? '' }) })}
              />
              <IconButton
                icon={X}
                size={24}
                label={texts.removeStop(at + 1)}
                isDisabled={stops.length <= 2}
                onPress={() => set({ stops: removeItem(stops, at) })}
              />
            </li>
          )
        })}
      </ul>
      <PlainRow label={texts.repeats}>
        <Switch label={texts.repeats} isLabelHidden isOn={isRepeating} onChange={(isOn) => set({ isRepeating: isOn })} />
      </PlainRow>
    </>
  )
}

/** Outline and middle of a radial gradient; one that says more than these keeps it until something is picked. */
function RadialRows({ head, onCommit }: { readonly head: string; readonly onCommit: (head: string) => void }) {
  const circle = circleOf(head)
  const middle = circle?.middle ?? 'center'
  return (
    <>
      <PlainRow label={texts.outline}>
        <Choice
          label={texts.outline}
          value={circle?.outline}
          placeholder={head}
          options={OUTLINES.map((id) => ({ id, label: texts.outlines[id] }))}
          onPick={(next) => onCommit(printCircle(next, middle))}
        />
      </PlainRow>
      <PlainRow label={texts.middle}>
        <Choice
          label={texts.middle}
          value={circle?.middle}
          placeholder={head}
          options={POSITIONS.map((id) => ({ id, label: valueLabel(id) }))}
          onPick={(next) => onCommit(printCircle(circle?.outline ?? 'ellipse', next))}
        />
      </PlainRow>
    </>
  )
}
