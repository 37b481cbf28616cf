import { useEffect, useRef, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Tells of what a person makes a text control hold. The control is the browser's own between acts: React, which would
 * draw it again for each key, hears of none.
 * @param onType called when the control may hold another text: typed, pasted, filled in, undone
 * @param onReset called when its form is about to give it its first text again
 */
export function useTyping(control: RefObject<TextControl | null>, onType: (event: Event) => void, onReset: () => void): void {
  const latest = useRef({ onType, onReset })
  useEffect(() => {
    latest.current = { onType, onReset }
  })
  useEffect(() => {
    const element = control.current
    if (!element) return
    const page = element.ownerDocument
    const type = (event: Event): void => latest.current.onType(event)
    const reset = (event: Event): void => {
      if (event.target === element.form && !event.defaultPrevented) latest.current.onReset()
    }
    // Some browsers fill in with a change alone.
    for (const name of ['input', 'change']) element.addEventListener(name, type)
    page.addEventListener('reset', reset)
    return () => {
      for (const name of ['input', 'change']) element.removeEventListener(name, type)
      page.removeEventListener('reset', reset)
    }
  }, [control])
}
