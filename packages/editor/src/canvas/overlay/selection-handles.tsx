import type { ReactNode } from 'react'
import type { NodeGeometry } from '@heddle/canvas/protocol'
import { drawnElement } from '../../session/role.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { nodeOf, pathTo } from '../../session/tree.ts'
import { GapHandles } from './gap-handles.tsx'
import { placeOver } from './place.ts'
import { SIDES, SpacingHandle, spacingOf, type Side } from './spacing-handle.tsx'
import { useHandle } from './use-handle.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './handles.module.css'

/**
 * Handles of the only selected node: size at its edges and corners, and while the pointer is over it padding, margin and gap.
 * Hidden while anything is dragged.
 */
export function SelectionHandles(): ReactNode {
  const editor = useEditor()
  const selection = useValue(editor.session.selection)
  const isDragging = useValue(useStage().drag) !== undefined
  const [id] = selection
  const hover = useValue(editor.session.hover)
  const isOver = id !== undefined && hover !== undefined && pathTo(editor.view, hover).includes(id)
  const box = useBoxes(id)[0]
  const node = id === undefined ? undefined : nodeOf(editor.view, id)
  const supports = node && drawnElement(editor, node)?.supports
  if (!box || !supports || selection.length !== 1 || isDragging) return null
  return (
    <>
      {supports.includes('size') && <SizeHandles box={box} />}
      <div className={styles.spacing} data-shown={isOver || undefined}>
        {supports.includes('spacing') &&
          KINDS.flatMap((kind) =>
            SIDES.filter((side) => hasRoom(box, kind, side)).map((side) => (
              <SpacingHandle key={`${kind}-${side}`} box={box} kind={kind} side={side} />
            )),
          )}
        {supports.includes('layout') && <GapHandles box={box} />}
      </div>
    </>
  )
}

const KINDS = ['padding', 'margin'] as const
/** Page pixels a box needs along an axis before it offers a padding that is not there: small elements stay free to click. */
const ROOMY = 64

/** Margins are offered where there are some: a grip outside would lie over the neighbours. */
function hasRoom(box: NodeGeometry, kind: (typeof KINDS)[number], side: Side): boolean {
  const size = side === 'top' || side === 'bottom' ? box.height : box.width
  return spacingOf(box, kind, side) > 0 || (kind === 'padding' && size >= ROOMY)
}

/** Where a handle stands and which way its drags go: 1 makes the element larger to the right or downwards, -1 the other way. */
const GRASPS = [
  { name: 'top', x: 0, y: -1 },
  { name: 'width', x: 1, y: 0 },
  { name: 'height', x: 0, y: 1 },
  { name: 'left', x: -1, y: 0 },
  { name: 'top-left', x: -1, y: -1 },
  { name: 'top-right', x: 1, y: -1 },
  { name: 'bottom-left', x: -1, y: 1 },
  { name: 'both', x: 1, y: 1 },
] as const
type Grasp = (typeof GRASPS)[number]

/** All edges, and the corners between them. */
function SizeHandles({ box }: { readonly box: NodeGeometry }): ReactNode {
  const viewport = useValue(useStage().viewport)
  return (
    <div className={styles.box} style={placeOver(viewport, box)}>
      {GRASPS.map((grasp) => (
        <SizeHandle key={grasp.name} box={box} grasp={grasp} />
      ))}
    </div>
  )
}

function SizeHandle({ box, grasp }: { readonly box: NodeGeometry; readonly grasp: Grasp }): ReactNode {
  const handle = useHandle({
    id: box.id,
    label: words.changes.resize,
    valuesAt: (dx, dy, { isShift }) => resized(box, grasp, [dx, dy], isShift),
  })
  return <span className={classNames(styles.size, styles[grasp.name])} data-handle={grasp.name} {...handle} />
}

/** Size after a drag by so many page pixels; with Shift the other side follows in proportion. */
function resized(
  { width, height }: Pick<NodeGeometry, 'width' | 'height'>,
  { x, y }: Grasp,
  [dx, dy]: readonly [number, number],
  isProportional: boolean,
): Readonly<Record<string, string>> {
  const wanted = { width: width + x * dx, height: height + y * dy }
  if (isProportional && width > 0 && height > 0) {
    const [across, down] = [wanted.width / width, wanted.height / height]
    // At a corner the side that was dragged further decides.
    const scale = x === 0 ? down : y === 0 || Math.abs(across - 1) > Math.abs(down - 1) ? across : down
    return { width: toPixels(width * scale), height: toPixels(height * scale) }
  }
  return { ...(x !== 0 && { width: toPixels(wanted.width) }), ...(y !== 0 && { height: toPixels(wanted.height) }) }
}

function toPixels(value: number): string {
  return `${Math.max(0, Math.round(value))}px`
}
