import { partsOf } from './parts.ts'
import type { FormulaTree } from './tree.ts'

/** Names that stand for a value of the language, not for something in scope. */
export const CONSTANT_NAMES: ReadonlySet<string> = new Set(['undefined', 'NaN', 'Infinity'])

const NO_FUNCTIONS: ReadonlySet<string> = new Set()

/**
 * What a formula reads, as paths from the scope as far as they are fixed: `variables['a1'].name` gives
 * `['variables', 'a1', 'name']`, `rows[index]` gives `['rows']` and `['index']`. Each path once, in order of appearance.
 * Parameters of arrow functions are none; what their bodies read of the scope is. `functions` are the names of built-in
 * functions: calling one, also as `fx.name`, reads nothing.
 */
export function dependenciesOf(tree: FormulaTree, functions: ReadonlySet<string> = NO_FUNCTIONS): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  collect(tree, { bound: CONSTANT_NAMES, functions, add: (path) => found.set(JSON.stringify(path), path) })
  return [...found.values()]
}

interface Collection {
  /** Names that mean no property of the scope here. */
  readonly bound: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
  readonly add: (path: readonly string[]) => void
}

function collect(tree: FormulaTree, collection: Collection): void {
  const path = pathOf(tree)
  if (path) {
    if (!collection.bound.has(path[0] ?? '')) collection.add(path)
    return
  }
  const inside = tree[0] === 'f' ? { ...collection, bound: new Set([...collection.bound, ...tree[1]]) } : collection
  const callee = tree[0] === 'c' ? pathOf(tree[1]) : undefined
  const isBuiltIn = callee && !collection.bound.has(callee[0] ?? '') && isFunctionPath(callee, collection.functions)
  for (const part of isBuiltIn ? partsOf(tree).slice(1) : partsOf(tree)) collect(part, inside)
}

function isFunctionPath([first = '', second]: readonly string[], functions: ReadonlySet<string>): boolean {
  return second === undefined ? functions.has(first) : first === 'fx' && functions.has(second)
}

/** The whole path when every key is a literal. */
function pathOf(tree: FormulaTree): readonly string[] | undefined {
  if (tree[0] === 'n') return [tree[1]]
  if (tree[0] !== '.' || tree[2][0] !== 'l') return undefined
  const owner = pathOf(tree[1])
  return owner && [...owner, String(tree[2][1])]
}
