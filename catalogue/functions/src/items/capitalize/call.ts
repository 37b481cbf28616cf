import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { keepText } from '../../lib/budget/keep-text.ts'

export const call: FunctionBody = (host, text) => {
  const whole = requireText(text, 1)
  host.spend(1 + whole.length * 2)
  const capitalized = whole.replaceAll(/\p{L}/gu, (letter, at: number) => (startsWord(whole, at) ? letter.toUpperCase() : letter))
  return keepText(host, capitalized)
}

const BREAK = /[\s!-/:-@[-^`{-~]/
const INSIDE = /[\p{L}\p{N}_]/u

/** A word starts after space or ASCII punctuation; not after `_`, nor after an apostrophe inside a word. */
function startsWord(text: string, at: number): boolean {
  if (at === 0) return true
  const before = text.charAt(at - 1)
  if (!BREAK.test(before)) return false
  return before !== "'" || at === 1 || !INSIDE.test(text.charAt(at - 2))
}
