import type { ReactNode } from 'react'
import type { NodeGeometry } from '@heddle/canvas/protocol'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { nodeOf } from '../../session/tree.ts'
import { placeOver } from './place.ts'
import { SIDES, SpacingHandle, spacingOf, type Side } from './spacing-handle.tsx'
import { useHandle } from './use-handle.ts'
import { useBoxes, useStage } from './use-stage.ts'
import styles from './handles.module.css'

/** Handles of the only selected node: size at its edges, padding and margin at their middles. Hidden while anything is dragged. */
export function SelectionHandles(): ReactNode {
  const editor = useEditor()
  const selection = useValue(editor.session.selection)
  const isDragging = useValue(useStage().drag) !== undefined
  const [id] = selection
  const box = useBoxes(id)[0]
  const node = id === undefined ? undefined : nodeOf(editor.view, id)
  const supports = node && editor.definitions.get(node.element)?.supports
  if (!box || !supports || selection.length !== 1 || isDragging) return null
  return (
    <>
      {supports.includes('spacing') &&
        KINDS.flatMap((kind) =>
          SIDES.filter((side) => hasRoom(box, kind, side)).map((side) => (
            <SpacingHandle key={`${kind}-${side}`} box={box} kind={kind} side={side} />
          )),
        )}
      {supports.includes('size') && <SizeHandles box={box} />}
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

/** Right edge, lower edge and the corner between them. */
function SizeHandles({ box }: { readonly box: NodeGeometry }): ReactNode {
  const viewport = useValue(useStage().viewport)
  return (
    <div className={styles.box} style={placeOver(viewport, box)}>
      <SizeHandle box={box} axis="width" />
      <SizeHandle box={box} axis="height" />
      <SizeHandle box={box} axis="both" />
    </div>
  )
}

function SizeHandle({ box, axis }: { readonly box: NodeGeometry; readonly axis: 'width' | 'height' | 'both' }): ReactNode {
  const handle = useHandle({
    id: box.id,
    label: words.changes.resize,
    valuesAt: (dx, dy) => ({
      ...(axis !== 'height' && { width: toPixels(box.width + dx) }),
      ...(axis !== 'width' && { height: toPixels(box.height + dy) }),
    }),
  })
  return <span className={classNames(styles.size, styles[axis])} data-handle={axis} {...handle} />
}

function toPixels(value: number): string {
  return `${Math.max(0, Math.round(value))}px`
}
