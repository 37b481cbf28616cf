import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { loopBlock, tryBlock } from './layout-boxes.ts'
import { createLayoutDraft, keyOf, type Block, type Chain } from './layout-draft.ts'
import type { GraphLayout, Point } from './layout-types.ts'
import { BESIDE, EMPTY_WIDTH, FORK, GAP, HEAD, JOIN, JOINS_HEIGHT, PADDING, STEP_HEIGHT, STEP_WIDTH } from './sizes.ts'

type ActionOf = (type: string) => Pick<ActionDefinition, 'branches' | 'ends'> | undefined

/**
 * Where each action of a workflow stands as a graph: chains go down, branches stand side by side, loops and tries are boxes around
 * what they hold, and what runs when anything fails stands at the left. Follows from the structure alone; nothing overlaps.
 * @param folded actions whose insides are not shown
 */
export function layoutWorkflow(workflow: WorkflowRecord, actionOf: ActionOf, folded: ReadonlySet<Id> = new Set()): GraphLayout {
  const draft = createLayoutDraft()
  const { nodes, edges, edge, down, plain, inside } = draft
  const seen = new Set<Id>()
  const { actions, firstAction, firstErrorAction } = workflow

  function chain(first: Id | undefined, from: Spot): Chain {
    const items: { readonly block: Block; readonly behind: Spot }[] = []
    let end = from
    for (let id = first; id !== undefined;) {
      const action: ActionRecord | undefined = actions[id]
      if (!action) break
      const behind: Spot = { from: 'next', action: id }
      if (seen.has(id)) {
        items.push({ block: plain('joins', `joins ${keyOf(end)}`, id, JOINS_HEIGHT, false), behind: end })
        break
      }
      seen.add(id)
      items.push({ block: blockOf(id, action), behind })
      end = behind
      id = action.next
    }
    const axis = Math.max(EMPTY_WIDTH / 2, ...items.map(({ block }) => block.axis))
    const right = Math.max(EMPTY_WIDTH / 2, ...items.map(({ block }) => block.width - block.axis))
    const gaps = Math.max(0, items.length - 1) * GAP
    return {
      axis,
      width: axis + right,
      height: items.reduce((sum, { block }) => sum + block.height, gaps),
      isOpen: items.at(-1)?.block.isOpen ?? true,
      head: headOf(items[0]?.block, axis),
      isEmpty: items.length === 0,
      end,
      draw(x, y, depth) {
        let top = y
        for (const [at, { block }] of items.entries()) {
          const before = items[at - 1]
          if (before) {
            down(x + axis, top, top + GAP, before.behind)
            top += GAP
          }
          block.draw(x + axis - block.axis, top, depth)
          top += block.height
        }
      },
    }
  }

  function blockOf(id: Id, action: ActionRecord): Block {
    const { branches, ends } = actionOf(action.type) ?? {}
    const isLoop = branches === 'loop' || action.loop !== undefined
    const holds = isLoop || (action.branches?.length ?? 0) > 0
    if (holds && folded.has(id)) return plain('step', id, id, STEP_HEIGHT, true, markInside(action))
    if (branches === 'try') return tryBlock(draft, chain, id, action)
    if (isLoop) return loopBlock(draft, chain, id, action)
    if (action.branches?.length) return forkBlock(id, action.branches)
    return plain('step', id, id, STEP_HEIGHT, !ends || action.disabled === true)
  }

  /** What is folded stands nowhere else either. Returns how many actions it is. */
  function markInside(action: ActionRecord): number {
    const open = [action.loop, ...(action.branches ?? []).map((branch) => branch.id)]
    let count = 0
    while (open.length > 0) {
      const id = open.pop()
      const inside = id === undefined ? undefined : actions[id]
      if (id === undefined || !inside || seen.has(id)) continue
      seen.add(id)
      count += 1
      open.push(inside.next, inside.loop, ...(inside.branches ?? []).map((branch) => branch.id))
    }
    return count
  }

  /** An action with its branches side by side below it, which come together again. */
  function forkBlock(id: Id, branches: NonNullable<ActionRecord['branches']>): Block {
    const columns = branches.map((branch, at) => chain(branch.id, { from: 'branch', action: id, branch: at }))
    const inner = columns.reduce((sum, { width }) => sum + width, (columns.length - 1) * BESIDE)
    const width = Math.max(STEP_WIDTH, inner)
    const body = Math.max(0, ...columns.map(({ height }) => height))
    const height = STEP_HEIGHT + FORK + body + JOIN
    const axis = width / 2
    return {
      width,
      height,
      axis,
      isOpen: columns.some(({ isOpen }) => isOpen),
      head: { x: axis + STEP_WIDTH / 2, y: STEP_HEIGHT / 2 },
      draw(x, y, depth) {
        nodes.push({
          key: id,
          kind: 'step',
          id,
          x: x + axis - STEP_WIDTH / 2,
          y,
          width: STEP_WIDTH,
          height: STEP_HEIGHT,
          depth,
          isOpen: true,
        })
        let left = x + (width - inner) / 2
        const middle = x + axis
        const [fork, top, join] = [y + STEP_HEIGHT + 18, y + STEP_HEIGHT + FORK, y + height - JOIN / 2]
        for (const [at, column] of columns.entries()) {
          const line = left + column.axis
          const spot: Spot = { from: 'branch', action: id, branch: at }
          edge(
            keyOf(spot),
            [
              { x: middle, y: y + STEP_HEIGHT },
              { x: middle, y: fork },
              { x: line, y: fork },
              { x: line, y: top },
            ],
            { label: { x: line, y: fork, of: id, at }, plus: { x: line, y: top - 14, spot } },
          )
          column.draw(left, top, depth)
          if (column.isOpen)
            edge(
              `${keyOf(spot)} end`,
              [
                { x: line, y: top + column.height },
                { x: line, y: join },
                { x: middle, y: join },
                { x: middle, y: y + height },
              ],
              column.isEmpty ? {} : { plus: { x: line, y: top + column.height + JOIN / 4 + 4, spot: column.end } },
            )
          left += column.width + BESIDE
        }
      },
    }
  }

  const main = chain(firstAction, { from: 'start' })
  const failing = chain(firstErrorAction, { from: 'error' })
  drawMain(main)
  drawError(failing, main.axis)
  return { nodes, edges }

  function drawMain(body: Chain): void {
    nodes.push({
      key: 'trigger',
      kind: 'trigger',
      x: body.axis - STEP_WIDTH / 2,
      y: 0,
      width: STEP_WIDTH,
      height: STEP_HEIGHT,
      depth: 0,
    })
    down(body.axis, STEP_HEIGHT, STEP_HEIGHT + GAP, { from: 'start' })
    body.draw(0, STEP_HEIGHT + GAP, 0)
    const bottom = STEP_HEIGHT + GAP + body.height
    if (!body.isEmpty && body.isOpen) down(body.axis, bottom, bottom + GAP, body.end)
  }

  function drawError(body: Chain, axis: number): void {
    const content = inside(body, { from: 'error' })
    const width = Math.max(STEP_WIDTH, body.width) + PADDING * 2
    const x = Math.min(0, axis - STEP_WIDTH / 2) - BESIDE * 2 - width
    const y = STEP_HEIGHT + GAP
    nodes.push({ key: 'error', kind: 'error', x, y, width, height: HEAD + content.height, depth: 0 })
    content.draw(x + (width - body.width) / 2, y + HEAD, 1)
    edge(
      'to error',
      [
        { x: axis - STEP_WIDTH / 2, y: STEP_HEIGHT / 2 },
        { x: x + width / 2, y: STEP_HEIGHT / 2 },
        { x: x + width / 2, y },
      ],
      { kind: 'error' },
    )
  }
}

/** Where a way leaves a chain to the side: what stands first in it lies on its line. */
function headOf(first: Block | undefined, axis: number): Point {
  return first ? { x: axis - first.axis + first.head.x, y: first.head.y } : { x: axis, y: 0 }
}
