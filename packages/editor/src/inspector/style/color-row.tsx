import { useEffect, useRef } from 'react'
import { checkStyleValue, isTokenReference } from '@heddle/style'
import { ColorField } from '../../controls/color-field.tsx'
import type { Gesture } from '../../controls/gesture.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { valueLabel } from './choice-rows.tsx'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useTokens } from './token-picks.ts'
import { useStyleModel } from './use-style.ts'

const COLORS = ['color'] as const

/** A row with a colour or a colour token. */
export function ColorRow({ label, name = label, properties }: RowProps) {
  const model = useStyleModel()
  const tokens = useTokens(COLORS)
  const { session, view } = useEditor()
  const isDark = useValue(session.theme) === 'dark'
  // A page without dark colours stays light.
  const pageTheme = isDark && view.of('token').some(({ darkValue }) => darkValue !== undefined) ? 'dark' : 'light'
  const gesture = useRef<Gesture | undefined>(undefined)
  const all = (value: Parameters<typeof model.set>[0][string]) =>
    Object.fromEntries(properties.map((property) => [property, value]))
  const finish = () => {
    gesture.current?.finish()
    gesture.current = undefined
  }
  useEffect(() => () => gesture.current?.finish(), [])
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial }) => {
        const token = isTokenReference(value) ? tokens.find(({ id }) => id === value.id) : undefined
        const shade = (token: { readonly value: string; readonly darkValue?: string }) =>
          isDark ? (token.darkValue ?? token.value) : token.value
        return (
          <ColorField
            label={name}
            value={typeof value === 'string' ? value : undefined}
            token={
              isTokenReference(value)
                ? { name: token?.name ?? words.unknownToken, value: token ? shade(token) : 'transparent' }
                : undefined
            }
            placeholder={isMixed ? controlsWords.mixed : valueLabel(initial)}
            effective={isMixed ? undefined : initial}
            theme={pageTheme}
            tokens={tokens.map((token) => ({
              id: token.id,
              name: token.name,
              value: shade(token),
              isChosen: isTokenReference(value) && value.id === token.id,
            }))}
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
      }}
    </StyleRow>
  )
}
