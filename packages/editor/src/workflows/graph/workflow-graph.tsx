import '@xyflow/react/dist/base.css'
import {
  Background,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  useStoreApi,
  type ReactFlowState,
} from '@xyflow/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, RefObject } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { ContextMenu, type Point as MenuPoint } from '../../ui/context-menu.tsx'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { useValue } from '../../use-value.ts'
import { ActionMenu } from '../action-menu.tsx'
import { ActionPicker } from '../action-picker.tsx'
import { useKnownActions } from '../use-known-actions.ts'
import { useWorkflowProblems } from '../use-workflow-problems.ts'
import { workflowEdits } from '../workflow-edits.ts'
import { words } from '../words.ts'
import { firstView, READABLE, SMALLEST } from './first-view.ts'
import { GraphBar } from './graph-bar.tsx'
import { GraphContext, stepElementId, type GraphScene } from './graph-context.ts'
import { graphKeys } from './graph-keys.ts'
import { GraphStep } from './graph-step.tsx'
import { GraphWays } from './graph-ways.tsx'
import { layoutWorkflow } from './layout.ts'
import type { StepMark } from './step-mark.ts'
import { useKeepInSight } from './use-keep-in-sight.ts'
import { useGraphNodes, wayAt, type FlowNode } from './use-graph-nodes.ts'
import { TRIGGER } from './walk.ts'
import styles from './workflow-graph.module.css'

export interface WorkflowGraphProps {
  readonly workflow: WorkflowRecord
  /** What a run says of its steps, by action. */
  readonly marks?: ReadonlyMap<Id, StepMark>
  /** Keys of the ways that a run went: they are lit, all others pale. */
  readonly ways?: ReadonlySet<string>
  /** The action one stands on, in place of the one that is looked at everywhere; none stands for the start. */
  readonly shown?: Id | undefined
  /** Somebody goes to another action, or to the start. */
  readonly onShow?: (id: Id | undefined) => void
  /** It is looked at and not changed: a run that is over. */
  readonly isReadOnly?: boolean
  /** What is looked for; steps that are called otherwise fade. */
  readonly query?: string
  readonly onClose?: () => void
  readonly onFind?: () => void
}

const NODE_TYPES = { step: GraphStep }
/** Zooms below which summaries, and titles too, are left out. */
const TITLES = 0.6
const SHAPES = 0.35

/** A workflow as a graph: laid out by its structure, walked and changed by keys and by pointer. */
export function WorkflowGraph(props: WorkflowGraphProps) {
  return (
    <ReactFlowProvider>
      <Graph {...props} />
    </ReactFlowProvider>
  )
}

interface Picking {
  readonly anchor: RefObject<Element | null>
  readonly spot: Spot
  readonly typed: string
}

