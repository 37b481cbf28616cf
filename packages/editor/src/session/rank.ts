/** What can be found by its label, and by other names. */
export interface Ranked {
  readonly label: string
  /** Other names it is known by, lower case. */
  readonly words?: readonly string[]
}

/** From here on a rank says only that the letters are there, in order. */
const SCATTERED = 100

/**
 * How well a query fits a label; lower is better, `undefined` for not at all. Every word of the query must begin a word of
 * the label (best), stand inside it, or have its letters there in order.
 */
function rankLabel(label: string, query: string): number | undefined {
  const text = label.toLowerCase()
  let rank = 0
  for (const word of query.toLowerCase().split(/\s+/).filter(Boolean)) {
    const at = text.indexOf(word)
    if (at === 0) rank += 0
    else if (at > 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) rank += 1
    else if (at > 0) rank += 10
    else if (hasInOrder(text, word)) rank += SCATTERED
    else return undefined
  }
  return rank
}

/** The best rank of label and other names: a whole name comes before the beginning of one, a label before other names. */
function rankEntry({ label, words = [] }: Ranked, query: string): number | undefined {
  const wanted = query.trim().toLowerCase()
  if (label.toLowerCase() === wanted) return -1
  if (words.includes(wanted)) return -0.5
  const ranks = words.flatMap((word) => {
    const rank = rankLabel(word, wanted)
    // Letters here and there in one of many names say nothing.
    return rank === undefined || rank >= 10 ? [] : [rank + 0.5]
  })
  const own = rankLabel(label, wanted)
  return ranks.length === 0 ? own : Math.min(own ?? Infinity, ...ranks)
}

/** The entries that fit, best first; equal ones keep their order. */
export function rankEntries<T extends Ranked>(entries: readonly T[], query: string): readonly T[] {
  return entries
    .flatMap((entry) => {
      const rank = rankEntry(entry, query)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

/** The entries that a name of theirs fits, not only letters of it here and there; best first. */
export function rankNamed<T extends Ranked>(entries: readonly T[], query: string): readonly T[] {
  return rankEntries(
    entries.filter((entry) => (rankEntry(entry, query) ?? SCATTERED) < SCATTERED),
    query,
  )
}

function hasInOrder(text: string, letters: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1)
    if (at === -1) return false
  }
  return true
}
