import type { FormulaTree } from '../tree.ts'
import { perhaps, type Analysis } from './analysis.ts'
import { ANALYSIS_MESSAGES } from './messages.ts'
import { ANY, eitherOf, fieldOf, isAny, isNothing, NOTHING, NUMBER, TEXT } from './shapes.ts'
import { suggestName } from './suggest.ts'
import type { Shape } from './types.ts'

export type MemberTree = Extract<FormulaTree, readonly ['.', ...unknown[]]>

/** What a member is, by what is known of its owner. */
export function inferMember(tree: MemberTree, analysis: Analysis): Shape {
  const [, owner, key, optional] = tree
  const shape = analysis.infer(owner, analysis)
  if (key[0] !== 'l' || typeof key[1] !== 'string') {
    const { types } = analysis.infer(key, mayBreakOff(tree) ? perhaps(analysis) : analysis)
    return shape.rest ?? (types.every((type) => type === 'number') ? itemOf(shape) : ANY)
  }
  if (isNothing(shape)) {
    if (!optional) analysis.report('error', 'no-value', ANALYSIS_MESSAGES.noValue(key[1]), tree)
    return ANY
  }
  return memberOf(shape, key[1]) ?? unknownField(shape, key[1], tree, analysis)
}

/** Whether an optional step before its end lets a chain break off, so that what follows does not run. */
export function mayBreakOff(tree: FormulaTree): boolean {
  return (tree[0] === '.' || tree[0] === 'c') && (tree[3] === 1 || mayBreakOff(tree[1]))
}

/** The member of a value by a name, if it is known that there may be one. */
export function memberOf(shape: Shape, name: string): Shape | undefined {
  const field = fieldOf(shape.fields, name)
  if (field) return field
  if (name === 'length' && shape.types.every((type) => type === 'text' || type === 'list')) return NUMBER
  return shape.isClosed ? undefined : (shape.rest ?? ANY)
}

function unknownField(shape: Shape, name: string, tree: MemberTree, { report }: Analysis): Shape {
  const suggestion = suggestName(name, Object.keys(shape.fields ?? {}))
  report('warning', 'unknown-field', ANALYSIS_MESSAGES.unknownField(name, suggestion), tree, suggestion)
  return ANY
}

function itemOf(shape: Shape): Shape {
  if (isAny(shape) || shape.types.length > 1) return ANY
  // There may be no item at this place.
  return eitherOf(shape.types[0] === 'text' ? TEXT : (shape.item ?? ANY), NOTHING)
}
