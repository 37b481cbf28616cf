import { compilePattern, type Pattern } from '@heddle/document/regex'
import type { FunctionHost } from '@heddle/kit'
import { requireText } from '../arguments/require-text.ts'

/** What the first use of a pattern costs for each of its characters, in steps. */
const STEPS_TO_COMPILE = 200
/** What counted repeats cost for each time they repeat, at most; the matcher repeats what they hold. */
const STEPS_PER_REPEAT = 100
const MAX_REPEATS = 1000
/** What a search costs before it reads anything. */
const STEPS_TO_START = 200
/** Work of the matcher (characters read, times the size of the pattern) that takes as long as a step. */
const WORK_PER_STEP = 16

/** Patterns that were paid for lately; the matcher keeps as many or more. */
const paid = new Set<string>()
const MAX_PAID = 50

/**
 * The text and the pattern of a function that searches; the pattern counts its work against the budget of the formula.
 * Throws, saying why, for a pattern that cannot be used.
 */
export function openPattern(
  host: FunctionHost,
  text: unknown,
  source: unknown,
  flags: unknown,
  flagsPosition = 3,
): { readonly text: string; readonly pattern: Pattern } {
  const whole = requireText(text, 1)
  const pattern = requireText(source, 2)
  const options = flags === undefined ? '' : requireText(flags, flagsPosition)
  const key = `${options}/${pattern}`
  host.spend(STEPS_TO_START + options.length + (paid.has(key) ? 0 : stepsToCompile(pattern)))
  const compiled = compilePattern(pattern, options)
  if (paid.size >= MAX_PAID) paid.clear()
  paid.add(key)
  const report = (work: number) => host.spend(work / WORK_PER_STEP)
  return { text: whole, pattern: compiled.counted(report) }
}

function stepsToCompile(pattern: string): number {
  let repeats = 1
  for (const [, least, most] of pattern.matchAll(/\{(\d{1,4})(?:,(\d{0,4}))?\}/g)) {
    repeats = Math.min(MAX_REPEATS, repeats * Math.max(1, Number(least), Number(most ?? 0)))
  }
  return pattern.length * STEPS_TO_COMPILE + repeats * STEPS_PER_REPEAT
}
