import { printFormula, type FormulaTree } from '@heddle/formula/parse'

/**
 * A value as the formula that gives it, where a first formula begins: a text in quotes, a number, a colour by its token.
 * Nothing for what is not set.
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
    return ['o', Object.entries(value).map(([key, part]) => [['l', key], treeOf(part)] as const)]
  return ['l', typeof value === 'number' || typeof value === 'boolean' || value === null ? value : String(value)]
}
