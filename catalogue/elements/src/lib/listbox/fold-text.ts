const PLAIN = /^[ -~]*$/
const ACCENTS = /[\u0300-\u036f]/g

/** A text as it is searched: without case and accents. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(ACCENTS, '')
}
