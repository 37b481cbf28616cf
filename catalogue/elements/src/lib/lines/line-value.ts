import { toText } from '@heddle/kit/react'
import { readDay, readTime } from './read-day.ts'

const BLACK = '#000000'

/** What a control of a type holds when it is given a value: as the browser would make it, so that both agree. */
export function toShown(type: string, value: unknown): string {
  switch (type) {
    case 'textarea':
      return toText(value).replaceAll(/\r\n?/g, '\n')
    case 'date':
      return readDay(toText(value))
    case 'time':
      return readTime(toText(value))
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
