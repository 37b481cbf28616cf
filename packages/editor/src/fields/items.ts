/** A list with one item in the place of another. */
export function replaceItem<T>(items: readonly T[], at: number, item: T): readonly T[] {
  return items.map((one, place) => (place === at ? item : one))
}

export function removeItem<T>(items: readonly T[], at: number): readonly T[] {
  return items.filter((_, place) => place !== at)
}

/** A list whose item goes to another place, the last one at most; the list itself when it is there already. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  const place = Math.min(Math.max(to, 0), items.length - 1)
  if (item === undefined || place === from) return items
  const others = removeItem(items, from)
  return [...others.slice(0, place), item, ...others.slice(place)]
}

/** Where something goes that is dropped at a height, between rows with these middles: the number of rows above it but itself. */
export function dropPlace(middles: readonly number[], from: number, height: number): number {
  return middles.filter((middle, at) => at !== from && middle < height).length
}
