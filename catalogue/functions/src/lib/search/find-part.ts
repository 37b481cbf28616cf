import { findLastText, findText } from '@heddle/document/values'
import type { FunctionHost } from '@heddle/kit'

const CHARACTERS_PER_STEP = 16
/** Longer parts are looked for in a way that takes longer. */
const LONG_PART = 200
const CHARACTERS_PER_STEP_OF_LONG = 4

/** Where a text holds a part first, from a place on; counted beforehand. */
export function findPart(host: FunctionHost, text: string, part: string, from = 0): number {
  spendSearch(host, text, part)
  return findText(text, part, from)
}

/** Where a text holds a part last; counted beforehand. */
export function findLastPart(host: FunctionHost, text: string, part: string): number {
  spendSearch(host, text, part)
  return findLastText(text, part)
}

/** What a text holds before, between and after a part, which is not empty; the whole text when it lacks the part. */
export function piecesAround(host: FunctionHost, text: string, part: string): readonly string[] {
  spendSearch(host, text, part)
  const pieces: string[] = []
  let from = 0
  for (let at = findText(text, part); at !== -1; at = findText(text, part, from)) {
    // To look on for a long part begins with going through it.
    host.spend(1 + part.length / CHARACTERS_PER_STEP)
    pieces.push(text.slice(from, at))
    from = at + part.length
  }
  pieces.push(text.slice(from))
  return pieces
}

function spendSearch(host: FunctionHost, text: string, part: string): void {
  const perStep = part.length > LONG_PART ? CHARACTERS_PER_STEP_OF_LONG : CHARACTERS_PER_STEP
  host.spend(1 + (text.length + part.length) / perStep)
}
