/** Longest text of a result in characters. */
const SHOWN = 2000

/** A value as a person reads it: texts in quotes, lists and objects as JSON. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  const text = JSON.stringify(value, undefined, 1) ?? String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
