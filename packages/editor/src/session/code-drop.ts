import type { Id } from '@heddle/document'

/** A record of data that was carried somewhere: the formula that reads it, and where the pointer let go of it. */
export interface CodeDrop {
  readonly recordId: Id
  readonly code: string
  readonly clientX: number
  readonly clientY: number
}

const NAME = 'heddle-code-drop'

/** Lets go of data over an element: the innermost place around it that can hold a formula takes it. False where none does. */
export function dropCode(target: Element, drop: CodeDrop): boolean {
  return !target.dispatchEvent(new CustomEvent(NAME, { detail: drop, bubbles: true, cancelable: true }))
}

/** Takes data that is let go of over an element, and leaves nothing to what is around it. */
export function onCodeDrop(element: Element, take: (drop: CodeDrop) => void): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent) || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    take(event.detail as CodeDrop)
  }
  element.addEventListener(NAME, listener)
  return () => element.removeEventListener(NAME, listener)
}
