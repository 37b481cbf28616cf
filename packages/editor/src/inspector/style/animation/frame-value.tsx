import { useState } from 'react'
import { checkStyleValue, isTokenReference, styleProperty, type AnimationFrame, type FrameProperty } from '@heddle/style'
import { Choice } from '../../../controls/choice.tsx'
import { ColorField } from '../../../controls/color-field.tsx'
import { readMeasure, tidy } from '../../../controls/measure.ts'
import { NumberField } from '../../../controls/number-field.tsx'
import { useColorTokens, useTokens } from '../../../session/use-tokens.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { words as inspectorWords } from '../../words.ts'
import { valueLabel } from '../choice-rows.tsx'
import { tokenTypesOf, toPicks } from '../token-picks.ts'
import { words } from './words.ts'
import styles from './animation.module.css'

type Value = NonNullable<AnimationFrame['styles'][FrameProperty]>

export interface FrameValueProps {
  readonly property: FrameProperty
  readonly label: string
  readonly value: Value
  readonly onCommit: (value: Value) => void
  /** While a colour is dragged. */
  readonly onShow: (value: Value) => void
  readonly onShowEnd: () => void
}

const LENGTHS = ['px', '%', 'rem', 'em', 'vw', 'vh'] as const
const ANGLES = ['deg', 'turn'] as const
const NO_UNITS: readonly string[] = []
const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What is wrong with a value of a frame: the table takes more texts for some properties than browsers do. */
function checkValue(property: FrameProperty, text: string): string | undefined {
  return checkStyleValue(property, text) ?? (CSS.supports(property, text) ? undefined : words.notCss(text))
}

/** A value of a frame, with the control that its property asks for. */
export function FrameValue(props: FrameValueProps) {
  const { property, value } = props
  const { color, length, number, keywords, free } = styleProperty(property)?.syntax ?? {}
  if (property === 'opacity') return <OpacityValue {...props} />
  if (property === 'translate' && isMeasures(value)) return <TranslateValue {...props} />
  if (color) return <ColorValue {...props} />
  if (property === 'rotate') return <NumberValue {...props} units={ANGLES} />
  if (property === 'scale') return <NumberValue {...props} units={NO_UNITS} step={0.1} />
  if (length || number || property === 'box-shadow') return <NumberValue {...props} units={length ? LENGTHS : NO_UNITS} />
  return keywords && !free ? <WordValue {...props} words={keywords} /> : <TextValue {...props} />
}

function ColorValue({ property, label, value, onCommit, onShow, onShowEnd }: FrameValueProps) {
  const { theme, tokens, token } = useColorTokens(value)
  return (
    <ColorField
      label={label}
      value={isTokenReference(value) ? undefined : String(value)}
      token={token}
      theme={theme}
      tokens={tokens}
      check={(text) => checkStyleValue(property, text)}
      onShow={onShow}
      onShowEnd={onShowEnd}
      onCommit={(color) => color !== null && onCommit(color)}
      onPickToken={(id) => onCommit({ type: 'token', id })}
    />
  )
}

function NumberValue({
  property,
  label,
  value,
  units,
  step = 1,
  onCommit,
}: FrameValueProps & { readonly units: readonly string[]; readonly step?: number }) {
  const tokens = useTokens(tokenTypesOf(property))
  const shown = isTokenReference(value)
    ? (tokens.find(({ id }) => id === value.id)?.name ?? inspectorWords.unknownToken)
    : undefined
  return (
    <NumberField
      label={label}
      value={isTokenReference(value) ? undefined : String(value)}
      shown={shown}
      defaultUnit={units[0] ?? ''}
      units={units}
      keywords={styleProperty(property)?.syntax.keywords ?? NO_UNITS}
      picks={toPicks(tokens)}
      step={step}
      check={(text) => checkValue(property, text)}
      onCommit={(text) => text !== null && onCommit(text)}
      onPick={(id) => onCommit({ type: 'token', id })}
    />
  )
}

/** Opacity as people say it: 0 to 100 %, kept as 0 to 1. */
function OpacityValue({ property, label, value, onCommit }: FrameValueProps) {
  const toOpacity = (text: string) => {
    const measure = readMeasure(text)
    return measure ? String(tidy(measure.amount / 100)) : text
  }
  const amount = readMeasure(String(value))
  return (
    <NumberField
      label={label}
      value={amount ? `${tidy(amount.amount * 100)}%` : String(value)}
      defaultUnit="%"
      units={NO_UNITS}
      check={(text) => checkValue(property, toOpacity(text))}
      onCommit={(text) => text !== null && onCommit(toOpacity(text))}
    />
  )
}

/** Both ways of a move, where they are plain lengths. */
function TranslateValue({ property, label, value, onCommit }: FrameValueProps) {
  const [across = '0', down = '0'] = splitWords(String(value))
  const field = (name: string, shown: string, print: (text: string) => string) => (
    <NumberField
      label={name}
      value={readMeasure(shown)?.unit ? shown : `${shown}px`}
      units={LENGTHS}
      check={(text) => (isMeasures(text) ? checkValue(property, print(text)) : words.notCss(text))}
      onCommit={(text) => onCommit(print(text ?? '0'))}
    />
  )
  return (
    <div className={styles.pair}>
      {field(words.across(label), across, (text) => `${text} ${down}`)}
      {field(words.down(label), down, (text) => `${across} ${text}`)}
    </div>
  )
}

function isMeasures(value: Value): boolean {
  const parts = splitWords(String(value))
  return !isTokenReference(value) && parts.length <= 2 && parts.every((part) => readMeasure(part) !== undefined)
}

function WordValue({ label, value, words: offered, onCommit }: FrameValueProps & { readonly words: readonly string[] }) {
  return (
    <Choice
      label={label}
      value={String(value)}
      options={offered.map((id) => ({ id, label: valueLabel(id) }))}
      onPick={onCommit}
    />
  )
}

function TextValue({ property, label, value, onCommit }: FrameValueProps) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const message = checkValue(property, text.trim())
    setWrong(message)
    if (message === undefined) onCommit(text.trim())
  }
  return (
    <TextField
      label={label}
      isLabelHidden
      value={isTokenReference(value) ? '' : String(value)}
      error={wrong}
      onCommit={commit}
      onChange={() => setWrong(undefined)}
    />
  )
}
