import type { MouseEvent } from 'react'

/** A press anywhere in it gives the focus to its control, which keeps it. */
export function keepFocus(event: MouseEvent, control: HTMLElement | null): void {
  if (event.target === control && control instanceof HTMLInputElement) return
  event.preventDefault()
  control?.focus()
}
