import { mapParts, parseFormula, printFormula, type FormulaTree } from '@heddle/formula/parse'
import { isBinding } from '../../values/bindable.ts'

/**
 * A copy of a value in whose formulas `context.component.props['id']` is what an instance set.
 * @param values formula text by id of the property; a formula that cannot be read stays as it is
 */
export function inlineProperties<T>(value: T, values: ReadonlyMap<string, string>): T {
  const trees = new Map<string, FormulaTree>()
  for (const [id, code] of values) {
    const parsed = parseFormula(code)
    if (parsed.ok) trees.set(id, parsed.tree)
  }
  return trees.size === 0 ? value : (inside(value, trees) as T)
}

function inside(value: unknown, trees: ReadonlyMap<string, FormulaTree>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => inside(part, trees))
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part, trees)]))
  return isBinding(copy) ? { ...copy, code: written(copy.code, trees) } : copy
}

function written(code: string, trees: ReadonlyMap<string, FormulaTree>): string {
  if (!code.includes('component')) return code
  const parsed = parseFormula(code)
  if (!parsed.ok) return code
  const tree = replaced(parsed.tree, trees)
  const text = printFormula(tree)
  return text === printFormula(parsed.tree) ? code : text
}

function replaced(tree: FormulaTree, trees: ReadonlyMap<string, FormulaTree>): FormulaTree {
  const id = propertyRead(tree)
  const own = id === undefined ? undefined : trees.get(id)
  return own ?? mapParts(tree, (part) => replaced(part, trees))
}

/** The id in `context.component.props['id']`, however its steps are written. */
function propertyRead(tree: FormulaTree): string | undefined {
  if (tree[0] !== '.' || tree[2][0] !== 'l' || typeof tree[2][1] !== 'string') return undefined
  const isProps = isMember(tree[1], 'props') && isMember(tree[1][1], 'component') && isName(tree[1][1][1], 'context')
  return isProps ? tree[2][1] : undefined
}

type Member = Extract<FormulaTree, readonly ['.', ...unknown[]]>

const isMember = (tree: FormulaTree, name: string): tree is Member => tree[0] === '.' && tree[2][0] === 'l' && tree[2][1] === name
const isName = (tree: FormulaTree, name: string): boolean => tree[0] === 'n' && tree[1] === name
