import type { RootAttributes } from '../react.ts'

/** Stands on the root of an element on the canvas of the editor: names of what is shown there though nobody brought it about. */
export const SHOWN_MARK = 'data-canvas-shows'

/** Whether the canvas of the editor wants something seen that a visitor would have to bring about, by the definition's `editing`. */
export function isShown(root: RootAttributes, part: string): boolean {
  return root[SHOWN_MARK]?.split(' ').includes(part) === true
}
