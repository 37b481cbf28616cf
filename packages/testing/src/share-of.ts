/** A law over the catalogue meets one value of so many in each case; `npm run test:long -- values laws` tries all of them. */
const ONE_OF = import.meta.env['HEDDLE_MATRIX'] === 'whole' ? 1 : 3

/** Whether all is to be tried that there is, and not a share of it. */
export const isWhole = ONE_OF === 1

/** The values of a case by its number: so many cases one after another meet all of them. */
export function shareOf<T>(values: readonly T[], at: number): readonly T[] {
  return values.filter((_, index) => (index + at) % ONE_OF === 0)
}
