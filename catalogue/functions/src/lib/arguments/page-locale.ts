import type { FunctionHost } from '@heddle/kit'
import { ENGLISH } from '../values/english-number.ts'

/** Language for numbers and plurals: a function's locale argument, or else that of the page; English for an unknown one. */
export function pageLocale(host: FunctionHost, argument: unknown): string {
  const wanted = typeof argument === 'string' && argument !== '' ? argument : host.language()
  const known = supported.get(wanted)
  if (known !== undefined) return known
  if (wanted === ENGLISH || wanted.length > MAX_TAG_LENGTH) return ENGLISH
  host.spend(LOOK_UP_STEPS)
  const locale = isSupported(wanted) ? wanted : ENGLISH
  if (supported.size >= MAX_KEPT) supported.clear()
  supported.set(wanted, locale)
  return locale
}

const supported = new Map<string, string>()
const MAX_KEPT = 100
const MAX_TAG_LENGTH = 35
const LOOK_UP_STEPS = 500

function isSupported(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}
