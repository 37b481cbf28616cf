import { partsOf } from './parts.ts'
import type { FormulaTree } from './tree.ts'

/** A fixed path from a name on, such as `variables.total`, as one text; `undefined` for anything else. */
export function pathText(tree: FormulaTree): string | undefined {
  if (tree[0] === 'n') return tree[1]
  if (tree[0] !== '.' || tree[3] === 1 || tree[2][0] !== 'l' || typeof tree[2][1] !== 'string') return undefined
  // A line break tells the names apart.
  if (tree[2][1].includes('\n')) return undefined
  const owner = pathText(tree[1])
  return owner === undefined ? undefined : `${owner}\n${tree[2][1]}`
}

/** Paths that one evaluation may read more than once: they stand in the tree twice, or in an arrow function. */
export function repeatedPaths(tree: FormulaTree): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  collect(tree, false, (path, repeats) => (repeats || seen.has(path) ? repeated : seen).add(path))
  return repeated
}

function collect(tree: FormulaTree, repeats: boolean, add: (path: string, repeats: boolean) => void): void {
  const path = pathText(tree)
  if (path !== undefined) add(path, repeats)
  for (const part of partsOf(tree)) collect(part, repeats || tree[0] === 'f', add)
}
