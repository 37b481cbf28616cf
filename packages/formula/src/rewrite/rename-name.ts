import { parseFormula } from '../parse.ts'
import type { FormulaRanges } from '../ranges.ts'
import { nameUses } from './name-uses.ts'
import { replaceRanges } from './replace-ranges.ts'

/**
 * The formula with another word for a name of its scope; all else stands as it was written. Nothing for a text that cannot be
 * read, and where the new word already means something there.
 */
export function renameName(text: string, from: string, to: string): string | undefined {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) return undefined
  const uses = nameUses(parsed.tree, ranges)
  const renamed = uses.filter(({ name, bound }) => name === from && !bound.has(from))
  const isTaken = uses.some(({ name, bound }) => name === to && !bound.has(to)) || renamed.some(({ bound }) => bound.has(to))
  if (isTaken && renamed.length > 0) return undefined
  return replaceRanges(
    text,
    renamed.map((use) => ({ from: use.from, to: use.to, text: use.isShorthand ? `${from}: ${to}` : to })),
  )
}
