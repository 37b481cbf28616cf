import type { Bindable, FilterLeaf, FilterNode } from '@heddle/document'

export type Node = FilterNode<Bindable>
export type Leaf = FilterLeaf<Bindable>
export type Condition = Node | Leaf
/** The way to a condition: its place in each group from the outermost on. */
export type Way = readonly number[]

/** A filter that keeps everything. */
export const NO_FILTER: Node = { conditions: [] }

export function isGroup(condition: Condition): condition is Node {
  return 'conditions' in condition
}

/** The condition at the end of a way. */
export function conditionAt(root: Condition, way: Way): Condition | undefined {
  return way.reduce<Condition | undefined>((found, at) => (found && isGroup(found) ? found.conditions[at] : undefined), root)
}

/** The same filter with another condition in a place, or none there. */
export function replaceAt(root: Node, way: Way, next: Condition | undefined): Node {
  const [at, ...rest] = way
  if (at === undefined) return next && isGroup(next) ? next : NO_FILTER
  const inner = root.conditions[at]
  if (inner === undefined) return root
  const given = rest.length === 0 ? next : isGroup(inner) ? replaceAt(inner, rest, next) : inner
  return { ...root, conditions: root.conditions.toSpliced(at, 1, ...(given === undefined ? [] : [given])) }
}

/** The same filter with a condition more in a group, behind the others unless a place is told. */
export function insertAt(root: Node, way: Way, condition: Condition, at?: number): Node {
  const group = conditionAt(root, way)
  if (group === undefined || !isGroup(group)) return root
  return replaceAt(root, way, { ...group, conditions: group.conditions.toSpliced(at ?? group.conditions.length, 0, condition) })
}

/** Takes a condition elsewhere: into a group, before the condition that stands at `to.at` now. Never into itself. */
export function moveTo(root: Node, from: Way, to: { readonly group: Way; readonly at: number }): Node {
  const condition = conditionAt(root, from)
  const isInside = to.group.length >= from.length && from.every((place, depth) => to.group[depth] === place)
  const target = conditionAt(root, to.group)
  if (condition === undefined || isInside || target === undefined || !isGroup(target)) return root
  // It leaves a hole first, so that ways stay what they are.
  const place = from.at(-1) ?? 0
  const home = from.slice(0, -1)
  const isSameGroup = home.length === to.group.length && home.every((at, depth) => to.group[depth] === at)
  if (isSameGroup) {
    const at = to.at > place ? to.at - 1 : to.at
    return insertAt(replaceAt(root, from, undefined), home, condition, at)
  }
  const added = insertAt(root, to.group, condition, to.at)
  // What was added may have moved the one that leaves.
  const isShifted = to.group.length < from.length && to.group.every((at, depth) => from[depth] === at)
  const depth = to.group.length
  const old = isShifted && to.at <= (from[depth] ?? 0) ? from.map((at, each) => (each === depth ? at + 1 : at)) : from
  return replaceAt(added, old, undefined)
}

/** What is kept of a filter: nothing of one that filters nothing. */
export function kept(root: Node): Node | null {
  return root.conditions.length === 0 && root.if === undefined ? null : root
}

/** How a condition is called: `2` for the second, `2.1` for the first inside of it. */
export function nameOf(way: Way): string {
  return way.map((at) => at + 1).join('.')
}

/** Puts a condition into a group of its own, or takes those of a group out of it. */
export function wrapAt(root: Node, way: Way): Node {
  const condition = conditionAt(root, way)
  return condition === undefined ? root : replaceAt(root, way, { link: '$or', conditions: [condition] })
}

export function unwrapAt(root: Node, way: Way): Node {
  const group = conditionAt(root, way)
  const at = way.at(-1)
  const around = conditionAt(root, way.slice(0, -1))
  if (group === undefined || at === undefined || !isGroup(group) || around === undefined || !isGroup(around)) return root
  return replaceAt(root, way.slice(0, -1), { ...around, conditions: around.conditions.toSpliced(at, 1, ...group.conditions) })
}
