import type { HeadField, PublishedHead, PublishedValue } from '@heddle/document/published'
import { jsonText } from '@heddle/document/values'

/** Texts of a page's head that its formulas give; those that give nothing, or nothing that is a text, are absent. */
export function headTexts(
  head: PublishedHead,
  evaluate: (value: PublishedValue) => unknown,
): { readonly [F in HeadField]?: string } {
  const texts: Partial<Record<HeadField, string>> = {}
  for (const [field, binding] of Object.entries(head) as [HeadField, PublishedValue][]) {
    const text = textOf(evaluate(binding), field)
    if (text !== undefined && text.trim() !== '') texts[field] = text
  }
  return texts
}

/** Structured data may be given as what it is. */
function textOf(value: unknown, field: HeadField): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  return field === 'structuredData' && typeof value === 'object' && value !== null ? jsonText(value) : undefined
}
