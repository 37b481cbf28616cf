import type { KeyboardEvent } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import type { EditorSession } from '../../session/editor.ts'
import { spotOf } from '../action-places.ts'
import type { WorkflowEdits } from '../workflow-edits.ts'
import type { GraphLayout } from './layout-types.ts'
import { otherBranch, TRIGGER, walk } from './walk.ts'

export interface GraphKeys {
  readonly workflow: WorkflowRecord
  readonly layout: GraphLayout
  /** The step one stands on. */
  readonly active: string
  /** Chosen actions. */
  readonly ids: readonly Id[]
  /** Absent where it is only looked at. */
  readonly edits: WorkflowEdits | undefined
  readonly session: EditorSession
  readonly goTo: (key: string | undefined, isMore?: boolean) => void
  readonly pickAt: (key: string, typed?: string) => void
  readonly remove: () => void
  readonly fold: (id: Id) => void
  readonly fit: () => void
  readonly onFind: (() => void) | undefined
  readonly onClose: (() => void) | undefined
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' } as const

/** Keys of the graph: arrows follow ways, Tab goes across branches, Enter adds, Ctrl+arrows move. */
export function graphKeys(graph: GraphKeys) {
  return (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const isHandled =
      event.ctrlKey || event.metaKey ? command(graph, event) : event.altKey ? comment(graph, event) : plain(graph, event)
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function command(
  { ids, edits, active, goTo, onFind, remove, session, workflow }: GraphKeys,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  if (key.toLowerCase() === 'f' && onFind) onFind()
  else if (key.toLowerCase() === 'v' && edits)
    void edits
      .paste(active === TRIGGER ? { from: 'start' } : { from: 'next', action: active })
      .then((pasted) => goTo(pasted.at(-1)))
  else if (!edits || ids.length === 0) return false
  else if (key === 'Enter' && active !== TRIGGER) session.trying.value = { workflowId: workflow.id, actionId: active }
  else if (key.toLowerCase() === 'c') edits.copy(ids)
  else if (key.toLowerCase() === 'x') {
    edits.copy(ids)
    remove()
  } else if (key in MOVES) edits.move(ids, MOVES[key as keyof typeof MOVES])
  else if (key === '/') edits.toggle(ids)
  else if (key.toLowerCase() === 'd') goTo(edits.duplicate(ids).at(-1))
  else if (key.toLowerCase() === 'g' && shiftKey) goTo(edits.unwrap(active)[0])
  else return false
  return true
}

/** Alt+/ writes a comment above the step. */
function comment({ workflow, active, edits, goTo, session }: GraphKeys, { key }: KeyboardEvent): boolean {
  const spot = active === TRIGGER ? undefined : spotOf(workflow, active)
  if (key !== '/' || !edits || !spot) return false
  goTo(edits.comment(spot))
  session.askedArgument.value = ''
  return true
}

function plain(graph: GraphKeys, { key, shiftKey, code }: KeyboardEvent): boolean {
  const { workflow, layout, active, ids, edits, session, goTo, pickAt, remove, fold, fit, onClose } = graph
  const arrow = ARROWS.find((one) => one === key)
  if (arrow) goTo(walk(workflow, layout.nodes, active, arrow), shiftKey)
  else if (key === 'Home') goTo(TRIGGER)
  else if (key === 'Tab') {
    const other = otherBranch(workflow, active, shiftKey ? -1 : 1)
    if (other === undefined) return false
    goTo(other)
  } else if (shiftKey && code === 'Digit2') fit()
  else if (key === 'Escape') {
    if (ids.length > 1) goTo(active)
    else onClose?.()
  } else if (key === '.' && active !== TRIGGER) fold(active)
  else if (key === 'F2' && active !== TRIGGER) session.askedArgument.value = ''
  else if (!edits) return false
  else if (key === 'Enter') pickAt(active)
  else if ((key === 'Delete' || key === 'Backspace') && ids.length > 0) remove()
  else if (/^\p{L}$/u.test(key)) pickAt(active, key)
  else return false
  return true
}
