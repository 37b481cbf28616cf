/** The longest drawing, in characters. */
export const LONGEST = 3_000_000
