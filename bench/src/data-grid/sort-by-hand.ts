/** In the page: such rows sorted by their names as one writes it without a library. The rows are made within it, too. */
export function sortByHand(count: number): number {
  const rows = Array.from({ length: count }, (_, n) => ({ id: n, name: `plain table ${(n * 7919) % count}` }))
  const { compare } = new Intl.Collator('en')
  return rows.toSorted((a, b) => compare(a.name, b.name))[0]?.id ?? -1
}
