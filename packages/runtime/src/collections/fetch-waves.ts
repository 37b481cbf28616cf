/** A collection that waits to be fetched, and the others its definition mentions. */
export interface Pending {
  readonly id: string
  readonly reads: readonly string[]
}

/**
 * Order of fetches (specification section 4): each wave holds those that mention no other pending one. Collections that
 * mention each other in a circle are named in `circle` and come when nothing else can, one after another in list order;
 * those that only mention them come after.
 */
export function fetchWaves(pending: readonly Pending[]): {
  readonly waves: readonly (readonly string[])[]
  readonly circle: readonly string[]
} {
  const waves: (readonly string[])[] = []
  const circle: string[] = []
  let rest = pending
  while (rest.length > 0) {
    const waiting = new Map(rest.map(({ id, reads }) => [id, reads]))
    let wave = rest.filter(({ id, reads }) => !reads.some((other) => other !== id && waiting.has(other))).map(({ id }) => id)
    if (wave.length > 0) waves.push(wave)
    else {
      wave = rest.map(({ id }) => id).filter((id) => leadsTo(id, id, waiting, new Set()))
      circle.push(...wave)
      waves.push(...wave.map((id) => [id]))
    }
    rest = rest.filter(({ id }) => !wave.includes(id))
  }
  return { waves, circle }
}

/** Whether what `from` mentions leads to `to`, over any number of pending collections. */
function leadsTo(from: string, to: string, waiting: ReadonlyMap<string, readonly string[]>, seen: Set<string>): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return (waiting.get(from) ?? []).some((next) => next !== from && (next === to || leadsTo(next, to, waiting, seen)))
}
