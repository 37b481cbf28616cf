import type { ActionRecord, Id } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import { keyOf, type Block, type Chain, type LayoutDraft } from './layout-draft.ts'
import { BESIDE, GAP, HEAD, PADDING, ROUND, STEP_WIDTH } from './sizes.ts'

/** Makes a part of the graph of a chain. */
export type ChainOf = (first: Id | undefined, from: Spot) => Chain

/** A box around what a loop does in each round. */
export function loopBlock({ nodes, edge, inside }: LayoutDraft, chain: ChainOf, id: Id, action: ActionRecord): Block {
  const first: Spot = { from: 'loop', action: id }
  const body = chain(action.loop, first)
  const content = inside(body, first)
  const width = Math.max(STEP_WIDTH, body.width) + PADDING * 2 + ROUND
  const height = HEAD + content.height + PADDING
  const offset = PADDING + (Math.max(STEP_WIDTH, body.width) - body.width) / 2
  return {
    width,
    height,
    axis: offset + body.axis,
    isOpen: true,
    head: { x: width, y: HEAD / 2 },
    draw(x, y, depth) {
      nodes.push({ key: id, kind: 'loop', id, x, y, width, height, depth, isOpen: true })
      content.draw(x + offset, y + HEAD, depth + 1)
      const [line, right] = [x + offset + body.axis, x + width - PADDING - ROUND / 2]
      const [from, to] = [y + height - PADDING, y + HEAD + 4]
      if (!body.isEmpty)
        edge(
          `${id} round`,
          [
            { x: line, y: from },
            { x: right, y: from },
            { x: right, y: to },
            { x: line, y: to },
          ],
          { kind: 'round' },
        )
    },
  }
}

/** What is tried, what catches beside it, and what runs finally below both. */
export function tryBlock({ nodes, edge, inside }: LayoutDraft, chain: ChainOf, id: Id, { branches = [] }: ActionRecord): Block {
  const parts = branches.map((branch, at) => {
    const spot: Spot = { from: 'branch', action: id, branch: at }
    const body = chain(branch.id, spot)
    return { at, value: branch.value, spot, body, content: inside(body, spot) }
  })
  type Part = (typeof parts)[number]
  const tried = parts.find(({ value }) => value === 'try')
  const last = parts.filter(({ value }) => value === 'finally')
  const beside = parts.filter((part) => part !== tried && part.value !== 'finally')
  const boxWidth = ({ body }: Part) => Math.max(STEP_WIDTH, body.width) + PADDING * 2
  const boxHeight = ({ content }: Part) => HEAD + content.height
  const triedWidth = Math.max(STEP_WIDTH, tried?.body.width ?? 0)
  const top = beside.reduce((sum, part) => sum + BESIDE + boxWidth(part), triedWidth)
  const innerWidth = Math.max(top, ...last.map(boxWidth))
  const rowHeight = Math.max(tried?.content.height ?? 0, ...beside.map(boxHeight))
  const height = HEAD + rowHeight + PADDING + last.reduce((sum, part) => sum + boxHeight(part) + PADDING, 0)
  const offset = PADDING + (triedWidth - (tried?.body.width ?? triedWidth)) / 2
  const axis = offset + (tried?.body.axis ?? triedWidth / 2)
  const drawBox = (part: Part, x: number, y: number, width: number, depth: number) => {
    nodes.push({
      key: keyOf(part.spot),
      kind: 'branch',
      id,
      at: part.at,
      x,
      y,
      width,
      height: boxHeight(part),
      depth,
    })
    part.content.draw(x + (width - part.body.width) / 2, y + HEAD, depth + 1)
  }
  return {
    width: innerWidth + PADDING * 2,
    height,
    axis,
    isOpen: true,
    head: { x: innerWidth + PADDING * 2, y: HEAD / 2 },
    draw(x, y, depth) {
      nodes.push({ key: id, kind: 'try', id, x, y, width: innerWidth + PADDING * 2, height, depth, isOpen: true })
      tried?.content.draw(x + offset, y + HEAD, depth + 1)
      let left = x + PADDING + triedWidth + BESIDE
      // What is tried first shows the way to what catches.
      const { head } = tried?.body ?? { head: { x: triedWidth, y: 0 } }
      const from = { x: x + offset + head.x, y: y + HEAD + GAP + head.y }
      for (const part of beside) {
        edge(`${keyOf(part.spot)} error`, [from, { x: left, y: from.y }], { kind: 'error' })
        drawBox(part, left, y + HEAD, boxWidth(part), depth + 1)
        left += boxWidth(part) + BESIDE
      }
      let below = y + HEAD + rowHeight + PADDING
      for (const part of last) {
        drawBox(part, x + PADDING, below, innerWidth, depth + 1)
        below += boxHeight(part) + PADDING
      }
    },
  }
}
