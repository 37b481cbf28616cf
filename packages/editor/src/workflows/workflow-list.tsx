import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { Spot } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { ContextMenu, type Point } from '../ui/context-menu.tsx'
import { AnchoredPopover } from '../ui/popover.tsx'
import { useValue } from '../use-value.ts'
import { ActionMenu } from './action-menu.tsx'
import { ActionPicker } from './action-picker.tsx'
import { outlineOf, type OutlineRow } from './outline.ts'
import { OutlineLine } from './outline-line.tsx'
import { useActionDrag } from './use-action-drag.ts'
import { useKnownActions } from './use-known-actions.ts'
import { workflowEdits } from './workflow-edits.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** Where the list of actions to choose from stands: beside a line, and what was typed to open it. */
interface Picking {
  readonly anchor: RefObject<Element | null>
  readonly spot: Spot
  readonly typed: string
}

const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' } as const

/** The actions of a workflow as a list with the roles of a tree. */
export function WorkflowList({ workflow }: { readonly workflow: WorkflowRecord }) {
  const editor = useEditor()
  const { session } = editor
  const known = useKnownActions()
  const shown = useValue(session.action)
  const tree = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  /** Where a range began that Shift made longer. */
  const [rangeFrom, setRangeFrom] = useState<string>()
  const [picking, setPicking] = useState<Picking>()
  const [menuAt, setMenuAt] = useState<Point>()
  const rows = useMemo(() => outlineOf(workflow, (type) => known?.get(type)), [workflow, known])
  const edits = useMemo(() => workflowEdits(editor, workflow.id), [editor, workflow.id])
  const active = rows.find(({ key }) => key === activeKey) ?? rows[0]
  const chosen = chosenOf(rows, active, rangeFrom)
  const drag = useActionDrag(tree, rows, (id, at) => edits.moveTo(id, at))
  const rowId = (key: string) => `action-${workflow.id}-${key.replaceAll(' ', '-')}`

  const goTo = (row: OutlineRow | undefined, isRange = false) => {
    if (!row) return
    setRangeFrom(isRange ? (rangeFrom ?? active?.key) : undefined)
    setActiveKey(row.key)
    document.getElementById(rowId(row.key))?.scrollIntoView({ block: 'nearest' })
    if (session.action.peek()?.workflowId === workflow.id && row.kind === 'action') show(row.id)
  }
  const show = (id: Id) => {
    session.action.value = { workflowId: workflow.id, actionId: id }
  }
  const pick = (row: OutlineRow | undefined, typed = '') => {
    const spot = row && placeBelow(row)
    if (row && spot) setPicking({ anchor: { current: document.getElementById(rowId(row.key)) }, spot, typed })
  }
  const stopPicking = () => {
    setPicking(undefined)
    tree.current?.focus()
  }
  const add = (definition: ActionDefinition) => {
    const id = picking && edits.add(definition, picking.spot)
    stopPicking()
    if (id === undefined) return
    setActiveKey(id)
    setRangeFrom(undefined)
    show(id)
  }
  const remove = () => {
    const at = active ? rows.indexOf(active) : -1
    const next = rows.slice(at + 1).find((row) => row.kind === 'end' || (row.kind === 'action' && !chosen.includes(row.id)))
    edits.remove(chosen)
    session.action.value = undefined
    setRangeFrom(undefined)
    setActiveKey(next?.key)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const handled = handleKey(event)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleKey = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const at = active ? rows.indexOf(active) : -1
    const id = active?.kind === 'action' ? active.id : undefined
    if (isCommand && key in MOVES && id !== undefined) edits.move(id, MOVES[key as keyof typeof MOVES])
    else if (isCommand && key === '/' && id !== undefined) edits.toggle(id)
    else if (isCommand && key.toLowerCase() === 'd' && chosen.length > 0)
      setActiveKey(edits.duplicate(chosen).at(-1) ?? activeKey)
    else if (isCommand || event.altKey) return false
    else if (key === 'ArrowDown') goTo(rows[at + 1], shiftKey)
    else if (key === 'ArrowUp') goTo(rows[at - 1], shiftKey)
    else if (key === 'Home') goTo(rows[0], shiftKey)
    else if (key === 'End') goTo(rows.at(-1), shiftKey)
    else if (key === 'Enter') pick(active)
    else if (key === ' ' && id !== undefined)
      session.action.value = shown?.actionId === id ? undefined : { workflowId: workflow.id, actionId: id }
    else if ((key === 'Delete' || key === 'Backspace') && chosen.length > 0) remove()
    else if (key === 'Escape' && shown) session.action.value = undefined
    else if (/^\p{L}$/u.test(key)) pick(active, key)
    else return false
    return true
  }
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

  return (
    <>
      <div
        ref={tree}
        role="tree"
        tabIndex={0}
        aria-label={words.list(workflow.name)}
        aria-multiselectable
        {...(active && { 'aria-activedescendant': rowId(active.key) })}
        className={styles.tree}
        onKeyDown={onKeyDown}
        onClick={press}
        onContextMenu={openMenu}
        onPointerDown={drag.onPointerDown}
      >
        {rows.map((row) => (
          <OutlineLine
            key={row.key}
            row={row}
            id={rowId(row.key)}
            workflow={workflow}
            isActive={row === active}
            isChosen={row.kind === 'action' && chosen.includes(row.id)}
            isShown={row.kind === 'action' && shown?.actionId === row.id}
            drop={drag.over === row.key}
            onAdd={() => pick(row)}
          />
        ))}
      </div>
      {picking && (
        <AnchoredPopover anchor={picking.anchor} isOpen onClose={stopPicking} label={words.addAction}>
          <ActionPicker typed={picking.typed} onPick={add} onClose={stopPicking} />
        </AnchoredPopover>
      )}
      <ContextMenu at={menuAt} label={words.action} onClose={() => setMenuAt(undefined)}>
        <ActionMenu workflow={workflow} ids={chosen} edits={edits} onRemove={remove} />
      </ContextMenu>
    </>
  )
}

/** Where something that is added at a line goes: behind an action, to the beginning of a branch. */
function placeBelow(row: OutlineRow): Spot | undefined {
  if (row.kind === 'action') return { from: 'next', action: row.id }
  return row.kind === 'joins' ? undefined : row.spot
}

/** The actions from where a range began to where it is now; the one that is active where there is no range. */
function chosenOf(rows: readonly OutlineRow[], active: OutlineRow | undefined, from: string | undefined): readonly Id[] {
  if (!active) return []
  const a = rows.indexOf(active)
  const b = from === undefined ? a : rows.findIndex(({ key }) => key === from)
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).flatMap((row) => (row.kind === 'action' ? [row.id] : []))
}
