import type { NodeRecord } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import { words } from '../words.ts'
import { codesIn } from '../codes-in.ts'
import { nodeRule } from '../node-rule.ts'

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
    ['link', node.link] as const,
    ...Object.values(node.states ?? {}).map(({ name, condition }) => [name, condition] as const),
  ]
  return named.flatMap(([place, value]) => codesIn(value).map((code) => [place, code] as const))
}
