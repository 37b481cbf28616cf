import { useStore, ViewportPortal, type ReactFlowState } from '@xyflow/react'
import { Plus } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { Spot } from '@heddle/document/operations'
import { classNames } from '../../ui/class-names.ts'
import { branchName } from '../branch-name.ts'
import { words } from '../words.ts'
import { useGraph } from './graph-context.ts'
import type { GraphEdge } from './layout-types.ts'
import { pathOf } from './path-of.ts'
import { readSight, sightOf, waysIn } from './sight.ts'
import styles from './graph-ways.module.css'

/** The ways between steps that are in sight, in one drawing, with names of branches and plus signs on them. */
export const GraphWays = memo(function GraphWays({
  edges: all,
  lit,
  over,
  onAdd,
}: {
  readonly edges: readonly GraphEdge[]
  /** Keys of ways that a run went. */
  readonly lit: ReadonlySet<string> | undefined
  /** The way that something would be dropped on. */
  readonly over: string | undefined
  /** Absent where nothing can be added. */
  readonly onAdd: ((spot: Spot, anchor: Element) => void) | undefined
}) {
  const { workflow } = useGraph()
  const sight = useStore(inSight)
  const edges = useMemo(() => waysIn(all, readSight(sight)), [all, sight])
  return (
    <ViewportPortal>
      <svg className={styles.ways} aria-hidden>
        <defs>
          <marker id="graph-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M1 1 L7 4 L1 7" className={styles.arrow} />
          </marker>
        </defs>
        {edges.map((edge) => (
          <path
            key={edge.key}
            d={pathOf(edge.points)}
            data-lit={lit?.has(edge.key) || undefined}
            className={classNames(styles[edge.kind], over === edge.key && styles.over)}
            {...(edge.kind === 'round' && { markerEnd: 'url(#graph-arrow)' })}
          />
        ))}
      </svg>
      {edges.map(({ key, label }) =>
        label ? (
          <span key={key} className={styles.label} style={{ left: label.x, top: label.y }}>
            {branchName(workflow.actions[label.of]?.branches?.[label.at])}
          </span>
        ) : null,
      )}
      {onAdd &&
        edges.map(({ key, plus }) =>
          plus ? (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              aria-label={words.graph.addHere}
              className={classNames('nopan', 'nodrag', styles.plus, over === key && styles.plusOver)}
              style={{ left: plus.x, top: plus.y }}
              onClick={(event) => onAdd(plus.spot, event.currentTarget)}
            >
              <Plus size={10} strokeWidth={2} aria-hidden />
            </button>
          ) : null,
        )}
    </ViewportPortal>
  )
})

function inSight({ transform, width, height }: ReactFlowState): string {
  return sightOf(transform, { width, height })
}
