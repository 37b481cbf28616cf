import { useEffect, useRef, useState, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Attributes of a control that the browser refuses: for screen readers, and for the styles of the state `invalid`. */
const REFUSED = { 'aria-invalid': true, 'data-state': 'invalid' } as const

/**
 * Whether the browser refuses what a control holds (elements reference 1.11). A person is told so once they have left the
 * control after a change, or tried to send it; what is mended is no longer refused, at once.
 * @param value what the control holds now
 * @returns attributes for the control, and what tells of a change by a person and of the control being left
 */
export function useValidity(
  control: RefObject<Control | null>,
  value: unknown,
): {
  readonly attributes: Partial<typeof REFUSED> & { readonly onInvalid: () => void }
  readonly onEdit: () => void
  readonly onLeave: () => void
} {
  const isEdited = useRef(false)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    setRefused((before) => before && isInvalid(control.current))
  }, [control, value])
  return {
    attributes: { ...(isRefused && REFUSED), onInvalid: () => setRefused(true) },
    onEdit: () => void (isEdited.current = true),
    // What the same event changed is in the document only after it.
    onLeave: () => queueMicrotask(() => setRefused(isEdited.current && isInvalid(control.current))),
  }
}

function isInvalid(control: Control | null): boolean {
  return control !== null && control.willValidate && !control.validity.valid
}
