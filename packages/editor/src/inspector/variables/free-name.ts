import { VARIABLE_TEXTS } from '../../texts/variables.ts'

/** A name for a new variable that none of the others has: `variable`, `variable2` … */
export function freeName(taken: readonly string[]): string {
  const base = VARIABLE_TEXTS.newName
  if (!taken.includes(base)) return base
  let number = 2
  while (taken.includes(base + number)) number += 1
  return base + number
}
