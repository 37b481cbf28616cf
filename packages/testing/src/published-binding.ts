import { parseFormula } from '@heddle/formula/parse'
import type { PublishedBinding } from '@heddle/document/published'

/** A binding as page data holds it; throws when the formula cannot be read. */
export function publishedBinding(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(`${code}: ${parsed.issue.message}`)
  return { type: 'f', tree: parsed.tree }
}
