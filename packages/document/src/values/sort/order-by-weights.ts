import { orderByRank } from './order-by-rank.ts'
import { orderNumbers } from './order-numbers.ts'
import type { Steps } from './steps.ts'
import { weighTexts } from './text-weights.ts'

/** Texts in runs: each run before the next, in no order within. */
export interface Runs {
  /** Positions of the texts. */
  readonly order: Uint32Array
  /** By place in the order: 1 where a run begins. */
  readonly isFirst: Uint8Array
}

/** So many looks are taken as long as one text of so many is not told apart: comparing what is left costs less. */
const [MOST_LOOKS, ONE_OF] = [8, 32]

/** Orders texts by the numbers of their characters, again and again those that were the same so far. */
export function* orderByWeights(texts: readonly string[], language: string): Steps<Runs> {
  const order = new Uint32Array(texts.length).map((_, at) => at)
  const isFirst = new Uint8Array(texts.length)
  isFirst[0] = 1
  const weights = weighTexts(texts, language)
  if (!weights) return { order, isFirst }
  for (let look = 0; look < Math.min(weights.looks, MOST_LOOKS); look += 1) {
    // Places of all that stand in a run with others, and which run that is.
    const places = order.map((_, at) => at).filter((at) => !isFirst[at] || isFirst[at + 1] === 0)
    if (places.length * ONE_OF <= order.length) break
    yield
    let limit = 1
    const ranks = places.map((at) => (limit += isFirst[at] ?? 0) - 1)
    const positions = places.map((at) => order[at] ?? 0)
    const own = weights.weigh(look, positions)
    yield
    const byOwn = orderNumbers(own)
    yield
    const sorted = orderByRank(byOwn, { ranks, limit }, false)
    for (let at = 0; at < places.length; at += 1) {
      const [place = 0, from = 0] = [places[at], sorted[at]]
      order[place] = positions[from] ?? 0
      if (own[from] !== own[sorted[at - 1] ?? from]) isFirst[place] = 1
    }
  }
  return { order, isFirst }
}
