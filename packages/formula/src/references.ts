import { mapParts, partsOf } from './parts.ts'
import type { FormulaTree } from './tree.ts'

/** Names of the scope whose members are records of the project, known by a stable id and by a name that may change. */
export const REFERENCE_ROOTS: ReadonlySet<string> = new Set([
  'variables',
  'collections',
  'formulas',
  'pages',
  'pageParameters',
  'colors',
  'spacings',
  'typographies',
])

/** A record that a formula reads. Without a key, which one is worked out while it runs: it may be any. */
export interface FormulaReference {
  readonly of: string
  readonly key: string | undefined
}

/** Gives the text to write instead of a key, or nothing to leave it. */
export type ReplaceKey = (of: string, key: string) => string | undefined

/** The records that a formula names itself, each once, in order of appearance. */
export function referencesOf(tree: FormulaTree): readonly FormulaReference[] {
  const found = new Map<string, FormulaReference>()
  collect(tree, new Set(), (reference) => found.set(JSON.stringify([reference.of, reference.key ?? null]), reference))
  return [...found.values()]
}

function collect(tree: FormulaTree, bound: ReadonlySet<string>, add: (reference: FormulaReference) => void): void {
  const member = memberOf(tree, bound)
  if (member) return add(member)
  if (tree[0] === 'n' && REFERENCE_ROOTS.has(tree[1]) && !bound.has(tree[1])) return add({ of: tree[1], key: undefined })
  const inside = tree[0] === 'f' ? new Set([...bound, ...tree[1]]) : bound
  for (const part of partsOf(tree)) collect(part, inside, add)
}

/** The tree with other keys for its records: names for ids, so that people can read it, or ids for names. */
export function mapReferences(tree: FormulaTree, replace: ReplaceKey): FormulaTree {
  return mapWithin(tree, new Set(), replace)
}

function mapWithin(tree: FormulaTree, bound: ReadonlySet<string>, replace: ReplaceKey): FormulaTree {
  const member = memberOf(tree, bound)
  if (member && tree[0] === '.') {
    const key: FormulaTree = ['l', replace(member.of, member.key) ?? member.key]
    return tree[3] === 1 ? ['.', tree[1], key, 1] : ['.', tree[1], key]
  }
  const inside = tree[0] === 'f' ? new Set([...bound, ...tree[1]]) : bound
  return mapParts(tree, (part) => mapWithin(part, inside, replace))
}

function memberOf(tree: FormulaTree, bound: ReadonlySet<string>): { readonly of: string; readonly key: string } | undefined {
  if (tree[0] !== '.' || tree[1][0] !== 'n' || tree[2][0] !== 'l') return undefined
  const [, [, of], [, key]] = tree
  return REFERENCE_ROOTS.has(of) && !bound.has(of) && typeof key === 'string' ? { of, key } : undefined
}
