import { isSameValue, toText } from '@heddle/kit/react'
import type { Column } from '../grid/column.ts'
import { optionOf } from '../grid/column-options.ts'
import { readNumber } from '../numbers/read-number.ts'

/** What stands in the field of a cell at first. */
export function draftOf(value: unknown, { holds, options }: Pick<Column, 'holds' | 'options'>): string {
  if (holds === 'select') {
    const option = optionOf(value, options)
    return option ? String(options.indexOf(option)) : ''
  }
  if (holds === 'date' || holds === 'date-time') return dateDraft(value, holds)
  return toText(value)
}

/** The value that a draft spells; `undefined` where it spells none. Nothing is `null`, of texts an empty one. */
export function readDraft(text: string, old: unknown, { holds, options }: Pick<Column, 'holds' | 'options'>): unknown {
  if (text === draftOf(old, { holds, options })) return old ?? null
  switch (holds) {
    case 'number':
      return text.trim() === '' ? null : (readNumber(text) ?? exponentOf(text))
    case 'select':
      return text === '' ? null : options[Number(text)]?.value
    case 'date':
    case 'date-time':
      return text === '' ? null : readDate(text, old, holds)
    case 'auto':
      return typeof old === 'number' ? (readNumber(text) ?? text) : text
    default:
      return text
  }
}

/** A value that is written as `1e21` is taken back as it was shown. */
function exponentOf(text: string): number | undefined {
  const number = text.length < 40 && /^\s*-?\d/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** As the browser's own fields for days and moments have it, in the time zone of the visitor. */
function dateDraft(value: unknown, holds: 'date' | 'date-time'): string {
  if (typeof value === 'string' && DAY.test(value)) return holds === 'date' ? value : `${value}T00:00`
  const moment = momentOf(value)
  if (!moment) return ''
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString()
  return holds === 'date' ? local.slice(0, 10) : local.slice(0, 16)
}

/** A day stays a day, and of a moment with a time the time stays; a number is one again. */
function readDate(text: string, old: unknown, holds: 'date' | 'date-time'): unknown {
  const before = typeof old === 'string' && DAY.test(old) ? undefined : momentOf(old)
  if (holds === 'date' && !before) return DAY.test(text) ? text : undefined
  const time = holds === 'date' && before ? dateDraft(old, 'date-time').slice(10) : ''
  const moment = momentOf(`${text}${time}`)
  if (!moment) return undefined
  return typeof old === 'number' ? moment.getTime() : moment.toISOString()
}

function momentOf(value: unknown): Date | undefined {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date))) return undefined
  const moment = new Date(typeof value === 'string' ? value.slice(0, 40) : value)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Whether a value came out of a draft that is another one than before. */
export const isOther = (value: unknown, old: unknown): boolean => !isSameValue(value, old ?? null)
