import type { ReactNode } from 'react'
import { Slot, toText, useIsSlotFilled, type ElementProps } from '@heddle/kit/react'
import type { badgeDefinition } from './definition.ts'
import { COUNT } from './limits.ts'

export function Badge({ root, props }: ElementProps<typeof badgeDefinition>): ReactNode {
  const isAtCorner = useIsSlotFilled('children')
  const text = props.dot ? '' : shownText(props.text, props.max, Boolean(props.hidesZero))
  const label = toText(props.accessibleLabel)
  const classes = ['heddle-badge', props.dot && 'heddle-badge-dot', isAtCorner && `heddle-badge-${toText(props.corner)}`]
  const mark = (props.dot || text !== '') && (
    <span className={classes.filter(Boolean).join(' ')} {...(label && { role: 'img', 'aria-label': label })}>
      {text}
    </span>
  )
  return (
    <span {...root}>
      {isAtCorner && <Slot name="children" />}
      {mark}
    </span>
  )
}

/** A number that is too great is written as the greatest there is, with a plus; nothing for zero where that is asked for. */
function shownText(value: unknown, max: unknown, hidesZero: boolean): string {
  const text = toText(value)
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (number === 0 && hidesZero) return ''
  const most = typeof max === 'number' && max >= COUNT.min ? max : COUNT.default
  return number > most ? `${most}+` : text
}
