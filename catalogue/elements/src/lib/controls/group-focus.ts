import type { FocusEvent, FocusEventHandler } from 'react'
import type { Input } from '@heddle/kit/inputs'

/** Focus of a group of controls as that of one input: what moves between them neither enters nor leaves it. */
export function groupFocus({ onFocus, onBlur }: Pick<Input, 'onFocus' | 'onBlur'>): {
  readonly onFocus: FocusEventHandler
  readonly onBlur: FocusEventHandler
} {
  const isInside = ({ relatedTarget, currentTarget }: FocusEvent): boolean =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
  return {
    onFocus: (event) => void (isInside(event) || onFocus()),
    onBlur: (event) => void (isInside(event) || onBlur()),
  }
}
