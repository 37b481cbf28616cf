import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'

/** A CSS value that stays inside its declaration. */
export function checkCssText(value: Json): string | undefined {
  if (typeof value !== 'string') return MESSAGES.mustBeText
  return value.length > 500 || /[;{}<>]/.test(value) ? MESSAGES.mustBeCssValue : undefined
}
