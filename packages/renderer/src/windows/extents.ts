/** Where the rows of a list begin, in CSS pixels from the beginning of the first one. */
export interface Extents {
  readonly count: number
  readonly total: number
  /** For the number of rows: where the last one ends. */
  readonly startOf: (place: number) => number
  /** The row at a distance; the first or the last one where there is none. */
  readonly placeAt: (distance: number) => number
}

/**
 * @param keys of all rows, in order
 * @param sizes of those that were measured
 * @param estimate of the others
 */
export function createExtents(keys: readonly string[], sizes: ReadonlyMap<string, number>, estimate: number): Extents {
  const count = keys.length
  const starts = new Float64Array(count + 1)
  let end = 0
  for (let place = 0; place < count; place += 1) {
    end += sizes.get(keys[place] ?? '') ?? estimate
    starts[place + 1] = end
  }
  return {
    count,
    total: end,
    startOf: (place) => starts[place] ?? end,
    placeAt(distance) {
      let low = 0
      let high = count - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((starts[middle] ?? 0) <= distance) low = middle
        else high = middle - 1
      }
      return low
    },
  }
}

/** Rows that stand one after another: `first` and those up to `end`, which is none of them. */
export interface Run {
  readonly first: number
  readonly end: number
}

/** The rows between two distances, and those at most `spare` beyond them; at least one, if there are any. */
export function runBetween(extents: Extents, from: number, to: number, spare = 0): Run {
  if (extents.count === 0) return { first: 0, end: 0 }
  return { first: extents.placeAt(from - spare), end: extents.placeAt(Math.max(from, to) + spare) + 1 }
}

/** Room that rows would take which do not stand. */
export interface Space {
  /** Place of the row behind it; the number of rows behind the last one. */
  readonly before: number
  readonly extent: number
}

/** @param places of the rows that stand, ascending */
export function spacesBetween(places: readonly number[], extents: Extents): readonly Space[] {
  const spaces: Space[] = []
  let next = 0
  for (const place of [...places, extents.count]) {
    if (place > next) spaces.push({ before: place, extent: extents.startOf(place) - extents.startOf(next) })
    next = place + 1
  }
  return spaces
}
