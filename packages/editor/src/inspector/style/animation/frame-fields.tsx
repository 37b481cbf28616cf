import { X } from 'lucide-react'
import type { AnimationFrame, AnimationFrames } from '@heddle/style'
import { Choice } from '../../../controls/choice.tsx'
import { NumberField } from '../../../controls/number-field.tsx'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EasingField } from '../transition/easing-field.tsx'
import { propertyLabel } from '../transition/transition-fields.tsx'
import { FrameValue } from './frame-value.tsx'
import { moveFrame, propertiesOf, startOf, withProperty } from './frames.ts'
import type { Frames } from './use-frames.ts'
import { words } from './words.ts'
import styles from './animation.module.css'

const PERCENT: readonly string[] = []
const checkPlace = (text: string): string | undefined => {
  const place = Number.parseFloat(text)
  return place >= 0 && place <= 100 ? undefined : words.placeWrong
}

/** What one frame says: where it stands, how it goes on from there, and how the element looks in it. */
export function FrameFields({
  frames: { frames, set, show, showEnd },
  id,
  frame,
}: {
  readonly frames: Frames
  readonly id: string
  readonly frame: AnimationFrame
}) {
  const { said, left } = propertiesOf(frame)
  const put = (next: AnimationFrame) => set({ [id]: next })
  return (
    <div className={styles.frame}>
      <PlainRow label={words.place}>
        <NumberField
          label={words.place}
          value={`${frame.at}%`}
          defaultUnit="%"
          units={PERCENT}
          check={checkPlace}
          onCommit={(text) => text !== null && set(moveFrame(frames, id, Number.parseFloat(text)))}
        />
      </PlainRow>
      <PlainRow label={words.easing}>
        <EasingField
          label={words.easing}
          value={frame.easing ?? ''}
          placeholder={words.ofElement}
          onCommit={(easing) => put(withEasing(frame, easing))}
        />
      </PlainRow>
      {said.map((property) => {
        const label = propertyLabel(property)
        const value = frame.styles[property]
        if (value === undefined) return null
        return (
          <div key={property} className={styles.property}>
            <PlainRow label={label}>
              <FrameValue
                property={property}
                label={label}
                value={value}
                onCommit={(next) => put(withProperty(frame, property, next))}
                onShow={(next) => show({ [id]: withProperty(frame, property, next) })}
                onShowEnd={showEnd}
              />
            </PlainRow>
            <IconButton
              icon={X}
              size={24}
              label={words.removeProperty(label)}
              onPress={() => put(withProperty(frame, property, null))}
            />
          </div>
        )
      })}
      <PropertyAdder frames={frames} left={left} onAdd={(property, value) => put(withProperty(frame, property, value))} />
    </div>
  )
}

type Property = ReturnType<typeof propertiesOf>['left'][number]

/** One more property for the frame, with what another frame says of it. */
function PropertyAdder({
  frames,
  left,
  onAdd,
}: {
  readonly frames: AnimationFrames
  readonly left: readonly Property[]
  readonly onAdd: (property: Property, value: ReturnType<typeof startOf>) => void
}) {
  const pick = (id: string) => {
    const property = left.find((one) => one === id)
    if (property !== undefined) onAdd(property, startOf(frames, property))
  }
  return (
    <Choice
      label={words.addProperty}
      value={undefined}
      placeholder={words.addProperty}
      options={left.map((property) => ({ id: property, label: propertyLabel(property), hint: property }))}
      onPick={pick}
    />
  )
}

function withEasing({ easing: _, ...frame }: AnimationFrame, easing: string): AnimationFrame {
  return easing === '' ? frame : { ...frame, easing }
}
