import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../../lib/arguments/page-locale.ts'
import { requireNumber } from '../../lib/arguments/require-number.ts'
import { pluralForm } from './plural-form.ts'

export const call: FunctionBody = (host, number, one, few, many) => {
  const form = pluralForm(requireNumber(number, 1), pageLocale(host, undefined))
  if (form === 'one') return one
  return form === 'many' && many !== undefined ? many : few
}
