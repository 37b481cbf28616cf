import type { FunctionBody } from '@heddle/kit'
import { pageLocale } from '../arguments/page-locale.ts'
import { requireNumber } from '../arguments/require-number.ts'
import { pluralForm } from './plural-form.ts'

export const call: FunctionBody = (host, number, one, few, many) => {
  const form = pluralForm(requireNumber(number, 1), pageLocale(host, undefined))
  if (form === 'one') return one
  return form === 'many' && many !== undefined ? many : few
}
