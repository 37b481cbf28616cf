import { useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, RefObject } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { ContextMenu, type Point } from '../ui/context-menu.tsx'
import { AnchoredPopover } from '../ui/popover.tsx'
import { useValue } from '../use-value.ts'
import { ActionMenu } from './action-menu.tsx'
import { ActionPicker } from './action-picker.tsx'
import { summaryOf, summaryText } from './action-summary.ts'
import { chosenOf, placeBelow } from './list-range.ts'
import { outlineOf, type OutlineRow } from './outline.ts'
import { OutlineLine } from './outline-line.tsx'
import { useActionDrag } from './use-action-drag.ts'
import { useKnownActions } from './use-known-actions.ts'
import { listKeys } from './list-keys.ts'
import { useWorkflowProblems } from './use-workflow-problems.ts'
import { workflowEdits } from './workflow-edits.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** Where the list of actions to choose from stands: beside a line, and what was typed to open it. */
interface Picking {
  readonly anchor: RefObject<Element | null>
  readonly spot: Spot
  readonly typed: string
}

/** The actions of a workflow as a list with the roles of a tree. */
export function WorkflowList({ workflow }: { readonly workflow: WorkflowRecord }) {
  const editor = useEditor()
  const { session } = editor
  const known = useKnownActions()
  const shown = useValue(session.action)
  const query = useValue(session.actionQuery).trim().toLowerCase()
  const tree = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string | undefined>(() => shownIn(session.action.peek(), workflow.id))
  /** Where a range began that Shift made longer. */
  const [rangeFrom, setRangeFrom] = useState<string>()
  const [picking, setPicking] = useState<Picking>()
  const [menuAt, setMenuAt] = useState<Point>()
  const problems = useWorkflowProblems(workflow.id)
  const rows = useMemo(() => outlineOf(workflow, (type) => known?.get(type)), [workflow, known])
  const edits = useMemo(() => workflowEdits(editor, workflow.id), [editor, workflow.id])
  const active = rows.find(({ key }) => key === activeKey) ?? rows[0]
  const chosen = chosenOf(rows, active, rangeFrom)
  const drag = useActionDrag(tree, rows, chosen, edits.moveTo)
  const rowId = (key: string) => `action-${workflow.id}-${key.replaceAll(' ', '-')}`

  // What is shown from elsewhere, a problem or the graph, is what one stands on.
  const shownHere = shownIn(shown, workflow.id)
  useEffect(() => {
    if (shownHere === undefined) return
    setActiveKey(shownHere)
    tree.current?.querySelector(`[data-key="${shownHere}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [shownHere])

  const goTo = (row: OutlineRow | undefined, isRange = false) => {
    if (!row) return
    setRangeFrom(isRange ? (rangeFrom ?? active?.key) : undefined)
    setActiveKey(row.key)
    document.getElementById(rowId(row.key))?.scrollIntoView({ block: 'nearest' })
    if (!isRange && shownHere !== undefined && row.kind === 'action') show(row.id)
  }
  const show = (id: Id | undefined) => {
    session.action.value = id === undefined ? undefined : { workflowId: workflow.id, actionId: id }
  }
  const pick = (row: OutlineRow | undefined, typed = '') => {
    const spot = row && placeBelow(row)
    if (row && spot) setPicking({ anchor: { current: document.getElementById(rowId(row.key)) }, spot, typed })
  }
  const stopPicking = () => {
    setPicking(undefined)
    tree.current?.focus()
  }
  const standOn = (id: Id | undefined) => {
    if (id === undefined) return
    setActiveKey(id)
    setRangeFrom(undefined)
    show(id)
  }
  const add = (definition: ActionDefinition) => {
    const id = picking && edits.add(definition, picking.spot)
    stopPicking()
    standOn(id)
  }
  const remove = () => {
    const at = active ? rows.indexOf(active) : -1
    const next = rows.slice(at + 1).find((row) => row.kind === 'end' || (row.kind === 'action' && !chosen.includes(row.id)))
    edits.remove(chosen)
    show(undefined)
    setRangeFrom(undefined)
    setActiveKey(next?.key)
  }
  const onKeyDown = listKeys({
    rows,
    active,
    chosen,
    edits,
    shown: shownHere,
    goTo,
    show,
    standOn,
    pick,
    remove,
    session,
    tryAlone: (id) => (session.trying.value = { workflowId: workflow.id, actionId: id }),
  })

  const rowOf = (target: EventTarget): OutlineRow | undefined => {
    const key = target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
    return rows.find((row) => row.key === key)
  }
  const openMenu = (event: MouseEvent) => {
    const row = rowOf(event.target) ?? active
    if (row?.kind !== 'action') return
    event.preventDefault()
    if (!chosen.includes(row.id)) goTo(row)
    const box = document.getElementById(rowId(row.key))?.getBoundingClientRect()
    const isKeyboard = event.clientX === 0 && event.clientY === 0
    setMenuAt(isKeyboard && box ? { x: box.left + 40, y: box.bottom } : { x: event.clientX, y: event.clientY })
  }
  const press = (event: MouseEvent) => {
    const row = rowOf(event.target)
    if (!row) return
    goTo(row, event.shiftKey)
    if (row.kind === 'end') pick(row)
    else if (row.kind === 'action' && !event.shiftKey) show(row.id)
  }
  const isFound = (row: OutlineRow) => {
    if (query === '' || row.kind !== 'action') return query === ''
    const text = summaryText(summaryOf(row.action, known?.get(row.action.type), editor, workflow.actions))
    return `${text} ${known?.get(row.action.type)?.label.en ?? ''}`.toLowerCase().includes(query)
  }
  const line = (row: OutlineRow, at: number) => (
    <OutlineLine
      key={row.key}
      row={row}
      id={rowId(row.key)}
      workflow={workflow}
      isActive={row === active}
      isChosen={row.kind === 'action' && chosen.includes(row.id)}
      isShown={row.kind === 'action' && shownHere === row.id}
      isFound={isFound(row)}
      problems={row.kind === 'action' ? problems.get(row.id) : undefined}
      drop={drag.line && (drag.line.below === row.key || (drag.line.below === undefined && at === 0)) ? drag.line : undefined}
      onAdd={() => pick(row)}
    />
  )
  const ofError = rows.filter(({ isError }) => isError)

  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={0}
        data-workflow-list={workflow.id}
        aria-label={words.list(workflow.name)}
        aria-multiselectable
        {...(active && { 'aria-activedescendant': rowId(active.key) })}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onClick={press}
        onContextMenu={openMenu}
        onPointerDown={drag.onPointerDown}
      >
        {rows.slice(0, rows.length - ofError.length).map(line)}
        <div role="none" className={styles.errorBox}>
          {ofError.map((row, at) => line(row, at + 1))}
        </div>
      </div>
      {picking && (
        <AnchoredPopover anchor={picking.anchor} isOpen onClose={stopPicking} label={words.addAction}>
          <ActionPicker typed={picking.typed} onPick={add} onClose={stopPicking} />
        </AnchoredPopover>
      )}
      <ContextMenu at={menuAt} label={words.action} onClose={() => setMenuAt(undefined)}>
        <ActionMenu workflow={workflow} ids={chosen} edits={edits} onRemove={remove} onStandOn={standOn} />
      </ContextMenu>
    </>
  )
}

/** The action that is shown, where it is one of this workflow. */
function shownIn(shown: { readonly workflowId: Id; readonly actionId: Id } | undefined, workflowId: Id): Id | undefined {
  return shown?.workflowId === workflowId ? shown.actionId : undefined
}
