import { orderNumbers } from './order-numbers.ts'

/** As `rankTexts`, for numbers without NaN and -0. */
export function rankNumbers(numbers: readonly number[], positions: readonly number[], ranks: Uint32Array, first: number): number {
  const values = new Float64Array(numbers)
  const order = orderNumbers(values)
  let previous: number | undefined
  let rank = first - 1
  for (let place = 0; place < order.length; place += 1) {
    const at = order[place] ?? 0
    const value = values[at]
    if (value !== previous) rank += 1
    ranks[positions[at] ?? 0] = rank
    previous = value
  }
  return rank + 1
}
