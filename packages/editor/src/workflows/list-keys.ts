import type { KeyboardEvent } from 'react'
import type { Id } from '@heddle/document'
import type { EditorSession } from '../session/editor.ts'
import { outermostOf, placeBelow } from './list-range.ts'
import type { OutlineRow } from './outline.ts'
import type { WorkflowEdits } from './workflow-edits.ts'

const MOVES = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'into', ArrowLeft: 'out' } as const

export interface ListKeys {
  readonly rows: readonly OutlineRow[]
  readonly active: OutlineRow | undefined
  readonly chosen: readonly Id[]
  readonly edits: WorkflowEdits
  /** The action whose parameters are shown. */
  readonly shown: Id | undefined
  readonly session: EditorSession
  readonly goTo: (row: OutlineRow | undefined, isRange?: boolean) => void
  readonly show: (id: Id | undefined) => void
  readonly standOn: (id: Id | undefined) => void
  readonly pick: (row: OutlineRow | undefined, typed?: string) => void
  readonly remove: () => void
  /** Tries one action alone. */
  readonly tryAlone: (id: Id) => void
}

/** Keys of the list: arrows walk, Enter adds, letters search, Ctrl+arrows move, F2 goes to what the action is told. */
export function listKeys(list: ListKeys) {
  return (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const handled =
      event.ctrlKey || event.metaKey ? command(list, event) : event.altKey ? comment(list, event) : plain(list, event)
    if (!handled) return
    event.preventDefault()
    event.stopPropagation()
  }
}

function command(
  { rows, active, chosen, edits, standOn, remove, tryAlone }: ListKeys,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  const outer = outermostOf(rows, chosen)
  const id = active?.kind === 'action' ? active.id : undefined
  if (key in MOVES && outer.length > 0) edits.move(outer, MOVES[key as keyof typeof MOVES])
  else if (key === 'Enter' && id !== undefined) tryAlone(id)
  else if (key === '/' && chosen.length > 0) edits.toggle(chosen)
  else if (key.toLowerCase() === 'd' && chosen.length > 0) standOn(edits.duplicate(chosen).at(-1))
  else if (key.toLowerCase() === 'g' && shiftKey && id !== undefined) standOn(edits.unwrap(id)[0])
  else if (key.toLowerCase() === 'c' && chosen.length > 0) edits.copy(chosen)
  else if (key.toLowerCase() === 'x' && chosen.length > 0) {
    edits.copy(chosen)
    remove()
  } else if (key.toLowerCase() === 'v' && active) {
    const at = placeBelow(active)
    if (at) void edits.paste(at).then((ids) => standOn(ids.at(-1)))
  } else return false
  return true
}

/** Alt+/ writes a comment above the line. */
function comment({ active, edits, standOn, session }: ListKeys, { key }: KeyboardEvent): boolean {
  if (key !== '/' || !active || active.kind === 'joins') return false
  standOn(edits.comment(active.spot))
  session.askedArgument.value = ''
  return true
}

function plain(list: ListKeys, { key, shiftKey }: KeyboardEvent): boolean {
  const { rows, active, chosen, shown, goTo, show, pick, remove, session } = list
  const at = active ? rows.indexOf(active) : -1
  const id = active?.kind === 'action' ? active.id : undefined
  if (key === 'ArrowDown') goTo(rows[at + 1], shiftKey)
  else if (key === 'ArrowUp') goTo(rows[at - 1], shiftKey)
  else if (key === 'Home') goTo(rows[0], shiftKey)
  else if (key === 'End') goTo(rows.at(-1), shiftKey)
  else if (key === 'Enter') pick(active)
  else if (key === ' ' && id !== undefined) show(shown === id ? undefined : id)
  else if (key === 'F2' && id !== undefined) {
    show(id)
    session.askedArgument.value = ''
  } else if ((key === 'Delete' || key === 'Backspace') && chosen.length > 0) remove()
  else if (key === 'Escape' && shown !== undefined) show(undefined)
  else if (/^\p{L}$/u.test(key)) pick(active, key)
  else return false
  return true
}
