/** Longest time of the browser's timers in milliseconds; a longer one would end at once. */
export const LONGEST_TIMER = 2 ** 31 - 1
