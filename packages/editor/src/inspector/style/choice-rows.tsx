import type { LucideIcon } from 'lucide-react'
import type { StyleValue } from '@heddle/document'
import { isTokenReference, styleProperty } from '@heddle/style'
import { Choice } from '../../controls/choice.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import { words as inspectorWords } from '../words.ts'
import { words as styleWords } from './words.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { StyleRow, type RowProps } from './style-row.tsx'
import { useTokens } from '../../session/use-tokens.ts'
import { toPicks } from './token-picks.ts'
import { useStyleModel } from './use-style.ts'

export interface StyleSegment {
  readonly value: string
  readonly icon?: LucideIcon
}

const TYPOGRAPHIES = ['typography'] as const

/** A value's keyword as the style tab shows it; others as they are written. */
export const valueLabel = (value: string) => styleWords.values[value] ?? value

/** A row with a list of words; a typography token where the property takes one. */
export function ChoiceRow({
  label,
  name = label,
  properties,
  options,
  hasTokens = false,
}: RowProps & { readonly options?: readonly string[]; readonly hasTokens?: boolean }) {
  const model = useStyleModel()
  const tokens = useTokens(TYPOGRAPHIES)
  const words = options ?? styleProperty(properties[0] ?? '')?.syntax.keywords ?? []
  const set = (id: string) => {
    const token = hasTokens && tokens.some((token) => token.id === id)
    model.set(Object.fromEntries(properties.map((property) => [property, token ? { type: 'token', id } : id])))
  }
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial, isInherited }) => (
        <Choice
          label={name}
          value={isTokenReference(value) ? value.id : value === undefined ? undefined : String(value)}
          shown={
            isTokenReference(value) ? (tokens.find(({ id }) => id === value.id)?.name ?? inspectorWords.unknownToken) : undefined
          }
          placeholder={isMixed ? controlsWords.mixed : valueLabel(hasTokens && !isInherited ? 'none' : initial)}
          options={words.map((word) => ({ id: word, label: valueLabel(word) }))}
          extra={hasTokens ? toPicks(tokens) : undefined}
          picksAgain
          onPick={set}
        />
      )}
    </StyleRow>
  )
}

/** The segment of a value; a text that starts at its beginning stands left. */
function segmentOf(segments: readonly StyleSegment[], value: StyleValue | undefined): string | undefined {
  const word = value === 'start' ? 'left' : value
  return segments.find((segment) => segment.value === word)?.value
}

/** A row with a few words side by side; pressing the one that holds sets it here, or takes it away again. */
export function SegmentedRow({
  label,
  name = label,
  properties,
  segments,
}: RowProps & { readonly segments: readonly StyleSegment[] }) {
  const model = useStyleModel()
  const set = (word: string) => model.set(Object.fromEntries(properties.map((property) => [property, word])))
  return (
    <StyleRow label={label} name={name} properties={properties}>
      {({ value, isMixed, initial, isSetHere }) => (
        <Segmented
          label={name}
          value={segmentOf(segments, isMixed ? undefined : (value ?? initial))}
          segments={segments.map(({ value, icon }) => ({
            value,
            label: valueLabel(value),
            ...(icon ? { icon, isIconOnly: true } : {}),
          }))}
          onChange={set}
          // What holds from elsewhere is set here; what is set here is taken away.
          onPressAgain={(word) => (isSetHere ? model.reset(properties) : set(word))}
          isWide
        />
      )}
    </StyleRow>
  )
}
