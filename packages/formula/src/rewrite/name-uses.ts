import type { FormulaRange, FormulaRanges } from '../ranges.ts'
import { partsOf } from '../parts.ts'
import { isSpread, type FormulaTree } from '../tree.ts'

/** A name that a formula reads, with the fixed path that it begins. */
export interface NameUse extends FormulaRange {
  readonly name: string
  /** The whole chain of fixed keys from the name on, and its trees from the name outwards. */
  readonly path: readonly string[]
  readonly chain: readonly FormulaTree[]
  /** Parameters of the arrow functions around it. */
  readonly bound: ReadonlySet<string>
  /** The chain is what a call calls. */
  readonly isCalled: boolean
  /** Stands in an object as `{ name }`. */
  readonly isShorthand: boolean
}

/** Every name that a tree reads, in the order of the text. `bound`: parameters of arrow functions around the tree. */
export function nameUses(tree: FormulaTree, ranges: FormulaRanges, bound: ReadonlySet<string> = new Set()): readonly NameUse[] {
  const uses: NameUse[] = []
  walk(tree, bound, false, false)
  return uses

  function walk(part: FormulaTree, inside: ReadonlySet<string>, isCalled: boolean, isShorthand: boolean): void {
    const chain = chainOf(part)
    const [root] = chain
    if (root?.[0] === 'n') {
      const range = ranges.get(root)
      if (range) uses.push({ ...range, name: root[1], path: pathOf(chain), chain, bound: inside, isCalled, isShorthand })
      return
    }
    const within = part[0] === 'f' ? new Set([...inside, ...part[1]]) : inside
    const shorthands = part[0] === 'o' ? shorthandsOf(part) : undefined
    for (const inner of partsOf(part)) {
      walk(inner, within, part[0] === 'c' && inner === part[1], shorthands?.has(inner) ?? false)
    }
  }

  /** Values of an object that are written as their key alone: the key of such a pair stands nowhere else. */
  function shorthandsOf(object: Extract<FormulaTree, readonly ['o', ...unknown[]]>): ReadonlySet<FormulaTree> {
    return new Set(
      object[1].flatMap((entry) => {
        if (isSpread(entry)) return []
        const [key, value] = entry
        const at = ranges.get(value)?.from
        return at !== undefined && ranges.get(key)?.from === at ? [value] : []
      }),
    )
  }
}

/** A chain of fixed keys from a name on, the name first; empty for anything else. */
function chainOf(tree: FormulaTree): readonly FormulaTree[] {
  if (tree[0] === 'n') return [tree]
  if (tree[0] !== '.' || tree[2][0] !== 'l') return []
  const owner = chainOf(tree[1])
  return owner.length === 0 ? [] : [...owner, tree]
}

function pathOf(chain: readonly FormulaTree[]): readonly string[] {
  return chain.map((tree) => (tree[0] === '.' ? String(tree[2][1]) : String(tree[1])))
}
