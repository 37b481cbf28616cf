export interface ShowingField {
  readonly focuses: unknown
  readonly scrolls: unknown
  /** Whether the browser says what is wrong with it, as nothing else on the page does. */
  readonly saysWhy: boolean
}

/** Leads a person to a field that they have to mend. */
export function showField(control: HTMLElement | null, { focuses, scrolls, saysWhy }: ShowingField): void {
  if (!control) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (focuses) control.focus({ preventScroll: true })
  if (scrolls) control.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
  if (saysWhy) (control as Partial<HTMLInputElement>).reportValidity?.()
}
