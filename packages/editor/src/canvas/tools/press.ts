import type { Id } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { pickNode } from '../pick-kernel.ts'
import { isPart, pathTo } from '../../session/tree.ts'

export interface PressModifiers {
  /** Ctrl or Cmd: the innermost element. */
  readonly isDeep: boolean
  /** Shift: add to the selection, or take out of it. */
  readonly isAdding: boolean
}

/** What the selection becomes when a person presses on a node; `innermost` is what lies under the pointer. */
export interface Pressed {
  readonly selection: readonly Id[]
  /** The selection that a click (a press without a drag) makes, when it differs. */
  readonly afterClick?: readonly Id[]
}

/**
 * Pressing selects at once, so that a drag takes what was pressed. A press inside the selection leaves it for the drag
 * and changes it only when it turns out to be a click.
 */
export function pressNode(editor: Editor, innermost: Id | undefined, { isDeep, isAdding }: PressModifiers): Pressed {
  const selected = editor.session.selection.value
  const path = innermost === undefined ? [] : pathTo(editor.view, innermost)
  const picked = pickNode({ path, selected, isPart: (id) => isPart(editor, id), isDeep })
  if (picked === undefined) return { selection: isAdding ? selected : [] }
  if (isAdding) {
    const others = selected.filter((id) => id !== picked)
    return others.length < selected.length ? { selection: selected, afterClick: others } : { selection: [...selected, picked] }
  }
  if (!isDeep && path.some((id) => selected.includes(id))) return { selection: selected, afterClick: [picked] }
  return { selection: [picked] }
}

/** The node a hover outlines: what a first click would pick. */
export function hoverNode(editor: Editor, innermost: Id | undefined, isDeep: boolean): Id | undefined {
  if (innermost === undefined) return undefined
  return pickNode({ path: pathTo(editor.view, innermost), selected: [], isPart: (id) => isPart(editor, id), isDeep })
}
