import type { FieldValues } from '@heddle/kit'
import { MESSAGES } from './messages.ts'

/** Longest favourite format, in characters. */
export const MAX_FORMAT = 100

/** Parts of a date as the date functions know them, the short forms of a language's own formats among them. */
const PARTS = /YYYY|YY|Q|ww?|WW?|Do|X|x|kk?|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|a|A|m{1,2}|SSS|s{1,2}|Z{1,2}|LTS?|L{1,4}|l{1,4}/g
const QUOTED = /\[[^[\]]*]/g

/** What is wrong with a format of dates; `undefined` when all is well. The letter T, which ISO dates have, may stand alone. */
export function checkFormat(format: FieldValues[string]): string | undefined {
  if (typeof format !== 'string' || format === '') return undefined
  const open = format.replace(QUOTED, ' ')
  if (/[[\]]/.test(open)) return MESSAGES.openBracket
  const words = open.replace(PARTS, ' ')
  const unknown = /[A-SU-Za-z]+/.exec(words)?.[0]
  if (unknown !== undefined) return MESSAGES.unknownPart(unknown)
  return open === words ? MESSAGES.noPart : undefined
}
