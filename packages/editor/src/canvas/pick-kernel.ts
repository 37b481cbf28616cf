import type { Id } from '@heddle/document'

/** A click on the canvas: what lies under it, and what is selected now. */
export interface PickQuestion {
  /** Nodes under the pointer from the page's section to the innermost. */
  readonly path: readonly Id[]
  readonly selected: readonly Id[]
  /** True for a node that is part of the one around it, such as the icon of a button. */
  readonly isPart: (id: Id) => boolean
  /** Ctrl is held: the innermost, whatever it is. */
  readonly isDeep: boolean
}

/**
 * The node a click means: the innermost that is not a part of another; a click on what is selected, or beside a selected
 * part, goes one step further in. `undefined` when nothing lies under the pointer.
 */
export function pickNode({ path, selected, isPart, isDeep }: PickQuestion): Id | undefined {
  const last = path.length - 1
  if (isDeep) return path[last]
  let at = last
  while (at > 0 && isPart(path[at] ?? '')) at -= 1
  if (path.some((id, index) => index > at && selected.includes(id))) return path[last]
  const meant = path[at]
  if (meant !== undefined && selected.length === 1 && selected[0] === meant && at < last) return path[at + 1]
  return meant
}
