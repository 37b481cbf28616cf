/** Seconds that an answer may take; 10 where none are given. */
export function secondsOf(value: unknown): number {
  return typeof value === 'number' && value >= 1 ? Math.min(value, 30) : 10
}
