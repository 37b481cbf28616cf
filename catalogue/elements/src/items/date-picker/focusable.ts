/** What takes the focus of the panel. */
export const FIRST = '[role=grid] [tabindex="0"], [role=spinbutton]'
/** What takes that of the element. */
export const FOCUSABLE = `.heddle-date-typed, [aria-controls], [popovertarget], ${FIRST}`
