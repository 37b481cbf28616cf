/** A day as browsers take it; what comes with a time is cut. A day that there is not is none: an empty text. */
export function readDay(text: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?![^T ])/.exec(text.trim()) ?? []
  const at = Date.parse(`${day}T00:00Z`)
  return day > '0001' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : ''
}

/** A time of day as browsers take it: hours and minutes, perhaps seconds with up to three decimals. Else an empty text. */
export function readTime(text: string): string {
  const time = text.trim()
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(time) ? time : ''
}
