import type { ReactNode } from 'react'
import type { NodeGeometry } from '@heddle/canvas/protocol'
import { variantOf, type Id, type NodeRecord } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import type { Arrangements } from '@heddle/kit'
import { squashDiffs } from '@heddle/store'
import { placeOver } from '../canvas/overlay/place.ts'
import { useBoxes, useStage } from '../canvas/overlay/use-stage.ts'
import { createPreview } from '../canvas/tools/style-preview.ts'
import { useWatched } from '../canvas/use-watched.ts'
import { fieldsOf } from '../commands/selection.ts'
import { partsOf, sharesNow } from '../inspector/arrangements/shares.ts'
import { useVariantContext } from '../session/use-variant-context.ts'
import { useChildren, useNode } from '../session/use-document.ts'
import { useEditor, useValue } from '../session/use-editor.ts'
import { LineGrip, type Moved } from './line-grip.tsx'
import { moveEdge } from './move-edge.ts'
import { edgeBetween } from './edge-between.ts'
import styles from './tracks.module.css'
import { words } from './words.ts'

/** Edges between neighbours that share a line by their widths, each with a grip. */
export function ColumnEdges({ id }: { readonly id: Id }): ReactNode {
  const { definitions, view } = useEditor()
  const node = useNode(id)
  const arrangements = node && definitions.get(node.element)?.arrangements
  useChildren(id)
  if (!arrangements) return null
  const children = view.children(id, arrangements.slot)
  return <Edges node={node} arrangements={arrangements} ids={children} />
}

interface EdgesProps {
  readonly node: NodeRecord
  readonly arrangements: Arrangements
  readonly ids: readonly Id[]
}

function Edges({ node, arrangements, ids }: EdgesProps): ReactNode {
  const { definitions, view } = useEditor()
  const context = useVariantContext()
  useWatched(ids)
  const shares = sharesNow(view, definitions, node, arrangements, context)
  const hasShare = (id: Id | undefined): boolean => view.find('node', id ?? '')?.element === arrangements.child
  return (
    <div className={styles.layer}>
      {ids.slice(1).map((next, at) => {
        const one = ids[at]
        return one !== undefined && hasShare(one) && hasShare(next) ? (
          <Edge
            key={next}
            at={at}
            ids={[one, next]}
            shares={[shares[at] ?? 0, shares[at + 1] ?? 0]}
            of={partsOf(definitions, node, arrangements, context)}
            arrangements={arrangements}
          />
        ) : null
      })}
    </div>
  )
}

interface EdgeProps {
  readonly at: number
  readonly ids: readonly [Id, Id]
  readonly shares: readonly [number, number]
  /** Of how many parts a line has. */
  readonly of: number
  readonly arrangements: Arrangements
}

function Edge({ ids, ...props }: EdgeProps): ReactNode {
  const [one, other] = [useBoxes(ids[0])[0], useBoxes(ids[1])[0]]
  return one && other ? <DrawnEdge ids={ids} boxes={[one, other]} {...props} /> : null
}

function DrawnEdge({
  at,
  ids,
  boxes,
  shares,
  of,
  arrangements,
}: EdgeProps & { readonly boxes: readonly [NodeGeometry, NodeGeometry] }) {
  const editor = useEditor()
  const viewport = useValue(useStage().viewport)
  const context = useVariantContext()
  const edge = edgeBetween(...boxes)
  if (!edge) return null
  const { area, isMirrored } = edge
  // A width is so many parts of the line without the gap.
  const part = (boxes[0].width + boxes[1].width + 2 * area.width) / (shares[0] + shares[1])
  const textOf = (next: readonly [number, number]) => words.shares(...(isMirrored ? ([next[1], next[0]] as const) : next), of)
  const moved = (pixels: number): Moved<readonly [number, number]> => {
    const next = moveEdge(shares, (isMirrored ? -pixels : pixels) / part)
    return { text: textOf(next), values: next }
  }
  const preview = () => {
    const { child, field } = arrangements
    const widths = editor.definitions.get(child)?.fields[field]
    const variant = widths && variantOf(widths, context)
    const plan = (id: Id, value: number) =>
      setProp(editor.view, { ids: [id], field, value, ...(variant !== undefined && { variant }), fieldsOf: fieldsOf(editor) })
    return createPreview<readonly [number, number]>(editor, (values) => {
      const [one, other] = [plan(ids[0], values[0]), plan(ids[1], values[1])]
      if (!one.ok) return one
      return other.ok ? { ok: true, diff: squashDiffs(one.diff, other.diff) } : other
    })
  }
  return (
    <div className={styles.edge} style={placeOver(viewport, area)} data-edge={at}>
      <LineGrip
        isUpright
        label={words.edge(at + 1)}
        now={shares[0]}
        text={textOf(shares)}
        change={words.changes.edge}
        steps={[part, part * (of === 100 ? 10 : 3)]}
        preview={preview}
        moved={moved}
      />
    </div>
  )
}
