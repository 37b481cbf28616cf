import { useState } from 'react'
import { checkStyleValue, checkTransitionPart, printTransition, readTransitions, type TransitionPart } from '@heddle/style'
import { NumberField } from '../../../controls/number-field.tsx'
import { SuggestField } from '../../../controls/suggest-field.tsx'
import { PlainRow } from '../../../fields/plain-row.tsx'
import { useTokens } from '../../../session/use-tokens.ts'
import { toPicks } from '../token-picks.ts'
import { words as styleWords } from '../words.ts'
import { WrittenRow, type Written } from '../written-row.tsx'
import { EasingField } from './easing-field.tsx'
import { OFTEN_MOVED, type Transitions } from './use-transitions.ts'
import { words } from './words.ts'

const TYPES = ['duration'] as const
const UNITS = ['ms', 's'] as const
const NO_TIME = '0ms'
const STEP = 10

/** Where the label of a row says no more than its section does. */
const FULL_NAMES: Readonly<Record<string, string | undefined>> = {
  all: words.all,
  'background-color': words.ground,
  'border-color': styleWords.rows['border-top-color'],
  'border-radius': styleWords.border.radius,
}

/** What a property of a transition is called in the list. */
export const propertyLabel = (property: string) =>
  FULL_NAMES[property.toLowerCase()] ?? styleWords.rows[property] ?? styleWords.properties[property] ?? property

const SUGGESTED = ['all', ...OFTEN_MOVED].map((id) => ({ id, hint: propertyLabel(id) }))

/** What is set of one transition: what is moved, how long, how, and after what time. */
export function TransitionFields({
  transitions,
  part,
  at,
}: {
  readonly transitions: Transitions
  readonly part: TransitionPart
  readonly at: number
}) {
  const tokens = useTokens(TYPES)
  if (part.kind === 'other')
    return <WrittenRow text={part.text} read={readTransition} onCommit={(next) => transitions.set(at, next)} />
  return (
    <>
      <PlainRow label={words.property}>
        <PropertyField value={part.property} onCommit={(property) => transitions.set(at, { ...part, property })} />
      </PlainRow>
      <PlainRow label={words.duration}>
        <NumberField
          label={words.duration}
          value={part.duration}
          shown={transitions.sharedDuration}
          defaultUnit="ms"
          units={UNITS}
          picks={toPicks(tokens)}
          step={STEP}
          check={(text) => checkTransitionPart('duration', text)}
          onCommit={(duration) => transitions.setDuration(at, duration ?? NO_TIME)}
          onPick={transitions.pickDuration}
        />
      </PlainRow>
      <PlainRow label={words.easing}>
        <EasingField
          label={words.easing}
          value={part.easing}
          onCommit={(easing) => transitions.set(at, { ...part, easing: easing || 'ease' })}
        />
      </PlainRow>
      <PlainRow label={words.delay}>
        <NumberField
          label={words.delay}
          value={part.delay}
          defaultUnit="ms"
          units={UNITS}
          step={STEP}
          check={(text) => checkTransitionPart('delay', text)}
          onCommit={(delay) => transitions.set(at, { ...part, delay: delay ?? NO_TIME })}
        />
      </PlainRow>
    </>
  )
}

/** A property by its CSS name; one that no browser has is refused, as it would be moved by nothing. */
function PropertyField({ value, onCommit }: { readonly value: string; readonly onCommit: (property: string) => void }) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const property = text.trim()
    const name = property.toLowerCase()
    const message = checkTransitionPart('property', property)
    const isKnown = name === 'all' || CSS.supports(name, 'inherit')
    setWrong(message ?? (isKnown ? undefined : words.unknown(property)))
    if (message === undefined && isKnown) onCommit(name.startsWith('--') ? property : name)
  }
  return <SuggestField label={words.property} value={value} suggestions={SUGGESTED} error={wrong} onCommit={commit} />
}

/** Reads one transition that is written as CSS text. */
function readTransition(written: string): Written<TransitionPart> {
  const message = checkStyleValue('transition', written)
  const [part, ...others] = message === undefined ? readTransitions(written) : []
  if (!part || others.length > 0) return { wrong: message ?? words.single }
  return CSS.supports('transition', printTransition(part)) ? { part } : { wrong: words.notCss }
}
