import { useState } from 'react'
import { checkEasing, checkStyleValue } from '@heddle/style'
import { SuggestField } from '../../../controls/suggest-field.tsx'
import { words } from './words.ts'

const CURVES = Object.entries(words.curves).map(([id, hint]) => ({ id, hint }))

/** How something gains and loses speed: picked by name, or written as CSS, and refused with what is wrong in it. */
export function EasingField({
  label,
  value,
  placeholder,
  onCommit,
}: {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly onCommit: (easing: string) => void
}) {
  const [wrong, setWrong] = useState<string>()
  const commit = (text: string) => {
    const easing = text.trim()
    const message = easing === '' ? undefined : (checkStyleValue('animation-timing-function', easing) ?? checkEasing(easing))
    setWrong(message)
    if (message === undefined) onCommit(easing)
  }
  return (
    <SuggestField
      label={label}
      value={value}
      suggestions={CURVES}
      error={wrong}
      {...(placeholder === undefined ? {} : { placeholder })}
      onCommit={commit}
    />
  )
}
