/** Calls `fn` once after so many milliseconds (0: when this turn is over), unless the returned function is called before. */
export type Schedule = (fn: () => void, ms: number) => () => void
