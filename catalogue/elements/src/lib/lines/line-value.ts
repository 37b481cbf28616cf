import { toText } from '@heddle/kit/react'

/** A day as browsers take it; what comes with a time is cut. A day that there is not is none. */
export function toDay(value: unknown): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?![^T ])/.exec(toText(value).trim()) ?? []
  const at = Date.parse(`${day}T00:00Z`)
  return day > '0001' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : ''
}

/** A time of day as browsers take it: hours and minutes, perhaps seconds with up to three decimals. */
export function toTime(value: unknown): string {
  const text = toText(value).trim()
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text) ? text : ''
}

const BLACK = '#000000'

/** What a control of a type holds when it is given a value: as the browser would make it, so that both agree. */
export function toShown(type: string, value: unknown): string {
  switch (type) {
    case 'textarea':
      return toText(value).replaceAll(/\r\n?/g, '\n')
    case 'date':
      return toDay(value)
    case 'time':
      return toTime(value)
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(toText(value)) ? toText(value).toLowerCase() : BLACK
    case 'email':
      return toLine(value).trim()
    default:
      return toLine(value)
  }
}

/** A line of text holds no line breaks, whatever it was given. */
export const toLine = (value: unknown): string => toText(value).replaceAll(/[\r\n]/g, '')
