import { useEffect, useRef } from 'react'
import { checkStyleValue } from '@heddle/style'
import { ColorField } from '../../controls/color-field.tsx'
import type { Gesture } from '../../controls/gesture.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { useColorTokens } from '../../session/use-tokens.ts'
import { valueLabel } from './choice-rows.tsx'
import type { StyleReading } from './style-reading.ts'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useStyleModel } from './use-style.ts'

/** A row with a colour or a colour token. */
export function ColorRow({ label, name = label, properties }: RowProps) {
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {(reading) => <Control name={name} properties={properties} reading={reading} />}
    </StyleRow>
  )
}

function Control({
  name,
  properties,
  reading: { value, isMixed, initial },
}: {
  readonly name: string
  readonly properties: readonly string[]
  readonly reading: StyleReading
}) {
  const model = useStyleModel()
  const { theme, tokens, token } = useColorTokens(value)
  const gesture = useRef<Gesture | undefined>(undefined)
  const all = (value: Parameters<typeof model.set>[0][string]) =>
    Object.fromEntries(properties.map((property) => [property, value]))
  const finish = () => {
    gesture.current?.finish()
    gesture.current = undefined
  }
  useEffect(() => () => gesture.current?.finish(), [])
  return (
    <ColorField
      label={name}
      value={typeof value === 'string' ? value : undefined}
      token={token}
      placeholder={isMixed ? controlsWords.mixed : valueLabel(initial)}
      effective={isMixed ? undefined : initial}
      theme={theme}
      tokens={tokens}
      check={(text) => checkStyleValue(properties[0] ?? '', text)}
      onShow={(color) => {
        gesture.current ??= model.gesture()
        gesture.current.show(words.changes.style(properties), model.operation(all(color)))
      }}
      onShowEnd={finish}
      onCommit={(color) => model.set(all(color))}
      onPickToken={(id) => model.set(all({ type: 'token', id }))}
    />
  )
}
