import { plainValues, type NodeRecord } from '@heddle/document'
import { LONG_ATTRIBUTE, ROW_CLASS, SKIPPED_SIZE, SPACE_ATTRIBUTE, type PublishedRepeat } from '@heddle/document/published'
import { isTokenReference, type Sheet } from '@heddle/style'
import { NodeCompilation } from './compilation.ts'
import { MESSAGES } from './messages.ts'
import { sheetOf } from './styles.ts'

/**
 * Of a list that is marked as long the browser leaves out rows that nobody sees: a rule that counts them by itself (`:has`)
 * makes every change of a row slow. Of a list whose rows do not all stand, the room of
 * the others is empty paper, and nothing but a gap for who runs no scripts.
 */
export const ROW_CSS =
  `[${LONG_ATTRIBUTE}]>.${ROW_CLASS}` +
  `{content-visibility:auto;contain-intrinsic-block-size:auto var(${SKIPPED_SIZE},1lh)}` +
  `@media print{.${ROW_CLASS}{content-visibility:visible!important}[${SPACE_ATTRIBUTE}]{display:none!important}}` +
  `@media (scripting:none){[${SPACE_ATTRIBUTE}]{display:none!important}}`

/**
 * Whether rows that nobody sees may be missing: only where nothing but the rows of this node stands in their parent, one below
 * another, whatever the screen.
 */
export function windowOf(compilation: NodeCompilation): PublishedRepeat['window'] {
  const { node } = compilation
  const isWanted = node.repeat?.draws === 'visible'
  if (node.condition === undefined && !node.hidden && isStacked(compilation)) return isWanted ? 'visible' : 'auto'
  if (isWanted) compilation.warn('not-windowed', 'repeat/draws', MESSAGES.notWindowed)
  return undefined
}

function isStacked(compilation: NodeCompilation): boolean {
  const { context, node, place } = compilation
  const { view } = context.input
  const { parentId, slot } = node.place
  compilation.dependOn(parentId)
  const parent = view.find('node', parentId)
  const plan = parent && parent.componentId === undefined ? context.planOf(parent.element) : undefined
  if (!parent || !plan || isPlaced(sheetFor(node, compilation))) return false
  const { definition } = plan
  const stacks = definition.slots[slot]?.stacks
  if (stacks) return view.children(parentId, slot).length === 1 && stacks(plainValues(parent.props))
  if (!definition.supports.includes('layout') || view.children(parentId).length > 1) return false
  const around = new NodeCompilation(context, parent, place)
  const display = layoutOf(sheetOf(plan, around))
  for (const id of around.dependsOn) compilation.dependOn(id)
  return display === 'flex' || (display === 'block' && isBlock(sheetFor(node, compilation)))
}

/** Of an instance only what its own record says. */
function sheetFor(node: NodeRecord, compilation: NodeCompilation): Sheet {
  const plan = node.componentId === undefined ? compilation.context.planOf(node.element) : undefined
  return plan ? sheetOf(plan, new NodeCompilation(compilation.context, node, compilation.place)) : {}
}

/** All that is declared of a property, on any screen and in any state. */
function declared(sheet: Sheet, property: string): readonly unknown[] {
  return Object.values(sheet).flatMap((declarations) => {
    const value = declarations[property]
    return value === undefined ? [] : [value]
  })
}

const BLOCKS = new Set<unknown>(['block', 'flow-root', 'list-item'])

/** How an element lays out its children, where it puts them one below another on every screen. */
function layoutOf(sheet: Sheet): 'block' | 'flex' | undefined {
  const displays = declared(sheet, 'display')
  if (displays.every((display) => BLOCKS.has(display))) return 'block'
  const isFlex = displays.every((display) => display === 'flex')
  const isColumn = declared(sheet, 'flex-direction').every((direction) => direction === 'column')
  const isOne = declared(sheet, 'flex-wrap').every((wrap) => wrap === 'nowrap')
  return isFlex && isColumn && isOne && sheet['default']?.['flex-direction'] === 'column' ? 'flex' : undefined
}

function isBlock(sheet: Sheet): boolean {
  const displays = declared(sheet, 'display')
  return displays.length > 0 && displays.every((display) => typeof display === 'string' && !/^inline|none|contents/.test(display))
}

/** Whether the node leaves the flow, or might. */
function isPlaced(sheet: Sheet): boolean {
  const positions = declared(sheet, 'position')
  return positions.some((position) => isTokenReference(position as never) || !['static', 'relative'].includes(String(position)))
}
