import { words as controlsWords } from '../../../controls/words.ts'
import { StyleRow, type RowProps } from '../style-row.tsx'
import { useStyleModel } from '../use-style.ts'
import { EasingField } from './easing-field.tsx'

/** A row with the course of speed of an animation. */
export function EasingRow({ label, name = label, properties }: RowProps) {
  const model = useStyleModel()
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial }) => (
        <EasingField
          label={name}
          value={typeof value === 'string' ? value : ''}
          placeholder={isMixed ? controlsWords.mixed : initial}
          onCommit={(easing) =>
            model.set(Object.fromEntries(properties.map((property) => [property, easing === '' ? null : easing])))
          }
        />
      )}
    </StyleRow>
  )
}
