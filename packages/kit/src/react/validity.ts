import { useEffect, useRef, useState, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Attributes of a control that the browser refuses: for screen readers, and for the styles of the state `invalid`. */
const REFUSED = { 'aria-invalid': true, 'data-state': 'invalid' } as const

/**
 * Whether the browser refuses what a control holds (elements reference 1.11). A person is told so once they have left the
 * control after a change, or tried to send it; what is mended is no longer refused, at once.
 * @param value what the control holds now, where the element is drawn with it
 * @returns attributes for the control, and what tells of a change by a person, of another value in the control that the
 * element is not drawn with, and of the control being left
 */
export function useValidity(
  control: RefObject<Control | null>,
  value?: unknown,
): {
  readonly attributes: Partial<typeof REFUSED> & { readonly onInvalid: () => void }
  readonly onEdit: () => void
  readonly onValue: () => void
  readonly onLeave: () => void
} {
  const isEdited = useRef(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    setRefused((before) => before && isInvalid(control.current))
  }, [control, value])
  return {
    attributes: { ...(isRefused && REFUSED), onInvalid: () => setRefused(true) },
    onValue: () => {
      if (isRefused) setRefused(isInvalid(control.current))
    },
    onEdit: () => void (isEdited.current = true),
    // What the same event changed is in the document only after it.
    onLeave: () => queueMicrotask(() => setRefused(isEdited.current && isInvalid(control.current))),
  }
}

function isInvalid(control: Control | null): boolean {
  return control !== null && control.willValidate && !control.validity.valid
}
