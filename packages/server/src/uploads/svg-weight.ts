/** References of a picture: which elements stand in which, carry which name and draw which other ones again. */
export interface SvgOutline {
  /** Tells of an element in the order they open; `parent` is the number of the one around it, -1 for the root. Answers with its number. */
  add(parent: number, id: string | undefined, references: readonly string[]): number
  /** Elements that are drawn when every reference is followed; no more than `most` + 1, whatever the picture says. */
  weight(most: number): number
}

/**
 * Counts what a picture draws before anything draws it: ten lines of groups, each of which uses the one before ten times, are ten
 * thousand million shapes. References that go round count once. Takes time that grows with elements and references only.
 */
export function createSvgOutline(): SvgOutline {
  const parents: number[] = []
  const targets: (readonly string[])[] = []
  const byId = new Map<string, number>()

  /** Elements inside each one, then those it refers to. */
  function edges(): readonly number[][] {
    const found = parents.map((): number[] => [])
    parents.forEach((parent, at) => found[parent]?.push(at))
    targets.forEach((ids, at) => {
      for (const id of ids) {
        const target = byId.get(id)
        if (target !== undefined) found[at]?.push(target)
      }
    })
    return found
  }

  return {
    add(parent, id, references) {
      parents.push(parent)
      targets.push(references)
      // The first one of a name is the one that is meant.
      if (id !== undefined && !byId.has(id)) byId.set(id, parents.length - 1)
      return parents.length - 1
    },
    weight(most) {
      if (parents.length > most) return most + 1
      const next = edges()
      const weights = new Map<number, number>()
      const isOpen = new Set<number>()
      const stack = [0]
      // Each element is looked at when it is opened and when all that it draws is known.
      for (let at = stack.at(-1); at !== undefined; at = stack.at(-1)) {
        if (weights.has(at)) {
          stack.pop()
        } else if (isOpen.has(at)) {
          stack.pop()
          isOpen.delete(at)
          const sum = (next[at] ?? []).reduce((total, each) => total + (weights.get(each) ?? 0), 1)
          weights.set(at, Math.min(sum, most + 1))
        } else {
          isOpen.add(at)
          for (const each of next[at] ?? []) if (!weights.has(each) && !isOpen.has(each)) stack.push(each)
        }
      }
      return parents.length === 0 ? 0 : (weights.get(0) ?? 0)
    },
  }
}
