import type { Id } from '@heddle/document'
import type { Editor } from '../session/editor.ts'

/** What is laid out by lines that can be moved: the only selected node, or what it stands in. */
export interface LinedNodes {
  /** Its tracks are drawn. */
  readonly grid: Id | undefined
  /** The edges of what stands in it are. */
  readonly columns: Id | undefined
}

/** Reads signals, and the boxes as the frame last told them. */
export function linedNodes({ session, view, definitions, canvas }: Editor): LinedNodes {
  const [id, ...others] = session.selection.value
  const parent = id === undefined ? undefined : view.parent(id)
  const places = others.length > 0 ? [] : [id, parent].filter((place): place is Id => place !== undefined)
  const boxes = canvas.value?.geometry.value.boxes
  return {
    grid: places.find((place) => boxes?.get(place)?.[0]?.grid !== undefined),
    columns: places.find((place) => definitions.get(view.find('node', place)?.element ?? '')?.arrangements !== undefined),
  }
}

/** Moves the focus to the first line over the page, or from one so many on. False where none is there. */
export function focusLine(from?: Element, step = 0): boolean {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')]
  const line = lines[from ? lines.findIndex((one) => one === from) + step : 0]
  line?.focus({ preventScroll: true })
  return line !== undefined
}
