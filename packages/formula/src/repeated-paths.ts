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

/** The names of a path. */
export const namesOf = (path: string): readonly string[] => path.split('\n')

/**
 * Paths that one evaluation may read more than once: they stand in the tree twice, or in an arrow function. What is kept in a
 * cell of its own is read from there, over and over only in arrow functions.
 */
export function repeatedPaths(tree: FormulaTree, isCell: (path: string) => boolean): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  collect(tree, false)
  return repeated

  function collect(part: FormulaTree, repeats: boolean): void {
    const path = pathText(part)
    const inCell = path !== undefined && isCell(path)
    if (path !== undefined) (repeats || (seen.has(path) && !inCell) ? repeated : seen).add(path)
    if (!inCell) for (const inner of partsOf(part)) collect(inner, repeats || part[0] === 'f')
  }
}
