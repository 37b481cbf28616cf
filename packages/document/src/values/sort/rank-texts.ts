import { orderByWeights } from './order-by-weights.ts'
import type { Steps } from './steps.ts'

/** Texts that are looked at to tell whether most are different. */
const SAMPLE = 1000

/**
 * Writes the rank of each text in the order of a language to `ranks[positions[n]]`, from `first` on; texts that are equal in
 * the language have one rank. Gives the first free rank.
 */
export function* rankTexts(
  texts: readonly string[],
  positions: readonly number[],
  language: string,
  ranks: Uint32Array,
  first: number,
): Steps<number> {
  const sample = texts.slice(0, SAMPLE)
  const isVaried = new Set(sample).size * 2 > sample.length
  const places = new Map<string, number>()
  const placeOf = new Uint32Array(texts.length).map((_, at) => {
    if (isVaried) return at
    const text = texts[at] ?? ''
    const place = places.get(text)
    if (place === undefined) places.set(text, places.size)
    return place ?? places.size - 1
  })
  const own = yield* rankEach(isVaried ? texts : [...places.keys()], language)
  for (let at = 0; at < texts.length; at += 1) ranks[positions[at] ?? 0] = first + (own.ranks[placeOf[at] ?? 0] ?? 0)
  return first + own.count
}

/** Ranks of texts: by numbers of their characters as far as these differ, compared where they do not. */
function* rankEach(texts: readonly string[], language: string): Steps<{ readonly ranks: Uint32Array; readonly count: number }> {
  const { order, isFirst } = yield* orderByWeights(texts, language)
  const ranks = new Uint32Array(texts.length)
  // V8 compares ASCII texts twice as fast by this method as by a collator's function; its first use makes a collator.
  const compare = (left: number, right: number) => {
    const [one = '', other = ''] = [texts[left], texts[right]]
    return one === other ? 0 : one.localeCompare(other, language)
  }
  yield
  let count = 0
  for (let from = 0, to = 0; from < order.length; from = to) {
    to = from + 1
    while (to < order.length && isFirst[to] === 0) to += 1
    const run = to === from + 1 ? [order[from] ?? 0] : Array.from(order.subarray(from, to)).sort(compare)
    for (let at = 0; at < run.length; at += 1) {
      if (at > 0 && compare(run[at - 1] ?? 0, run[at] ?? 0) !== 0) count += 1
      ranks[run[at] ?? 0] = count
    }
    count += 1
  }
  return { ranks, count }
}
