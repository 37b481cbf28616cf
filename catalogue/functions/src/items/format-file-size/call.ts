import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../../lib/arguments/page-locale.ts'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { writeNumber } from '../../lib/values/number-format.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const BYTES_OF_NEXT = 1024

export const call: FunctionBody = (host, bytes, digits, locale) => {
  let size = requireNumber(bytes, 1)
  const most = Math.max(0, Math.min(20, Math.trunc(optionalNumber(digits, 2, 1))))
  let unit = 0
  while (Math.abs(size) >= BYTES_OF_NEXT && unit < UNITS.length - 1) {
    size /= BYTES_OF_NEXT
    unit += 1
  }
  return writeNumber(host, size, pageLocale(host, locale), {
    style: 'unit',
    unit: UNITS[unit] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: unit === 0 ? 0 : most,
  })
}
