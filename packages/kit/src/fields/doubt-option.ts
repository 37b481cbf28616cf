import { readPath } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'
import { isSameValue } from '../same-value.ts'
import { toText } from '../to-text.ts'
import type { FieldValues } from './field-base.ts'

/**
 * What is hardly meant by a value that no option beside it has exactly (elements reference 15.3): 1 is not "1". Options are the
 * list in `options`, their values stand under the name in `valueField`; where neither is known nothing is said.
 * @param given a value, or a list of them
 */
export function doubtOption(given: Json, { options, valueField = 'value' }: FieldValues): string | undefined {
  if (!Array.isArray(options) || options.length === 0 || typeof valueField !== 'string') return undefined
  const offered = options.map((option) =>
    typeof option === 'object' && option !== null ? (readPath(option, valueField || 'value') as Json | undefined) : option,
  )
  const wanted = (Array.isArray(given) ? given : [given]).filter((one) => (one ?? '') !== '')
  const foreign = wanted.find((one) => !offered.some((value) => isSameValue(value, one)))
  if (foreign === undefined) return undefined
  const alike = offered.find((value) => value !== undefined && toText(value) === toText(foreign))
  return alike === undefined ? MESSAGES.noOption(inShort(foreign)) : MESSAGES.otherOption(inShort(foreign), inShort(alike))
}

/** Characters of a value that are told. */
const TOLD = 60

function inShort(value: Json): string {
  const text = JSON.stringify(value)
  return text.length > TOLD ? `${text.slice(0, TOLD)}…` : text
}
