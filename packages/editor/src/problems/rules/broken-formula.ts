import { isBinding } from '@heddle/document'
import type { NodeRecord } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import { words } from '../words.ts'
import { nodeRule } from '../problem.ts'

/** A formula that cannot be read stops publishing. */
export const rule = nodeRule({ id: 'broken-formula', place: 10 }, (node) =>
  formulasOf(node).flatMap(([place, code]) => {
    const parsed = parseFormula(code)
    return parsed.ok ? [] : [{ severity: 'error', message: words.brokenFormula(place, parsed.issue.message) }]
  }),
)

/** Every formula of a node with the name of what it sets. */
function formulasOf(node: NodeRecord): readonly (readonly [place: string, code: string])[] {
  const named = [
    ...Object.entries(node.props).flatMap(([field, variants]) => Object.values(variants).map((value) => [field, value] as const)),
    ...Object.values(node.styles).flatMap((declarations) => Object.entries(declarations)),
    ...Object.entries(node.attributes),
    ['condition', node.condition] as const,
    ['repeat', node.repeat?.over] as const,
    ['link', node.link?.href] as const,
  ]
  return named.flatMap(([place, value]) => codesIn(value).map((code) => [place, code] as const))
}

/** Formulas of a value, those of items in lists and of parts of objects too. */
function codesIn(value: unknown): readonly string[] {
  if (isBinding(value)) return [value.code]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(codesIn) : []
}
