/** Milliseconds of a date; never by a method of its own. */
export function instantOf(date: Date): number {
  return Date.prototype.getTime.call(date)
}
