import { ENGLISH, englishNumber } from '../../lib/values/english-number.ts'

const MAX_KEPT = 50
const kept = new Map<string, Intl.PluralRules>()

/**
 * Which of three forms of a word goes with a number: languages with two of them know `one` and `few`. A broken number takes
 * `few` in Russian (2,5 товара), as everything but one does in English.
 */
export function pluralForm(value: number, locale: string): 'one' | 'few' | 'many' {
  const english = locale === ENGLISH ? englishNumber(Math.abs(value), {}) : undefined
  if (english !== undefined) return english === '1' ? 'one' : 'few'
  let rules = kept.get(locale)
  if (!rules) {
    if (kept.size >= MAX_KEPT) kept.clear()
    rules = new Intl.PluralRules(locale)
    kept.set(locale, rules)
  }
  const category = rules.select(value)
  if (category === 'one' || category === 'many') return category
  return 'few'
}
