import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../arguments/page-locale.ts'
import { optionalNumber, requireNumber } from '../arguments/require-number.ts'
import { fractionDigits, writeNumber } from '../values/number-format.ts'

export const call: FunctionBody = (host, number, digits, locale) =>
  writeNumber(host, requireNumber(number, 1), pageLocale(host, locale), fractionDigits(optionalNumber(digits, 2, undefined)))
