import { shownParts } from '../explained-parts.ts'
import { parseFormula } from '../parse.ts'
import { partsOf } from '../parts.ts'
import type { FormulaRange, FormulaRanges } from '../ranges.ts'
import type { FormulaTree } from '../tree.ts'
import { nameUses, type NameUse } from './name-uses.ts'
import { replaceRanges, type TextChange } from './replace-ranges.ts'

/** A part of a formula as a formula of its own. */
export interface ExtractedPart extends FormulaRange {
  readonly code: string
  /** What it read of its place: the name it reads now, and what stood there. */
  readonly parameters: readonly { readonly name: string; readonly code: string }[]
}

export type Extraction =
  | { readonly ok: true; readonly part: ExtractedPart }
  /** `broken`: the text cannot be read. `callback`: an arrow function, which is no value. `calls`: it calls what only its place knows. */
  | { readonly ok: false; readonly why: 'broken' | 'callback' | 'calls' }

/** Parts of a formula that are looked at. */
const MAX_PARTS = 5000
const WORD = /^[A-Za-z_$][\w$]*$/
/** Last keys that say little: what stands before them names the value. */
const WEAK: ReadonlySet<string> = new Set(['data', 'value', 'result', 'context'])

/**
 * The smallest part around the characters, as a formula that reads nothing of its place: what it read there becomes parameters.
 * An empty range means the whole text.
 * @param isLocal whether a name of the scope belongs to the place of the formula, and not to the project
 */
export function extractPart(text: string, wanted: FormulaRange, isLocal: (name: string) => boolean): Extraction {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) return { ok: false, why: 'broken' }
  const tree = partAround(parsed.tree, ranges, trimmed(text, wanted))
  const range = ranges.get(tree) ?? { from: 0, to: text.length }
  if (tree[0] === 'f') return { ok: false, why: 'callback' }
  const around = boundAround(parsed.tree, tree)
  const uses = nameUses(tree, ranges)
  const locals = uses.filter(({ name, bound }) => !bound.has(name) && (around.has(name) || isLocal(name)))
  if (locals.some(({ isCalled, path, name }) => isCalled && lengthOf(path, around.has(name)) === path.length))
    return { ok: false, why: 'calls' }
  const taken = new Set(uses.map(({ name }) => name))
  const names = new Map<string, string>()
  const changes = locals.map((use): TextChange => {
    const read = rangeOf(use, around, ranges)
    const code = text.slice(read.from, read.to)
    const name = names.get(code) ?? nameFor(use, around, taken, new Set(names.values()))
    names.set(code, name)
    return { ...read, text: use.isShorthand && name !== use.name ? `${use.name}: ${name}` : name }
  })
  const code = replaceRanges(text.slice(range.from, range.to), changes.map(shiftedBy(range.from)))
  return { ok: true, part: { ...range, code, parameters: [...names].map(([read, name]) => ({ name, code: read })) } }
}

function trimmed(text: string, { from, to }: FormulaRange): FormulaRange {
  const piece = text.slice(from, to)
  if (piece.trim() === '') return { from: 0, to: text.length }
  return { from: from + piece.length - piece.trimStart().length, to: to - piece.length + piece.trimEnd().length }
}

/** The innermost part that people see as one and that holds all of the characters. */
function partAround(tree: FormulaTree, ranges: FormulaRanges, { from, to }: FormulaRange): FormulaTree {
  const around = shownParts(tree, ranges, MAX_PARTS).filter((part) => part.from <= from && part.to >= to)
  return around.at(-1)?.tree ?? tree
}

/** Parameters of the arrow functions around a part. */
function boundAround(tree: FormulaTree, wanted: FormulaTree): ReadonlySet<string> {
  const find = (part: FormulaTree, bound: readonly string[]): readonly string[] | undefined => {
    if (part === wanted) return bound
    const inside = part[0] === 'f' ? [...bound, ...part[1]] : bound
    for (const inner of partsOf(part)) {
      const found = find(inner, inside)
      if (found) return found
    }
    return undefined
  }
  return new Set(find(tree, []))
}

/** How many keys of a path are one thing of the place: the rest is read from the parameter. */
function lengthOf(path: readonly string[], isParameter: boolean): number {
  if (isParameter || path[0] !== 'context') return 1
  const [, part] = path
  if (part === 'item') {
    let at = 2
    while (path[at] === 'parent') at += 1
    return Math.min(path.length, at + 1)
  }
  const lengths: Readonly<Record<string, number>> = { component: 4, local: 5, workflow: 4, parameters: 3, mapping: 3 }
  return Math.min(path.length, lengths[part ?? ''] ?? path.length)
}

function rangeOf(use: NameUse, around: ReadonlySet<string>, ranges: FormulaRanges): FormulaRange {
  const end = use.chain[lengthOf(use.path, around.has(use.name)) - 1]
  return (end && ranges.get(end)) ?? use
}

/** A word for what is read that means nothing else in the part. */
function nameFor(
  { path, name }: NameUse,
  around: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  given: ReadonlySet<string>,
): string {
  const keys = path.slice(0, lengthOf(path, around.has(name)))
  const isOwn = keys.length === 1 && name !== 'context'
  const telling = keys.findLast((key) => WORD.test(key) && !WEAK.has(key)) ?? 'value'
  if (isOwn && !given.has(name)) return name
  const isTaken = (word: string) => taken.has(word) || given.has(word)
  let word = telling
  for (let at = 2; isTaken(word); at += 1) word = `${telling}${at}`
  return word
}

function shiftedBy(offset: number): (change: TextChange) => TextChange {
  return ({ from, to, text }) => ({ from: from - offset, to: to - offset, text })
}
