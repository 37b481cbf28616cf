import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../../lib/arguments/page-locale.ts'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { MESSAGES } from '../../lib/messages.ts'
import { fractionDigits, writeNumber } from '../../lib/values/number-format.ts'

export const call: FunctionBody = (host, amount, currency, digits, locale) => {
  const value = requireNumber(amount, 1)
  const code = requireText(currency, 2).toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) throw new Error(MESSAGES.mustBeCurrency(2))
  const options = { style: 'currency', currency: code, ...fractionDigits(optionalNumber(digits, 3, undefined)) } as const
  return writeNumber(host, value, pageLocale(host, locale), options)
}
