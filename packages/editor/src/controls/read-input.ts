import { readSum } from './read-sum.ts'

export interface InputRules {
  /** Unit that bare numbers get. */
  readonly unit: string
  readonly keywords: readonly string[]
  /** What is wrong with CSS text, or `undefined`. */
  readonly check: (text: string) => string | undefined
}

export type ReadInput = { readonly ok: true; readonly value: string | null } | { readonly ok: false; readonly message: string }

/** What a person typed into a number field as CSS text: a word, a sum, or any value that the field's check lets through. */
export function readInput(text: string, { unit, keywords, check }: InputRules): ReadInput {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: true, value: null }
  const keyword = keywords.find((word) => word.toLowerCase() === trimmed.toLowerCase())
  const value = keyword ?? readSum(trimmed, unit) ?? trimmed
  const message = check(value)
  return message === undefined ? { ok: true, value } : { ok: false, message }
}
