/** Pixels of a resolved length; what is no length counts as nothing. */
export function pixels(value: string): number {
  return Number.parseFloat(value) || 0
}
