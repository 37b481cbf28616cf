import type { PublishedAction, PublishedWorkflow } from '@heddle/document/published'

/** A way from one action to the next. */
export interface Way {
  readonly kind: 'next' | 'branch' | 'loop'
  readonly to: string
}

/** The ways that lead on from an action while it runs. A disabled one has only `next`. */
export function waysFrom(action: PublishedAction, ends: boolean): readonly Way[] {
  const ways: Way[] = []
  if (!action.disabled) {
    for (const { id } of action.branches ?? []) if (id !== undefined) ways.push({ kind: 'branch', to: id })
    if (action.loop !== undefined) ways.push({ kind: 'loop', to: action.loop })
  }
  if (action.next !== undefined && (action.disabled || !ends)) ways.push({ kind: 'next', to: action.next })
  return ways
}

/** An action by id; ids come from outside. */
export const actionOf = ({ actions }: PublishedWorkflow, id: string): PublishedAction | undefined =>
  Object.hasOwn(actions, id) ? actions[id] : undefined

/** Actions that can be reached from some of them, those included, along ways of the given kinds. */
export function reachable(
  workflow: PublishedWorkflow,
  first: readonly string[],
  ends: (action: PublishedAction) => boolean,
  kinds: ReadonlySet<Way['kind']> = new Set(['next', 'branch', 'loop']),
): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...first]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const action = actionOf(workflow, id)
    if (action === undefined || found.has(id)) continue
    found.add(id)
    for (const { kind, to } of waysFrom(action, ends(action))) if (kinds.has(kind)) open.push(to)
  }
  return found
}

/** Actions from which a circle can be reached: what is left when those that lead nowhere are taken away, again and again. */
export function leadingIntoCircles(workflow: PublishedWorkflow, ends: (action: PublishedAction) => boolean): ReadonlySet<string> {
  const before = new Map<string, string[]>()
  const left = new Map<string, number>()
  for (const [id, action] of Object.entries(workflow.actions)) {
    const targets = waysFrom(action, ends(action)).filter(({ to }) => actionOf(workflow, to))
    left.set(id, targets.length)
    for (const { to } of targets) before.set(to, [...(before.get(to) ?? []), id])
  }
  const open = [...left].filter(([, count]) => count === 0).map(([id]) => id)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    left.delete(id)
    for (const from of before.get(id) ?? []) {
      const count = (left.get(from) ?? 0) - 1
      left.set(from, count)
      if (count === 0) open.push(from)
    }
  }
  return new Set(left.keys())
}
