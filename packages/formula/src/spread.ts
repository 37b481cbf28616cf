import { allowList, spend, spendOnKeys } from './budget.ts'
import { FormulaError } from './formula-error.ts'
import { FORBIDDEN_NAMES } from './limits.ts'
import { RUN_MESSAGES } from './messages.ts'
import { settled } from './settle.ts'

/** The items of a list or the characters of a text, as `[...value]` puts them in its place. */
export function itemsOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'string' && !Array.isArray(value)) throw new FormulaError('not-a-list', RUN_MESSAGES.notAList)
  allowList(value.length)
  spend(value.length)
  const items: readonly unknown[] = typeof value === 'string' ? Array.from(value) : value
  return items.some((item) => typeof item === 'function') ? items.map(settled) : items
}

/** Copies own enumerable properties, as `{ ...value }` does; what leads to a class stays behind. */
export function copyOwn(target: Record<string, unknown>, value: unknown): void {
  if (value === undefined || value === null) return
  if (typeof value === 'string') {
    allowList(value.length)
    spendOnKeys(value.length)
    for (let at = 0; at < value.length; at += 1) target[at] = value[at]
    return
  }
  if (typeof value !== 'object') return
  if (Array.isArray(value)) allowList(value.length)
  const keys = Object.keys(value)
  spendOnKeys(keys.length)
  for (const key of keys) {
    if (!FORBIDDEN_NAMES.has(key)) target[key] = settled((value as Readonly<Record<string, unknown>>)[key])
  }
}
