import type { Id, WorkflowRecord } from '@heddle/document'
import { spotOf } from '../action-places.ts'
import type { GraphNode } from './layout-types.ts'

/** The step that starts a workflow, where no action is meant. */
export const TRIGGER = 'trigger'

type Key = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** The step that an arrow leads to: up and down along the ways, left and right to what stands there. `undefined` where there is none. */
export function walk(workflow: WorkflowRecord, nodes: readonly GraphNode[], from: string, key: Key): string | undefined {
  if (key === 'ArrowDown') return below(workflow, nodes, from)
  if (key === 'ArrowUp') return above(workflow, from)
  return beside(nodes, from, key === 'ArrowRight' ? 1 : -1)
}

function below(
  { actions, firstAction, ...workflow }: WorkflowRecord,
  nodes: readonly GraphNode[],
  from: string,
): string | undefined {
  if (from === TRIGGER) return firstAction
  const inside = nodes.some(({ key, isOpen }) => key === from && isOpen) ? firstInside(actions[from]) : undefined
  if (inside !== undefined) return inside
  const passed = new Set<Id>()
  let at: string | undefined = from
  while (at !== undefined && !passed.has(at)) {
    passed.add(at)
    const next: Id | undefined = actions[at]?.next
    if (next !== undefined && actions[next]) return next
    at = around({ actions, ...workflow, ...(firstAction !== undefined && { firstAction }) }, at)
  }
  return undefined
}

function firstInside(action: WorkflowRecord['actions'][string] | undefined): Id | undefined {
  return action?.loop ?? action?.branches?.find(({ id }) => id !== undefined)?.id
}

/** The action in whose loop or branch another one stands. */
function around(workflow: WorkflowRecord, id: Id): Id | undefined {
  const passed = new Set<Id>()
  let at = id
  while (!passed.has(at)) {
    passed.add(at)
    const spot = spotOf(workflow, at)
    if (!spot || !('action' in spot)) return undefined
    if (spot.from !== 'next') return spot.action
    at = spot.action
  }
  return undefined
}

function above(workflow: WorkflowRecord, from: string): string | undefined {
  if (from === TRIGGER) return undefined
  const spot = spotOf(workflow, from)
  if (!spot) return undefined
  return 'action' in spot ? spot.action : TRIGGER
}

/** How much more a step off the line counts than one that is far. */
const OFF_THE_LINE = 3

function beside(nodes: readonly GraphNode[], from: string, way: 1 | -1): string | undefined {
  const start = nodes.find(({ key }) => key === from)
  if (!start) return undefined
  const middle = (node: GraphNode) => node.x + node.width / 2
  const cost = (node: GraphNode) => Math.abs(node.y - start.y) * OFF_THE_LINE + Math.abs(middle(node) - middle(start))
  const [nearest] = nodes
    .filter((node) => isStep(node) && node !== start && (middle(node) - middle(start)) * way > start.width / 4)
    .toSorted((a, b) => cost(a) - cost(b))
  return nearest?.key
}

/** Whether one can stand on it. */
export function isStep({ kind }: GraphNode): boolean {
  return kind === 'trigger' || kind === 'step' || kind === 'loop' || kind === 'try'
}

/** The first step of the branch beside the one that a step stands in; `undefined` at the last one. */
export function otherBranch(workflow: WorkflowRecord, from: string, way: 1 | -1): Id | undefined {
  const passed = new Set<string>()
  let at = from
  while (at !== TRIGGER && !passed.has(at)) {
    passed.add(at)
    const spot = spotOf(workflow, at)
    if (!spot || !('action' in spot)) return undefined
    if (spot.from === 'branch') {
      const branches = workflow.actions[spot.action]?.branches ?? []
      const rest = way === 1 ? branches.slice(spot.branch + 1) : branches.slice(0, spot.branch).toReversed()
      const found = rest.find(({ id }) => id !== undefined)?.id
      if (found !== undefined) return found
    }
    at = spot.action
  }
  return undefined
}
