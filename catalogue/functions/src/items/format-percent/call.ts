import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../../lib/arguments/page-locale.ts'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { fractionDigits, writeNumber } from '../../lib/values/number-format.ts'

export const call: FunctionBody = (host, share, digits, locale) =>
  writeNumber(host, requireNumber(share, 1), pageLocale(host, locale), {
    style: 'percent',
    ...fractionDigits(optionalNumber(digits, 2, 0)),
  })
