import type { FunctionBody } from '@heddle/kit'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, texts) => {
  if (typeof texts === 'string') return texts
  if (texts === undefined || texts === null) return ''
  const byLanguage = requireObject(texts, 1)
  const languages = [host.language(), host.defaultLanguage(), ...spendKeys(host, byLanguage)]
  const language = languages.find((one) => Object.hasOwn(byLanguage, one) && (byLanguage[one] ?? null) !== null)
  return language === undefined ? '' : byLanguage[language]
}
