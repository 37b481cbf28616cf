import { LIMITS } from '../limits.ts'

/** Names that hold every word of the query: the exact one first, then those that begin with it, then the others in order. */
export function findIcons(names: readonly string[], query: string): readonly string[] {
  const words = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const whole = words.join('-')
  const rank = (name: string): number => (name === whole ? 0 : name.startsWith(whole) ? 1 : 2)
  return names
    .filter((name) => words.every((word) => name.includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, LIMITS.foundIcons)
}