function Graph({ workflow, marks, ways, isReadOnly = false, query = '', onClose, onFind, ...look }: WorkflowGraphProps) {
  const editor = useEditor()
  const { session } = editor
  const known = useKnownActions()
  const action = useValue(session.action)
  const { onShow } = look
  const shownHere = onShow ? (look.shown ?? TRIGGER) : action?.workflowId === workflow.id ? action.actionId : undefined
  const scope = isReadOnly ? `${workflow.id}-run` : workflow.id
  const folded = useValue(session.foldedActions)
  const problems = useWorkflowProblems(workflow.id)
  const flow = useReactFlow()
  const sizes = useStoreApi()
  const stage = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>(() => (shownHere === undefined ? [] : [shownHere]))
  const [picking, setPicking] = useState<Picking>()
  const [menuAt, setMenuAt] = useState<MenuPoint>()
  const [over, setOver] = useState<string>()
  const [tool, setTool] = useState<'pick' | 'hand'>('pick')
  const layout = useMemo(() => layoutWorkflow(workflow, (type) => known?.get(type), folded), [workflow, known, folded])
  const edits = useMemo(() => workflowEdits(editor, workflow.id), [editor, workflow.id])
  const active = chosen.findLast((key) => layout.nodes.some((node) => node.key === key)) ?? TRIGGER
  const ids = chosen.filter((key) => key !== TRIGGER && workflow.actions[key] !== undefined)

  const choose = useCallback(
    (keys: readonly string[]) => {
      setChosen(keys)
      const last = keys.findLast((key) => key !== TRIGGER)
      if (onShow) onShow(last)
      else session.action.value = last === undefined ? undefined : { workflowId: workflow.id, actionId: last }
    },
    [session, workflow.id, onShow],
  )
  // What is shown from elsewhere, a problem or a list, is what one stands on.
  useEffect(() => {
    setChosen((before) => (shownHere === undefined || before.includes(shownHere) ? before : [shownHere]))
  }, [shownHere])
  const { nodes, onNodesChange, endDrag } = useGraphNodes(layout, chosen, choose, !isReadOnly)

  const goTo = (key: string | undefined, isMore = false) => {
    if (key !== undefined) choose(isMore ? [...chosen.filter((one) => one !== key), key] : [key])
  }
  const [isReady, setReady] = useState(false)
  useKeepInSight(active, layout, stage, isReady)

  const pick = useCallback(
    (spot: Spot, anchor: Element | null, typed = '') => setPicking({ spot, anchor: { current: anchor }, typed }),
    [],
  )
  const stopPicking = () => {
    setPicking(undefined)
    stage.current?.focus()
  }
  const add = (definition: ActionDefinition) => {
    const id = picking && edits.add(definition, picking.spot)
    stopPicking()
    goTo(id)
  }
  const pickAt = (key: string, typed = '') =>
    pick(
      key === TRIGGER ? { from: 'start' } : { from: 'next', action: key },
      document.getElementById(stepElementId(scope, key)),
      typed,
    )
  const fold = useCallback(
    (id: Id) => {
      const next = new Set(session.foldedActions.peek())
      if (!next.delete(id)) next.add(id)
      session.foldedActions.value = next
    },
    [session],
  )
  const remove = () => {
    edits.remove(ids)
    choose([])
  }
  const fit = () => void flow.setViewport(firstView(layout, sizes.getState(), SMALLEST))
  const onKeyDown = graphKeys({
    workflow,
    layout,
    active,
    ids,
    edits: isReadOnly ? undefined : edits,
    session,
    goTo,
    pickAt,
    remove,
    fold,
    fit,
    onFind,
    onClose,
  })
  const wanted = query.trim().toLowerCase()
  const scene: GraphScene = useMemo(
    () => ({ workflow, scope, active, problems, marks, query: wanted, onFold: fold }),
    [workflow, scope, active, problems, marks, wanted, fold],
  )
  const detail = useStore(detailOf)
  const openMenu = (event: MouseEvent, { id }: { readonly id: string }) => {
    event.preventDefault()
    if (isReadOnly || id === TRIGGER || !workflow.actions[id]) return
    if (!chosen.includes(id)) choose([id])
    setMenuAt({ x: event.clientX, y: event.clientY })
  }
  const wayUnder = (event: MouseEvent | globalThis.MouseEvent | TouchEvent) => {
    const at = 'clientX' in event ? event : (event.touches[0] ?? event.changedTouches[0])
    return at && wayAt(layout.edges, flow.screenToFlowPosition({ x: at.clientX, y: at.clientY }))
  }
  const drop = (event: MouseEvent | globalThis.MouseEvent | TouchEvent, node: FlowNode) => {
    endDrag()
    setOver(undefined)
    const spot = wayUnder(event)?.plus?.spot
    if (spot) edits.moveTo(ids.includes(node.id) ? ids : [node.id], spot)
  }
  const isEmpty = Object.keys(workflow.actions).length === 0

  return (
    <GraphContext value={scene}>
      <div
        ref={stage}
        role="tree"
        tabIndex={0}
        aria-label={words.list(workflow.name)}
        aria-multiselectable
        aria-activedescendant={stepElementId(scope, active)}
        data-workflow-list={isReadOnly ? undefined : workflow.id}
        data-run={ways !== undefined || undefined}
        data-detail={detail}
        className={styles.stage}
        onKeyDown={onKeyDown}
      >
        <ReactFlow
          nodes={nodes}
          nodeTypes={NODE_TYPES}
          onNodesChange={onNodesChange}
          onNodeDrag={(event) => setOver(wayUnder(event)?.key)}
          onNodeDragStop={drop}
          onNodeContextMenu={openMenu}
          onInit={(instance) => {
            const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
            void instance.setViewport(firstView(layout, { width, height }, READABLE))
            setReady(true)
            // A run is looked at from its list, which keeps the keys.
            if (!isReadOnly) stage.current?.focus()
          }}
          onlyRenderVisibleElements
          selectionOnDrag={tool === 'pick'}
          panOnDrag={tool === 'hand' ? true : [1, 2]}
          panOnScroll
          zoomOnDoubleClick={false}
          selectionKeyCode={null}
          deleteKeyCode={null}
          multiSelectionKeyCode="Shift"
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          disableKeyboardA11y
          minZoom={SMALLEST}
          maxZoom={1.5}
          proOptions={{ hideAttribution: true }}
        >
          <Background gap={16} size={1} color="var(--canvas-dot)" />
          <GraphWays edges={layout.edges} lit={ways} over={over} onAdd={isReadOnly ? undefined : pick} />
          {!isReadOnly && (
            <MiniMap
              pannable
              zoomable
              ariaLabel={words.graph.map}
              className={styles.map ?? ''}
              style={{ width: 110, height: 110 }}
              nodeColor="var(--text-3)"
              maskColor="color-mix(in srgb, var(--bg-app) 60%, transparent)"
            />
          )}
        </ReactFlow>
        {isEmpty && !isReadOnly && (
          <div className={styles.empty}>
            <p>{words.graph.empty}</p>
            <div className={styles.starters}>
              {STARTERS.map((type) => {
                const definition = known?.get(type)
                return definition ? (
                  <Button key={type} onPress={() => goTo(edits.add(definition, { from: 'start' }))}>
                    {definition.label.en}
                  </Button>
                ) : null
              })}
            </div>
          </div>
        )}
      </div>
      <GraphBar
        tool={tool}
        onTool={setTool}
        ids={ids}
        edits={isReadOnly ? undefined : edits}
        onAdd={() => pickAt(active)}
        onStandOn={goTo}
        onFit={fit}
      />
      {picking && (
        <AnchoredPopover anchor={picking.anchor} isOpen onClose={stopPicking} label={words.addAction}>
          <ActionPicker typed={picking.typed} onPick={add} onClose={stopPicking} />
        </AnchoredPopover>
      )}
      <ContextMenu at={menuAt} label={words.action} onClose={() => setMenuAt(undefined)}>
        <ActionMenu workflow={workflow} ids={ids} edits={edits} onRemove={remove} onStandOn={goTo} />
      </ContextMenu>
    </GraphContext>
  )
}

/** What most workflows begin with. */
const STARTERS = ['change-variable', 'if', 'go-to-page'] as const

/** How much steps say at a zoom. */
function detailOf({ transform: [, , zoom] }: ReactFlowState): 'full' | 'titles' | 'shapes' {
  if (zoom < SHAPES) return 'shapes'
  return zoom < TITLES ? 'titles' : 'full'
}
