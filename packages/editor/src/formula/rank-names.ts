/** Something that is looked for by its name. */
export interface Named {
  readonly label: string
  /** What stands before others that are found as well. */
  readonly boost?: number
}

/** A name that is found, and where in it: pairs of the first character and the one after the last. */
export interface Found<T> {
  readonly option: T
  readonly ranges: readonly number[]
}

/** How well a name is found, best first. */
const RANK = { whole: 0, typed: 1, beginning: 2, word: 3, inside: 4, letters: 5 } as const
const WORD_SIGNS = /[\s._$-]/

/**
 * Looks names up as they are typed. The names are put into their order once, so that a key reads each of them once and sorts
 * nothing: those of the same rank stand in that order.
 * @param most how many are given at once
 */
export function rankNames<T extends Named>(options: readonly T[], most: number) {
  const sorted = options
    .map((option) => ({ option, folded: option.label.toLowerCase() }))
    .sort((a, b) => (b.option.boost ?? 0) - (a.option.boost ?? 0) || (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0))
  return (typed: string): readonly Found<T>[] => {
    if (typed === '') return sorted.slice(0, most).map(({ option }) => ({ option, ranges: [] }))
    const wanted = typed.toLowerCase()
    const byRank = Object.values(RANK).map((): Found<T>[] => [])
    for (const { option, folded } of sorted) {
      const found = findIn(option.label, folded, typed, wanted)
      if (found) byRank[found.rank]?.push({ option, ranges: found.ranges })
    }
    return byRank.flat().slice(0, most)
  }
}

function findIn(
  label: string,
  folded: string,
  typed: string,
  wanted: string,
): { readonly rank: number; readonly ranges: readonly number[] } | undefined {
  const first = folded.indexOf(wanted)
  if (first === -1) {
    const ranges = letterByLetter(folded, wanted)
    return ranges && { rank: RANK.letters, ranges }
  }
  if (first === 0) {
    const rank = folded === wanted ? RANK.whole : label.startsWith(typed) ? RANK.typed : RANK.beginning
    return { rank, ranges: [0, wanted.length] }
  }
  for (let at = first; at !== -1; at = folded.indexOf(wanted, at + 1))
    if (beginsWord(label, at)) return { rank: RANK.word, ranges: [at, at + wanted.length] }
  return { rank: RANK.inside, ranges: [first, first + wanted.length] }
}

/** After a sign between words, or a large letter after a small one. */
function beginsWord(label: string, at: number): boolean {
  const [before, here] = [label.charAt(at - 1), label.charAt(at)]
  return WORD_SIGNS.test(before) || (before === before.toLowerCase() && here !== here.toLowerCase())
}

/** Where the letters stand in their order, neighbours together; nothing where one is missing. */
function letterByLetter(folded: string, wanted: string): readonly number[] | undefined {
  const ranges: number[] = []
  let at = 0
  for (const letter of wanted) {
    const next = folded.indexOf(letter, at)
    if (next === -1) return undefined
    at = next + letter.length
    if (ranges.at(-1) === next) ranges[ranges.length - 1] = at
    else ranges.push(next, at)
  }
  return ranges
}
