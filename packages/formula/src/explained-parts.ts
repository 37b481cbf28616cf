import { partsOf } from './parts.ts'
import type { FormulaRange, FormulaRanges } from './ranges.ts'
import { isSpread, type FormulaTree } from './tree.ts'

/** What sort of part it is: a path of names is one, so is a call with its name. */
export type PartKind = 'literal' | 'path' | 'call' | 'member' | 'operator' | 'choice' | 'list' | 'object' | 'text' | 'callback'

/** A part that people see as one, in the order of the text. */
export interface ShownPart extends FormulaRange {
  readonly tree: FormulaTree
  readonly kind: PartKind
  /** Parts around it. */
  readonly depth: number
  /** Whether it stands in an arrow function, which runs for each item. */
  readonly isRepeated: boolean
}

const KINDS: Readonly<Record<FormulaTree[0], PartKind>> = {
  l: 'literal',
  n: 'path',
  '.': 'member',
  c: 'call',
  u: 'operator',
  b: 'operator',
  '?': 'choice',
  a: 'list',
  o: 'object',
  t: 'text',
  f: 'callback',
}

/** The parts of a formula as people see them, at most `limit` of them: names that are called and keys are no parts of their own. */
export function shownParts(tree: FormulaTree, ranges: FormulaRanges, limit: number): readonly ShownPart[] {
  const parts: ShownPart[] = []
  add(tree, 0, false)
  return parts

  function add(part: FormulaTree, depth: number, isRepeated: boolean): void {
    if (parts.length >= limit) return
    const range = ranges.get(part)
    const kind = isPath(part) ? 'path' : KINDS[part[0]]
    if (range) parts.push({ tree: part, kind, depth, isRepeated, from: range.from, to: range.to })
    for (const inner of innerParts(part)) add(inner, range ? depth + 1 : depth, isRepeated || part[0] === 'f')
  }
}

/** A chain of fixed names from a name on. */
function isPath(tree: FormulaTree): boolean {
  return tree[0] === 'n' || (tree[0] === '.' && tree[2][0] === 'l' && isPath(tree[1]))
}

function innerParts(tree: FormulaTree): readonly FormulaTree[] {
  if (isPath(tree)) return []
  switch (tree[0]) {
    case '.':
      return tree[2][0] === 'l' ? [tree[1]] : [tree[1], tree[2]]
    case 'c':
      return [...calleeParts(tree[1]), ...partsOf(tree).slice(1)]
    case 'o':
      return tree[1].flatMap((entry) => {
        if (isSpread(entry)) return [entry[1]]
        return entry[0][0] === 'l' ? [entry[1]] : [entry[0], entry[1]]
      })
    default:
      return partsOf(tree)
  }
}

/** What is called is named by the call; only what its name is worked out from is a part. */
function calleeParts(callee: FormulaTree): readonly FormulaTree[] {
  if (isPath(callee)) return []
  return callee[0] === '.' ? innerParts(callee) : [callee]
}
