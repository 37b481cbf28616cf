import { SECTIONS_SLOT, type DocumentView, type Id } from '@heddle/document'
import type { Target } from '@heddle/document/operations'
import { INDENT, ROW_HEIGHT } from './rows.ts'
import type { Row } from './rows.ts'

/** Share of a row's height, at its top and bottom, that means "between" instead of "into". */
const EDGE = 0.3

/** Where a drop in the navigator would land, and what shows it: a line above row `gap`, set in to `depth`, or a whole row. */
export interface NavigatorDrop {
  readonly target: Target
  readonly line?: { readonly gap: number; readonly depth: number }
  readonly into?: Id
}

export interface NavigatorDropQuestion {
  readonly rows: readonly Row[]
  /** The page, or the component that is open. */
  readonly rootId: Id
  readonly view: Pick<DocumentView, 'children' | 'find'>
  /** Nodes that leave their place; empty when a copy or a new element is dropped. */
  readonly leaving: ReadonlySet<Id>
  readonly allows: (target: Target) => boolean
  /** Slot of a container for what is dropped into it; `undefined` when it takes nothing. */
  readonly slotOf: (id: Id) => string | undefined
}

/** Where a drop at a point lands; `y` from the first row's top, `x` from the rows' left edge, in CSS pixels. */
export function navigatorDrop(question: NavigatorDropQuestion, x: number, y: number): NavigatorDrop | undefined {
  const { rows, allows } = question
  const at = Math.min(rows.length, Math.max(0, Math.floor(y / ROW_HEIGHT)))
  const part = y / ROW_HEIGHT - at
  const row = rows[at]
  const isMiddle = row !== undefined && part > EDGE && part < 1 - EDGE
  const inside = isMiddle ? into(question, row) : undefined
  if (inside && allows(inside.target)) return inside
  const gap = row === undefined ? rows.length : part < 0.5 ? at : at + 1
  return between(question, gap, Math.round(x / INDENT))
}

function into({ view, slotOf }: NavigatorDropQuestion, { id }: Row): NavigatorDrop | undefined {
  const slot = slotOf(id)
  return slot === undefined ? undefined : { target: { parentId: id, slot, at: view.children(id, slot).length }, into: id }
}

/** The allowed place in a gap whose depth is nearest to the wanted one. */
function between(question: NavigatorDropQuestion, gap: number, wanted: number): NavigatorDrop | undefined {
  const { rows, allows } = question
  const above = rows[gap - 1]
  const deepest = above === undefined ? 0 : above.depth + 1
  const shallowest = rows[gap]?.depth ?? 0
  const depths = Array.from({ length: Math.max(0, deepest - shallowest + 1) }, (_, step) => shallowest + step)
  for (const depth of depths.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))) {
    const target = targetAt(question, gap, depth)
    if (target && allows(target)) return { target, line: { gap, depth } }
  }
  return undefined
}

function targetAt(
  { rows, rootId, view, leaving, slotOf }: NavigatorDropQuestion,
  gap: number,
  depth: number,
): Target | undefined {
  const staying = (parentId: Id, slot: string) => view.children(parentId, slot).filter((id) => !leaving.has(id))
  const above = rows[gap - 1]
  if (above === undefined) return { parentId: rootId, slot: SECTIONS_SLOT, at: 0 }
  if (depth === above.depth + 1) {
    const slot = slotOf(above.id)
    return slot === undefined || (above.hasChildren && !above.isOpen) ? undefined : { parentId: above.id, slot, at: 0 }
  }
  const sibling = rows.slice(0, gap).findLast((row) => row.depth === depth)
  const place = sibling && view.find('node', sibling.id)?.place
  if (!place) return undefined
  const { parentId, slot } = place
  const before = view.children(parentId, slot).slice(0, view.children(parentId, slot).indexOf(sibling.id) + 1)
  return { parentId, slot, at: Math.min(before.filter((id) => !leaving.has(id)).length, staying(parentId, slot).length) }
}
