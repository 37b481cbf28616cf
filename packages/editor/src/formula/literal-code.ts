import { FORBIDDEN_NAMES, printFormula, type FormulaEntry, type FormulaTree } from '@heddle/formula/parse'

/**
 * A value as the formula that gives it, where a first formula begins: a text in quotes, a number, a colour by its token.
 * Nothing for what is not set. A part whose name no formula may write is left out.
 */
export function literalCode(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'object' && 'type' in value && value.type === 'token' && 'id' in value)
    return `colors['${String(value.id)}']`
  return printFormula(treeOf(value))
}

function treeOf(value: unknown): FormulaTree {
  if (Array.isArray(value)) return ['a', value.map(treeOf)]
  if (typeof value === 'object' && value !== null)
    return ['o', Object.entries(value).flatMap(([key, part]) => entryOf(key, part))]
  return ['l', typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value)]
}

function entryOf(key: string, part: unknown): readonly FormulaEntry[] {
  return FORBIDDEN_NAMES.has(key) ? [] : [[['l', key], treeOf(part)]]
}
