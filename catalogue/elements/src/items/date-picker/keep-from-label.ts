import type { MouseEvent } from 'react'

const CONTROL = 'a[href], button, input, select, textarea, label'

/** A press beside the controls of the panel would press the control of a label around the whole. */
export function keepFromLabel(event: MouseEvent<HTMLElement>): void {
  const found = event.target instanceof Element ? event.target.closest(CONTROL) : null
  if (!found || !event.currentTarget.contains(found)) event.preventDefault()
}
