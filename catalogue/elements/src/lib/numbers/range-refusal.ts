import type { Refusal } from '@heddle/kit/inputs'
import type { NumberBounds } from './read-number.ts'

/** Why a number beyond its bounds is not taken, in the words that the browser has for its own numbers. */
export function rangeRefusal(value: number | null, { min, max }: Omit<NumberBounds, 'step'>): Refusal | undefined {
  if (value === null) return undefined
  const isLess = min !== null && value < min
  if (!isLess && (max === null || value <= max)) return undefined
  const asked = Object.assign(document.createElement('input'), { type: 'number', step: 'any' })
  asked[isLess ? 'min' : 'max'] = String(isLess ? min : max)
  asked.value = String(value)
  return { rule: isLess ? 'min' : 'max', message: asked.validationMessage }
}
