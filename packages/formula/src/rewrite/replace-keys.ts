import { parseFormula } from '../parse.ts'
import type { FormulaRanges } from '../ranges.ts'
import { REFERENCE_ROOTS, type ReplaceKey } from '../references.ts'
import { quoteText } from '../text.ts'
import { nameUses } from './name-uses.ts'
import { replaceRanges } from './replace-ranges.ts'

/**
 * The formula with other keys for the records that it names, `variables['…']` for `variables.search`; all else stands as it was
 * written, and so does a text that cannot be read.
 */
export function replaceKeys(text: string, replace: ReplaceKey): string {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) return text
  const changes = nameUses(parsed.tree, ranges).flatMap(({ name, path, chain, bound, from }) => {
    const [member] = chain.slice(1)
    const key = path[1]
    const to = member && ranges.get(member)?.to
    if (!REFERENCE_ROOTS.has(name) || bound.has(name) || key === undefined || to === undefined) return []
    const next = replace(name, key)
    if (next === undefined || next === key) return []
    const dot = member?.[0] === '.' && member[3] === 1 ? '?.' : ''
    return [{ from, to, text: `${name}${dot}[${quoteText(next)}]` }]
  })
  return replaceRanges(text, changes)
}
