import type { FormulaRange } from '../ranges.ts'

/** Characters of a text, and what stands there instead. */
export interface TextChange extends FormulaRange {
  readonly text: string
}

/** The text with some of its characters replaced; changes do not overlap. */
export function replaceRanges(text: string, changes: readonly TextChange[]): string {
  let result = ''
  let at = 0
  for (const change of changes.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(at, change.from) + change.text
    at = change.to
  }
  return result + text.slice(at)
}
