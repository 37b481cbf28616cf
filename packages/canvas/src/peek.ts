import type { PeekedValue } from './protocol.ts'
import { runText, type WrittenFormula } from './read-text.ts'
import { shortValue } from './short-value.ts'

/** Formulas that one question may ask for; the tree shows fewer at a time. */
export const MAX_PEEKED = 200
/** Fields that are told of one value. */
const MAX_FIELDS = 100

/** Values of many short formulas at once, each in short and with what lies in it. */
export function peek(texts: readonly string[], place: Omit<WrittenFormula, 'text'>): readonly PeekedValue[] {
  return texts.slice(0, MAX_PEEKED).map((text) => {
    const answer = runText({ ...place, text }, (value) => ({
      ...shortValue(value),
      fields: fieldsOf(Array.isArray(value) ? (value as readonly unknown[])[0] : value),
    }))
    return 'ok' in answer ? { kind: 'error', text: answer.message } : answer
  })
}

function fieldsOf(value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return []
  return Object.keys(value)
    .slice(0, MAX_FIELDS)
    .map((key) => ({ key, ...shortValue((value as Readonly<Record<string, unknown>>)[key]) }))
}
