const STEPS: readonly (readonly [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [60, 1, 'second'],
  [3600, 60, 'minute'],
  [86_400, 3600, 'hour'],
  [86_400 * 30, 86_400, 'day'],
  [86_400 * 365, 86_400 * 30, 'month'],
  [Infinity, 86_400 * 365, 'year'],
]
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago, in words: `3 minutes ago`, `yesterday`. Times are milliseconds since 1970. */
export function timeAgo(time: number, now: number): string {
  const seconds = Math.max(0, (now - time) / 1000)
  const [, size, unit] = STEPS.find(([limit]) => seconds < limit) ?? [0, 1, 'second' as const]
  return format.format(-Math.floor(seconds / size), unit)
}
