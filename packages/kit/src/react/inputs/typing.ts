import { useEffect, useRef, type RefObject } from 'react'
import { useNode } from '../../react.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What an element says of a paste: the text, before it stands there. */
export const pasteOf = (domEvent: ClipboardEvent) => ({ domEvent, value: domEvent.clipboardData?.getData('text') ?? '' })

/**
 * Tells of what a person makes a text control hold. The control is the browser's own between acts: React, which would
 * draw it again for each key, hears of none. What is pasted is said as `paste`, before it stands there.
 * @param onType called when the control may hold another text: typed, pasted, filled in, undone
 * @param onReset called when its form is about to give it its first text again
 */
export function useTyping(control: RefObject<TextControl | null>, onType: (event: Event) => void, onReset: () => void): void {
  const { emit } = useNode()
  const latest = useRef({ onType, onReset, emit })
  useEffect(() => {
    latest.current = { onType, onReset, emit }
  })
  useEffect(() => {
    const element = control.current
    if (!element) return
    const page = element.ownerDocument
    const type = (event: Event): void => latest.current.onType(event)
    const reset = (event: Event): void => {
      if (event.target === element.form && !event.defaultPrevented) latest.current.onReset()
    }
    const paste = (event: Event): void => {
      if (!element.readOnly) void latest.current.emit('paste', pasteOf(event as ClipboardEvent))
    }
    element.addEventListener('paste', paste)
    // Some browsers fill in with a change alone.
    for (const name of ['input', 'change']) element.addEventListener(name, type)
    page.addEventListener('reset', reset)
    return () => {
      element.removeEventListener('paste', paste)
      for (const name of ['input', 'change']) element.removeEventListener(name, type)
      page.removeEventListener('reset', reset)
    }
  }, [control])
}
