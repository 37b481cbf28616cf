import type { Json } from '@heddle/store'
import { inLanguage, isBinding, isByLanguage, type Bindable, type TextByLanguage } from '@heddle/document'
import type { PublishedValue } from '@heddle/document/published'
import { compileBinding, type FormulaContext } from './formulas.ts'

/** Deepest nesting of values that bindings are looked for in. */
const MAX_DEPTH = 40

/**
 * A value whose bindings, at any depth, are compiled to trees, and of whose texts by language that of the page is left. A
 * broken formula is reported with the keys that lead to it and gives nothing.
 */
export function compileValue(
  value: Json | Bindable | undefined,
  context: FormulaContext,
  report: (path: string, problem: string) => void,
  path = '',
  depth = 0,
): PublishedValue | undefined {
  if (isByLanguage(value)) return compileValue(inPageLanguage(value, context), context, report, path, depth)
  if (isBinding(value)) {
    const compiled = compileBinding(value, context)
    if (!('problem' in compiled)) return compiled
    report(path, compiled.problem)
    return undefined
  }
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value
  const inner = (part: Json, key: string | number): PublishedValue | undefined =>
    compileValue(part, context, report, path === '' ? String(key) : `${path}/${key}`, depth + 1)
  if (Array.isArray(value)) return value.map((part: Json, at) => inner(part, at) ?? null)
  const compiled: Record<string, PublishedValue> = {}
  for (const [key, part] of Object.entries(value as Readonly<Record<string, Json>>)) {
    const result = inner(part, key)
    if (result !== undefined) compiled[key] = result
  }
  return compiled
}

/** The text as it is in the language of the page that is made. */
export function inPageLanguage(
  text: TextByLanguage,
  { view, language }: Pick<FormulaContext, 'view' | 'language'>,
): Bindable<string> | undefined {
  const defaultLanguage = view.defaultLanguage() ?? ''
  return inLanguage(text, language ?? defaultLanguage, { defaultLanguage, languages: view.languages() })
}
