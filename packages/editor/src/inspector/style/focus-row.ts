/**
 * Puts the focus into the control of the row that sets a style property, or of the first row. Returns whether it is there. A
 * label comes before its control and is passed over.
 */
export function focusRow(panel: Element | null, property?: string): boolean {
  const row = panel?.querySelector(property === undefined ? '[data-properties]' : `[data-properties~="${property}"]`)
  const side = property && row?.querySelector<HTMLElement>(`[data-edge="${property}"] + * input`)
  const control =
    side || row?.querySelector<HTMLElement>(':is(button, input, [tabindex]):not([aria-haspopup="dialog"]:first-child)')
  if (!control) return false
  control.scrollIntoView({ block: 'nearest' })
  control.focus()
  return true
}
