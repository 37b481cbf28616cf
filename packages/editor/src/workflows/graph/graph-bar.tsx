import { useReactFlow, useStore } from '@xyflow/react'
import { GitBranch, Hand, Maximize, MessageSquare, Minus, MousePointer2, Plus, Power, Repeat, Shield } from 'lucide-react'
import type { Id } from '@heddle/document'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useKnownActions } from '../use-known-actions.ts'
import type { WorkflowEdits } from '../workflow-edits.ts'
import { words } from '../words.ts'
import styles from './graph-bar.module.css'

/** What the chosen steps are put into, with a name that is short. */
const WRAPS = [
  { type: 'if', icon: GitBranch, label: words.graph.condition },
  { type: 'loop', icon: Repeat, label: words.graph.loop },
  { type: 'try', icon: Shield, label: words.graph.try },
] as const

/** Tools of the graph, what can be done with the chosen steps, and its zoom. */
export function GraphBar({
  tool,
  onTool,
  ids,
  edits,
  onAdd,
  onStandOn,
  onFit,
}: {
  readonly tool: 'pick' | 'hand'
  readonly onTool: (tool: 'pick' | 'hand') => void
  readonly ids: readonly Id[]
  /** Absent where it is only looked at. */
  readonly edits: WorkflowEdits | undefined
  readonly onAdd: () => void
  readonly onStandOn: (id: Id | undefined) => void
  readonly onFit: () => void
}) {
  const known = useKnownActions()
  const flow = useReactFlow()
  const zoom = useStore(({ transform }) => Math.round(transform[2] * 100))
  const hasNone = ids.length === 0
  return (
    <div role="toolbar" aria-label={words.graph.tools} className={styles.bar}>
      <IconButton
        icon={MousePointer2}
        label={words.graph.pick}
        isOn={tool === 'pick'}
        side="top"
        onPress={() => onTool('pick')}
      />
      <IconButton icon={Hand} label={words.graph.hand} isOn={tool === 'hand'} side="top" onPress={() => onTool('hand')} />
      {edits && (
        <>
          <span className={styles.rule} />
          <Button tone="quiet" icon={Plus} onPress={onAdd}>
            {words.graph.add}
          </Button>
          {WRAPS.map(({ type, icon, label }) => (
            <Button
              key={type}
              tone="quiet"
              icon={icon}
              isDisabled={hasNone}
              onPress={() => {
                const definition = known?.get(type)
                if (definition) onStandOn(edits.wrap(ids, definition))
              }}
            >
              {label}
            </Button>
          ))}
          <span className={styles.rule} />
          <IconButton
            icon={Power}
            label={words.graph.toggle}
            keys="Ctrl+/"
            side="top"
            isDisabled={hasNone}
            onPress={() => edits.toggle(ids)}
          />
          <IconButton
            icon={MessageSquare}
            label={words.changes.comment}
            keys="Alt+/"
            side="top"
            isDisabled={hasNone}
            onPress={() => onStandOn(edits.comment({ from: 'next', action: ids.at(-1) ?? '' }))}
          />
        </>
      )}
      <span className={styles.rule} />
      <IconButton icon={Minus} label={words.graph.smaller} side="top" onPress={() => void flow.zoomOut()} />
      <span className={styles.zoom}>{zoom} %</span>
      <IconButton icon={Plus} label={words.graph.larger} side="top" onPress={() => void flow.zoomIn()} />
      <IconButton icon={Maximize} label={words.graph.fit} keys="Shift+2" side="top" onPress={onFit} />
    </div>
  )
}
