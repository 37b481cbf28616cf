/**
 * How well a query fits a label; lower is better, `undefined` for not at all. Every word of the query must begin a word of
 * the label (best), stand inside it, or have its letters there in order.
 */
export function rankLabel(label: string, query: string): number | undefined {
  const text = label.toLowerCase()
  let rank = 0
  for (const word of query.toLowerCase().split(/\s+/).filter(Boolean)) {
    const at = text.indexOf(word)
    if (at === 0) rank += 0
    else if (at > 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) rank += 1
    else if (at > 0) rank += 10
    else if (hasInOrder(text, word)) rank += 100
    else return undefined
  }
  return rank
}

/** The entries that fit, best first; equal ones keep their order. */
export function rankEntries<T extends { readonly label: string }>(entries: readonly T[], query: string): readonly T[] {
  return entries
    .flatMap((entry) => {
      const rank = rankLabel(entry.label, query)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}

function hasInOrder(text: string, letters: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = text.indexOf(letter, at + 1)
    if (at === -1) return false
  }
  return true
}
