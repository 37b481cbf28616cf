import { isBinding, type Bindable } from '@heddle/document'

/** A value of a condition as it is typed: a number or a truth value is one, `=` begins a formula, quotes hold a text. */
export function readPlain(text: string): Bindable {
  const trimmed = text.trim()
  if (trimmed.startsWith('=')) return { type: 'f', code: trimmed.slice(1).trim() }
  if (trimmed === '') return ''
  try {
    return (JSON.parse(trimmed) as Bindable | null) ?? text
  } catch {
    return text
  }
}

/** The same value as text, so that reading it gives the value again. */
export function writePlain(value: Bindable | undefined): string {
  if (value === undefined) return ''
  if (isBinding(value)) return `= ${value.code}`
  if (typeof value !== 'string') return JSON.stringify(value)
  const isPlain = readPlain(value) === value
  return isPlain ? value : JSON.stringify(value)
}
